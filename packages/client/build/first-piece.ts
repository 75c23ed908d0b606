import { isMessages } from './messages-chunk.ts';

/** The part of rolldown's module graph that decides which chunk a module goes into. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

const known = new Map<string, boolean>();

/**
 * Returns whether the first page needs a module: it is the entry, or something that the first page needs imports it statically. The
 * messages of a language are chunks of their own, but what they import is shared by all languages.
 */
export function isNeededFirst(id: string, graph: ModuleGraph): boolean {
  const before = known.get(id);
  if (before !== undefined) return before;
  known.set(id, false); // Guards against import cycles while the importers are checked.
  if (isMessages(id)) return false;
  const info = graph.getModuleInfo(id);
  const needed =
    info !== null && (info.isEntry || info.importers.some((importer) => isMessages(importer) || isNeededFirst(importer, graph)));
  known.set(id, needed);
  return needed;
}
