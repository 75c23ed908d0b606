import { refused } from '@hundredfold/shared/core/result.ts';
import { hasHands } from '@hundredfold/shared/protocol/spectators.ts';
import { freezeName } from '../state/frozen-names.ts';
import { personAt } from '../state/seating.ts';
import { withViewers } from '../state/seen-cards.ts';
import { activeSharedHands, type SharedHand } from '../state/shared-hands.ts';
import { dealOf, type Table } from '../state/table.ts';
import { type ChangeResult, commitValue } from '../turn/commit.ts';

/** Starts or stops showing a player's hand to a spectator. It ends with the match at the latest. */
export async function showHand(table: Table, shared: SharedHand, isShown: boolean): ChangeResult {
  const { value, seenCards } = table;
  const deal = dealOf(value);
  if (deal === null || !hasHands(table.game)) return refused('not-playing');
  const others = value.sharedHands.filter(({ by, to }) => by !== shared.by || to !== shared.to);
  if (!isShown) return commitValue(table, { ...value, sharedHands: others }, 'shown');
  const after = { ...value, sharedHands: [...others, shared] };
  const watcher = personAt(value.seating, shared.to);
  if (watcher === undefined || !activeSharedHands(after).includes(shared)) return refused('nobody-there');
  freezeName(table, watcher);
  table.seenCards = withViewers(seenCards, [watcher.personId], deal);
  return commitValue(table, after);
}
