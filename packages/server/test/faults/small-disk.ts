import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own that holds little. */
export interface SmallDisk {
  readonly dir: string;
  /** Nothing more fits on it, until there is room again. */
  fill(): void;
  makeRoom(): void;
  /** Whether anything can be written to it at all. */
  lock(locked: boolean): void;
  remove(): void;
}

/** `null` where nothing may be mounted. */
export function smallDisk(bytes: number): SmallDisk | null {
  const dir = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const ballast = join(dir, 'ballast');
  const mount = (...words: string[]) => execFileSync('mount', words, { stdio: 'ignore' });
  try {
    mount('-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', dir);
  } catch {
    rmSync(dir, { recursive: true });
    return null;
  }
  return {
    dir,
    fill() {
      const page = Buffer.alloc(4096);
      try {
        for (;;) appendFileSync(ballast, page);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    makeRoom: () => rmSync(ballast),
    lock: (locked) => mount('-o', `remount,${locked ? 'ro' : 'rw'}`, dir),
    remove() {
      execFileSync('umount', ['-l', dir], { stdio: 'ignore' });
      rmSync(dir, { recursive: true });
    },
  };
}
