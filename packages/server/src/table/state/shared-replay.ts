import { personAt, type Seating, seatFor } from './seating.ts';
import type { TableValue } from './table.ts';

/**
 * Returns the value without a shared replay whose leader is gone: they left, were removed, or did not come back within the grace time.
 * While their connection is lost, the replay waits for them, except at a table with one seat, whose player has no grace time.
 */
export function withPresentLeader(value: TableValue): TableValue {
  const { sharedReplay, seating } = value;
  return sharedReplay === null || mayLead(seating, sharedReplay.leader) ? value : { ...value, sharedReplay: null };
}

function mayLead(seating: Seating, memberId: number): boolean {
  const presence = personAt(seating, memberId)?.presence;
  if (presence === 'away') return seating.seats.length > 1 && seatFor(seating, memberId) !== null;
  return presence === 'here' || presence === 'idle';
}
