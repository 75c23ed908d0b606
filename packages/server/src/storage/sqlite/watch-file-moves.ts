import { statSync } from 'node:fs';

/**
 * Watches whether open files are still at their paths, and as long as before. A file that was deleted or replaced still accepts
 * writes, but they are lost, and so is what was cut off. These files get shorter in `shorten` alone.
 */
export function watchFileMoves(files: readonly string[]) {
  const opened = new Map<string, OpenFile>();
  const isElsewhere = (file: string): boolean => {
    const found = statSync(file, { throwIfNoEntry: false });
    const before = opened.get(file);
    if (found === undefined) return before !== undefined; // Some files are created by the first write.
    const id = `${found.dev} ${found.ino}`;
    if (before === undefined) opened.set(file, { id, size: found.size, isShortened: false });
    else if (before.id === id) {
      before.isShortened ||= found.size < before.size;
      before.size = Math.max(before.size, found.size);
    }
    return before !== undefined && (before.id !== id || before.isShortened);
  };
  const problem = (): string | null => {
    const gone = files.find(isElsewhere);
    return gone === undefined ? null : `${gone} was deleted, replaced or shortened while the server was running`;
  };
  files.forEach(isElsewhere);
  return {
    problem,
    /** Does work that may shorten files, unless there is a problem. */
    shorten(work: () => void): void {
      if (problem() !== null) return;
      try {
        work();
      } finally {
        for (const file of opened.values()) file.size = 0;
      }
    },
  };
}

interface OpenFile {
  /** The device and the inode. */
  readonly id: string;
  size: number;
  isShortened: boolean;
}
