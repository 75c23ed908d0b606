import { statSync } from 'node:fs';

/**
 * Watches whether files that are open are still where they were: a file that was deleted, or replaced by another, takes whatever is
 * written to it, and nobody finds it again. Returns what is wrong, as a sentence, or `null`.
 */
export function watchFileMoves(files: readonly string[]): () => string | null {
  const opened = new Map<string, string>();
  const isElsewhere = (file: string): boolean => {
    const id = idOf(file);
    // Some files come with the first write.
    if (id !== null && !opened.has(file)) opened.set(file, id);
    return id !== (opened.get(file) ?? null);
  };
  files.forEach(isElsewhere);
  return () => {
    const gone = files.find(isElsewhere);
    return gone === undefined ? null : `${gone} was deleted or replaced while the server was running`;
  };
}

/** The device and the inode of a file; `null` where there is none. */
function idOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? null : `${found.dev} ${found.ino}`;
}
