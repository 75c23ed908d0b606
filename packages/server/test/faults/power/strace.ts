import { execFileSync } from 'node:child_process';

/** Sees to it that there is Debian's `strace`, which records what a process asks of the disk. */
export function ensureStrace(): void {
  if (isThere()) return;
  try {
    for (const words of [['update'], ['install', '--no-install-recommends', 'strace']]) {
      execFileSync('apt-get', ['-y', '-q', ...words], {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  } catch {
    // What follows says what is missing.
  }
  if (!isThere()) throw new Error('The power-cut test needs strace, and it could not be installed: apt-get install strace.');
}

function isThere(): boolean {
  try {
    execFileSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
