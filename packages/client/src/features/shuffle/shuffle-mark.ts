import { isOver } from '@hundredfold/shared/core/view.ts';
import { receiptOf } from '../../net/shuffle-receipts.ts';
import type { Snapshot } from '../../net/table-link.ts';
import type { CheckedShuffle } from './check-record.ts';

/** The state of a shuffle, as far as this browser knows it. */
export type ShuffleMark = 'fixed' | 'checking' | 'device' | CheckedShuffle['mark'];

type MarkedSnapshot = Pick<Snapshot, 'phase' | 'view' | 'shuffle' | 'seat' | 'me' | 'playedOn'>;

/** Returns the mark of the game at a table; `null` while there is nothing to say. A finished game has been checked, or will be. */
export function markOf(snapshot: MarkedSnapshot, checked: CheckedShuffle | null): ShuffleMark | null {
  const { phase, view, shuffle, playedOn } = snapshot;
  if (phase === 'gathering') return null;
  if (isOver(view)) return checked?.mark ?? 'checking';
  if (playedOn !== null) return 'continued';
  if (shuffle.stage !== 'fixed') return null;
  if (shuffle.roster.length === 0) return 'alone';
  return tookPart(snapshot) ? 'fixed' : 'missed';
}

/**
 * Returns whether this browser had committed, but did not reveal in time. While the game goes on, it knows the seats that were missing;
 * someone who sat down there later has not committed.
 */
export function isLate({ view, shuffle, seat }: MarkedSnapshot, checked: CheckedShuffle | null): boolean {
  if (isOver(view)) return checked !== null && 'isLate' in checked && checked.isLate === true;
  return seat !== null && shuffle.missing.includes(seat) && receiptOf(shuffle.match) !== null;
}

/** Returns whether the number of this browser is in the shuffle. A spectator has none, and need not have one. */
function tookPart({ shuffle, seat, me }: MarkedSnapshot): boolean {
  return seat === null || shuffle.roster.some((person) => person.seat === seat && person.member === me);
}
