import { statSync } from 'node:fs';

/**
 * Watches whether open files are still at their paths. A file that was deleted or replaced still accepts writes, but they are
 * lost. Returns a function that returns the problem as a sentence, or `null`.
 */
export function watchFileMoves(files: readonly string[]): () => string | null {
  const opened = new Map<string, string>();
  const isElsewhere = (file: string): boolean => {
    const id = idOf(file);
    // Some files are created by the first write.
    if (id !== null && !opened.has(file)) opened.set(file, id);
    return id !== (opened.get(file) ?? null);
  };
  files.forEach(isElsewhere);
  return () => {
    const gone = files.find(isElsewhere);
    return gone === undefined ? null : `${gone} was deleted or replaced while the server was running`;
  };
}

/** Returns the device and the inode of a file; `null` if the file does not exist. */
function idOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? null : `${found.dev} ${found.ino}`;
}
