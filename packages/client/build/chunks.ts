import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface ModuleGraph {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/** A group of modules in one chunk; `null` for a module of no such group. */
type ChunkName = (id: string, graph: ModuleGraph) => string | null;

/**
 * Returns the modules that a page needs at once: its roots, and what these import statically. A request costs a page more than the few
 * kilobytes that it may not need yet. The messages of a language are chunks of their own.
 */
function neededBy(name: string, isRoot: (id: string, isEntry: boolean) => boolean): ChunkName {
  const known = new Map<string, boolean>();
  const isNeeded = (id: string, graph: ModuleGraph): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false); // Guards against import cycles while the importers are checked.
    if (MESSAGES.test(id)) return false;
    const { isEntry, importers } = graph.getModuleInfo(id) ?? { isEntry: false, importers: [] };
    const needed = isRoot(id, isEntry) || importers.some((importer) => isNeeded(importer, graph));
    known.set(id, needed);
    return needed;
  };
  return (id, graph) => (isNeeded(id, graph) ? name : null);
}

function isFile(path: string): (id: string) => boolean {
  const file = fileURLToPath(new URL(`../src/${path}`, import.meta.url));
  if (!existsSync(file)) throw new Error(`the chunks of the build need ${path}`);
  return (id) => id === file;
}

const isFirst = neededBy('first', (_, isEntry) => isEntry);
const isAllTexts = isFile('i18n/index.ts');

const firstChunk: ChunkName = (id, graph) => {
  const chunk = isFirst(id, graph);
  if (chunk !== null && isAllTexts(id)) throw new Error('the first chunk imports the texts of i18n/index.ts');
  return chunk;
};

const isConnection = neededBy('connection', isFile('features/lobby/open-lobby.ts'));
const isColyseus = (id: string): boolean => /node_modules\/(?:\.pnpm\/)?(?:@colyseus|msgpackr)/.test(id);
const isPainter = neededBy('painter', isFile('table/paint/paint-cards.ts'));
const isPixi = (id: string): boolean => /node_modules\/(?:\.pnpm\/)?pixi\.js/.test(id);

const MESSAGES = /\/(?:i18n|messages)\/([a-z]{2,3}(?:-\w+)?)(?:\/([\w-]+))?\.ts(\?about)?$/;

/** The messages of a language, so that players load only theirs. Those that the start page needs are in the file of one module. */
function messagesChunk(id: string): string | null {
  const [, language, file, about] = MESSAGES.exec(id) ?? [];
  return language === undefined || file === 'first' || about !== undefined ? null : `messages-${language}`;
}

/** The groups of the build. A module is in the first one that it belongs to. */
const GROUPS: readonly ChunkName[] = [
  firstChunk,
  // All requests over HTTP, which pages without tables need as well.
  neededBy('requests', isFile('net/account/identity.ts')),
  neededBy('lobby', isFile('features/lobby/open-tables.tsx')),
  // The connection to a room, with Colyseus: the list of open tables comes by it, too.
  (id, graph) => (isColyseus(id) ? 'connection' : isConnection(id, graph)),
  neededBy('cards', isFile('cards/card.ts')),
  // A table before the game, which the start page loads ahead.
  neededBy('room', isFile('app/table-page/room-page.tsx')),
  // A table during the game, with all games: the host may change to another one.
  neededBy('table', isFile('app/table-page/play-table.tsx')),
  // The painter of the cards, with Pixi. It is large, and a table is shown before it has come.
  (id, graph) => (isPixi(id) ? 'painter' : isPainter(id, graph)),
  messagesChunk,
];

export const CHUNKS = GROUPS.map((name, index, { length }) => ({ name, priority: length - index }));
