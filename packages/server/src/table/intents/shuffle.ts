import { accepted, refused } from '@hundredfold/shared/core/result.ts';
import type { Intent } from '@hundredfold/shared/protocol/intents.ts';
import { addReveal } from '@hundredfold/shared/shuffle-proof/attempts.ts';
import { commitmentTo } from '@hundredfold/shared/shuffle-proof/commitment.ts';
import { seatFor } from '../state/seating.ts';
import { nextShuffle, type Table } from '../state/table.ts';
import { haveAllCommitted, shuffleStage } from '../state/table-shuffle.ts';
import type { ChangeResult } from '../turn/commit.ts';
import { setValue } from '../turn/set-value.ts';
import { continueStart, start } from './start.ts';
import type { ValueAt } from './why-not-allowed.ts';

/**
 * Takes a player's commitment for the next match. It replaces an earlier one of the same player. It is made here with the member id of
 * its sender, so that a copy of what another player has sent is another commitment, and harms nobody.
 */
export async function commitToShuffle(
  table: Table,
  memberId: number,
  { starts, lastStart, top }: Intent<'commit'>,
  value: ValueAt<'commit'>,
): ChangeResult {
  const shuffle = nextShuffle(value);
  if (shuffle === null || shuffleStage(shuffle) !== 'open') return refused('stale');
  const { seating } = value;
  const others = shuffle.commitments.filter((each) => each.member !== memberId && seatFor(seating, each.member) !== null);
  const { match, seal } = shuffle;
  const commit = commitmentTo({ match, seal, member: memberId }, { starts, lastStart, top });
  const committed = { ...shuffle, commitments: [...others, { member: memberId, starts, lastStart, commit }] };
  setValue(table, { ...value, shuffle: committed });
  return committed.startsItself && haveAllCommitted(committed, seating) ? start(table, seating) : accepted(null);
}

export async function revealForShuffle(table: Table, memberId: number, { reveal }: Intent<'reveal'>): ChangeResult {
  const { value } = table;
  const shuffle = nextShuffle(value);
  const seat = seatFor(value.seating, memberId);
  if (value.phase === 'playing' || value.phase === 'halted' || seat === null) return refused('stale');
  if (shuffle === null || shuffle.attempts === null) return refused('stale');
  const { match, seal, attempts } = shuffle;
  const added = addReveal({ match, seal, attempts }, { seat, reveal });
  return added.ok ? continueStart(table, { ...value, shuffle: { ...shuffle, attempts: added.value } }) : refused('stale');
}
