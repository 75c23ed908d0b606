import { isOver } from '@hundredfold/shared/core/view.ts';
import { commitmentOf } from '@hundredfold/shared/shuffle-proof/commitment.ts';
import { receiptOf } from '../../net/shuffle-receipts.ts';
import type { Snapshot } from '../../net/table-link.ts';
import type { CheckedShuffle, MissedPart } from './check-record.ts';

/** The state of a shuffle, as far as this browser knows it. */
export type ShuffleMark = 'fixed' | 'checking' | 'device' | CheckedShuffle['mark'];

type MarkedSnapshot = Pick<Snapshot, 'phase' | 'view' | 'shuffle' | 'seat' | 'playedOn'>;

/** Returns the mark of the game at a table; `null` while there is nothing to say. A finished game has been checked, or will be. */
export function markOf(snapshot: MarkedSnapshot, checked: CheckedShuffle | null): ShuffleMark | null {
  const { phase, view, shuffle, seat, playedOn } = snapshot;
  if (phase === 'gathering') return null;
  if (isOver(view)) return checked?.mark ?? 'checking';
  if (playedOn !== null) return 'continued';
  if (shuffle.stage !== 'fixed') return null;
  if (shuffle.roster.length === 0) return 'alone';
  return seat === null || isInRoster(shuffle) ? 'fixed' : 'missed';
}

/**
 * Returns why the number of this browser is not in the shuffle, although it had drawn one; `null` if it is, or if it never had one. While
 * the game goes on, it cannot know yet whether its reveal was late.
 */
export function missedPartOf(snapshot: MarkedSnapshot, checked: CheckedShuffle | null): MissedPart | null {
  const { view, shuffle, seat } = snapshot;
  if (isOver(view)) return checked !== null && 'missed' in checked ? (checked.missed ?? null) : null;
  if (seat === null || shuffle.stage !== 'fixed' || receiptOf(shuffle.match) === null || isInRoster(shuffle)) return null;
  return shuffle.missing.includes(seat) ? 'silent' : 'absent';
}

/** Returns whether the number of this browser is in a shuffle. The table's word for who is in it is not enough. */
function isInRoster({ match, roster }: MarkedSnapshot['shuffle']): boolean {
  const receipt = receiptOf(match);
  if (receipt === null) return false;
  const commitment = commitmentOf(receipt);
  return roster.some(({ commit }) => commit === commitment);
}
