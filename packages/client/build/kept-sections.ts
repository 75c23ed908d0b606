import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FOUND_GAMES } from './games.ts';

const ABOUT = /\/messages\/[\w-]+\.ts\?about$/;

/** The texts within `about` that pages read only once all texts have loaded. */
const LATER: readonly string[] = ['about', 'phrases'];

/** The parts of a manifest that pages get by the lists of the build. */
const LISTED: readonly string[] = ['rules', 'rulebooks', 'messages', 'presentation', 'moment', 'preview'];

interface Property {
  readonly start: number;
  readonly end: number;
  readonly key: { readonly name?: string };
  readonly value: { readonly start: number; readonly properties?: readonly Property[] };
}

/**
 * Imports only the short texts of the section `about` of a game's messages from `messages/de.ts?about`, and of its manifest what no
 * list has. The start page needs no more of a game, and loads all games.
 */
export function keptSections(): Plugin {
  const manifests = new Set(FOUND_GAMES.map(({ folder }) => join(folder, 'game.ts')));
  const isKept = (id: string): ((name: string) => boolean) | null => {
    if (ABOUT.test(id)) return (name) => name === 'about';
    return manifests.has(id) ? (name) => !LISTED.includes(name) : null;
  };
  return {
    name: 'kept-sections',
    transform(code, id) {
      const keeps = isKept(id);
      if (keeps === null) return null;
      for (const statement of this.parse(code).body) {
        if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
        const [exported] = statement.declaration.declarations;
        if (exported?.init?.type !== 'ObjectExpression') continue;
        const kept = (exported.init.properties as readonly Property[]).filter(({ key }) => keeps(key.name ?? ''));
        const { start, end } = exported.init;
        const sections = kept.map((each) => (ABOUT.test(id) ? shortened(code, each) : code.slice(each.start, each.end)));
        return { code: `${code.slice(0, start)}{ ${sections} }${code.slice(end)}`, map: null };
      }
      return this.error(`${id} exports no object with sections`);
    },
  };
}

/** Returns the code of a property without the texts that come later. */
function shortened(code: string, { start, end, value }: Property): string {
  if (value.properties === undefined) return code.slice(start, end);
  const kept = value.properties.filter(({ key }) => !LATER.includes(key.name ?? ''));
  return `${code.slice(start, value.start)}{ ${kept.map((each) => shortened(code, each))} }`;
}
