import { type Result, refused } from '@hundredfold/shared/core/result.ts';
import { hasHands } from '@hundredfold/shared/protocol/spectators.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { change } from '../runtime/commit.ts';
import { freezeName } from '../state/frozen-names.ts';
import { personAt, seatFor } from '../state/seating.ts';
import { withViewers } from '../state/seen-cards.ts';
import { activeSharedHands, type SharedHand } from '../state/shared-hands.ts';
import { dealOf, type Table } from '../state/table.ts';

/** Starts or stops showing a player's hand to a spectator. It ends with the match at the latest. */
export async function shareHand(table: Table, loan: SharedHand, lent: boolean): Promise<Result<null, TableRefusal>> {
  const { value, seenCards } = table;
  const deal = dealOf(value);
  if (deal === null || !hasHands(table.game)) return refused('not-playing');
  if (seatFor(value.seating, loan.by) === null) return refused('not-seated');
  const others = value.loans.filter(({ by, to }) => by !== loan.by || to !== loan.to);
  if (!lent) return change(table, { ...value, loans: others }, 'shown');
  const after = { ...value, loans: [...others, loan] };
  const watcher = personAt(value.seating, loan.to);
  if (watcher === undefined || !activeSharedHands(after).includes(loan)) return refused('nobody-there');
  freezeName(table, watcher);
  table.seenCards = withViewers(seenCards, [watcher.personId], deal);
  return change(table, after, 'dropped');
}
