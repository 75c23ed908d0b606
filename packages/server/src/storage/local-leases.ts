import type { LeaseOperations, SynchronousCalls } from './game-storage.ts';
import { type Lease, LeaseEnded } from './lease.ts';

/** The leases of a storage that only this process uses. `check` throws `LeaseEnded` if the lease has ended. */
export function localLeases(): { readonly operations: SynchronousCalls<keyof LeaseOperations>; check(lease: Lease): void } {
  const held = new Map<string, number>();
  let last = 0;
  const isHeld = ({ code, generation }: Lease): boolean => held.get(code) === generation;
  return {
    operations: {
      claim(code) {
        const generation = ++last;
        held.set(code, generation);
        return { code, generation };
      },
      ended: (leases) => leases.filter((lease) => !isHeld(lease)).map(({ code }) => code),
      release(lease) {
        if (isHeld(lease)) held.delete(lease.code);
      },
      holderOf: () => null,
    },
    check(lease) {
      if (!isHeld(lease)) throw new LeaseEnded(lease);
    },
  };
}
