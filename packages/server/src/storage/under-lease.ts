import type { GameStorage } from './game-storage.ts';
import type { Lease } from './lease.ts';

/** Runs `work` on a table that is not loaded here. Returns false if another process has the table. */
export async function underLease(
  storage: Pick<GameStorage, 'claim' | 'release'>,
  code: string,
  work: (lease: Lease) => Promise<void>,
): Promise<boolean> {
  const lease = await storage.claim(code);
  if (lease === null) return false;
  try {
    await work(lease);
    return true;
  } finally {
    await storage.release(lease);
  }
}
