import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { personAt, type Seating, seatFor } from '../state/seating.ts';
import { withSeatedPlayers, withViewers } from '../state/seen-cards.ts';
import { sharedHandViewers } from '../state/shared-hands.ts';
import { dealOf, type Table, type TableValue } from '../state/table.ts';
import { clocksAfter } from '../state/turn-clocks.ts';

/**
 * Replaces the value of a table. All changes go through this function, and data that has to be durable is stored before it is
 * called. `forced` is the seat for which a bot moved because its time was up.
 */
export function setValue(table: Table, next: TableValue, forced: Seat | null = null): void {
  if (table.isClosed) return;
  const value = withPresentLeader(next);
  const { seating } = table.value;
  const { matchNumber, deal } = table.clocks;
  table.value = value;
  table.clocks = clocksAfter(table.clocks, value, table.now(), forced);
  const isUnchanged = value.seating === seating && table.clocks.matchNumber === matchNumber && table.clocks.deal === deal;
  const now = dealOf(value);
  if (!isUnchanged && now !== null)
    table.seenCards = withViewers(withSeatedPlayers(table.seenCards, value.seating, now), sharedHandViewers(value), now);
  for (const publisher of table.publishers) publisher.publish(value, table.clocks);
}

/**
 * Returns the value without a shared replay whose leader is gone: they left, were removed, or did not come back within the grace time.
 * While their connection is lost, the replay waits for them, except at a table with one seat, whose player has no grace time.
 */
function withPresentLeader(value: TableValue): TableValue {
  const { sharedReplay, seating } = value;
  return sharedReplay === null || mayLead(seating, sharedReplay.leader) ? value : { ...value, sharedReplay: null };
}

function mayLead(seating: Seating, memberId: number): boolean {
  const presence = personAt(seating, memberId)?.presence;
  if (presence === 'away') return seating.seats.length > 1 && seatFor(seating, memberId) !== null;
  return presence === 'here' || presence === 'idle';
}
