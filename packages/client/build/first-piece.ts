/** The part of rolldown's module information that assigns a module to a chunk. */
interface Told {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

const known = new Map<string, boolean>();

/**
 * Returns whether the first page needs a module: it is the entry, or something that the first page needs imports it statically.
 */
export function isNeededFirst(id: string, told: Told): boolean {
  const before = known.get(id);
  if (before !== undefined) return before;
  known.set(id, false); // Guards against import cycles while the importers are checked.
  const info = told.getModuleInfo(id);
  const needed = info !== null && (info.isEntry || info.importers.some((importer) => isNeededFirst(importer, told)));
  known.set(id, needed);
  return needed;
}
