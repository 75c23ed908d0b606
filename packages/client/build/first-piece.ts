/** What rolldown tells of a module to whoever puts it into a piece. */
interface Told {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

const known = new Map<string, boolean>();

/** Whether the first page needs a module: it is the entry, or imported by what the first page needs, and not only when asked for. */
export function isNeededFirst(id: string, told: Told): boolean {
  const before = known.get(id);
  if (before !== undefined) return before;
  known.set(id, false); // While its importers are asked, which may be in a circle with it.
  const info = told.getModuleInfo(id);
  const needed = info !== null && (info.isEntry || info.importers.some((importer) => isNeededFirst(importer, told)));
  known.set(id, needed);
  return needed;
}
