import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { type SeenCards, withSeatedPlayers } from '../state/seen-cards.ts';
import { withSharedHandViewers } from '../state/shared-hands.ts';
import { withPresentLeader } from '../state/shared-replay.ts';
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
  const { round, deal } = table.clocks;
  table.value = value;
  table.clocks = clocksAfter(table.clocks, value, { now: table.now(), forced });
  const isUnchanged = value.seating === seating && table.clocks.round === round && table.clocks.deal === deal;
  if (!isUnchanged) table.seenCards = seenCardsAfter(table.seenCards, value);
  for (const publisher of table.publishers) publisher.publish(value, table.clocks);
}

function seenCardsAfter(before: SeenCards, value: TableValue): SeenCards {
  const deal = dealOf(value);
  return withSharedHandViewers(withSeatedPlayers(before, value.seating, deal), value, deal);
}
