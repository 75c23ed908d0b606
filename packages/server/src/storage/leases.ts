import { type Archive, type Lease, LeaseEnded, type StoredTable } from './archive.ts';

/** The leases of a storage that only this process uses. */
export interface Leases {
  claim(code: string): Lease;
  /** Throws `LeaseEnded` if the lease has ended. */
  check(lease: Lease): void;
  release(lease: Lease): void;
  ended(leases: readonly Lease[]): readonly string[];
}

export function localLeases(): Leases {
  const held = new Map<string, number>();
  let last = 0;
  const isHeld = ({ code, generation }: Lease): boolean => held.get(code) === generation;
  return {
    ended: (leases) => leases.filter((lease) => !isHeld(lease)).map(({ code }) => code),
    claim(code) {
      const generation = ++last;
      held.set(code, generation);
      return { code, generation };
    },
    check(lease) {
      if (!isHeld(lease)) throw new LeaseEnded(lease);
    },
    release(lease) {
      if (isHeld(lease)) held.delete(lease.code);
    },
  };
}

/** Runs `work` on a table that is not loaded here. Returns false if another process has the table. */
export async function underLease(
  archive: Pick<Archive, 'claim' | 'release'>,
  code: string,
  work: (lease: Lease) => Promise<void>,
): Promise<boolean> {
  const lease = await archive.claim(code);
  if (lease === null) return false;
  try {
    await work(lease);
    return true;
  } finally {
    await archive.release(lease);
  }
}

/** Saves a table that is not loaded. */
export async function storeTable(archive: Pick<Archive, 'claim' | 'release' | 'saveTable'>, table: StoredTable): Promise<void> {
  const isKept = await underLease(archive, table.code, (lease) => archive.saveTable(table, lease));
  if (!isKept) throw new Error('another process has loaded the table');
}
