import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly dir: string;
  fill(): void;
  makeRoom(): void;
  /** Makes the disk read-only, or writable again. */
  lock(locked: boolean): void;
  remove(): void;
}

/** Mounts a small disk; returns `null` if file systems cannot be mounted here. */
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
    makeRoom: () => rmSync(ballast, { force: true }),
    lock: (locked) => mount('-o', `remount,${locked ? 'ro' : 'rw'}`, dir),
    remove() {
      execFileSync('umount', ['-l', dir], { stdio: 'ignore' });
      rmSync(dir, { recursive: true });
    },
  };
}
