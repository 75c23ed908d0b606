import { isOver } from '@hundredfold/shared/core/view.ts';
import { declineReason, startsToConfirm } from '../../net/shuffle/shuffle-participant.ts';
import { receiptIn } from '../../net/shuffle/shuffle-receipts.ts';
import { ownEntry } from '../../net/shuffle/shuffle-witness.ts';
import type { Snapshot } from '../../net/table-link.ts';
import type { CheckedShuffle, MissedPart } from './check-record.ts';
import { liveHistory, type ShuffleHistory } from './shuffle-history.ts';

/** The state of a shuffle, as far as this browser knows it. `again`: the table has begun anew, and the browser waits for its player. */
export type ShuffleMark = 'fixed' | 'checking' | 'device' | 'again' | CheckedShuffle['mark'];

type MarkedSnapshot = Pick<
  Snapshot,
  'code' | 'from' | 'me' | 'phase' | 'playedOn' | 'record' | 'seat' | 'seats' | 'shuffle' | 'view'
>;

/** Returns the mark of the game at a table; `null` while there is nothing to say. A finished game has been checked, or will be. */
export function markOf(snapshot: MarkedSnapshot, checked: CheckedShuffle | null): ShuffleMark | null {
  const { phase, view, shuffle, seat, playedOn } = snapshot;
  if (startsToConfirm(snapshot) !== null) return 'again';
  if (phase === 'gathering') return null;
  if (isOver(view)) return checked?.mark ?? 'checking';
  if (playedOn !== null) return 'continued';
  if (shuffle.stage !== 'fixed') return null;
  if (shuffle.roster.length === 0) return 'alone';
  return seat === null || isInRoster(shuffle) ? 'fixed' : 'missed';
}

type MissedReason = MissedPart | 'stranger' | 'otherGame';

/**
 * Returns why the number of this browser is not in the shuffle, although it had drawn one; `null` if it is, or if it never had one.
 * While the game goes on, it cannot know yet whether its reveal was late.
 */
export function missedReason(snapshot: MarkedSnapshot, checked: CheckedShuffle | null): MissedReason | null {
  const { view, shuffle, seat, record } = snapshot;
  if (isOver(view)) {
    const missed = checked !== null && 'missed' in checked ? (checked.missed ?? null) : null;
    return missed === 'silent' ? (declineReason(record) ?? missed) : missed;
  }
  if (seat === null || shuffle.stage !== 'fixed' || receiptIn(shuffle) === null || isInRoster(shuffle)) return null;
  return shuffle.missing.includes(seat) ? (declineReason(shuffle.match) ?? 'silent') : 'absent';
}

/** Returns what happened before the game of a mark; `null` where nothing did, or nothing is known of it. */
export function historyIn(mark: ShuffleMark, snapshot: MarkedSnapshot, checked: CheckedShuffle | null): ShuffleHistory | null {
  if (mark === 'device' || mark === 'again') return null;
  if (!isOver(snapshot.view)) return liveHistory(snapshot);
  return checked !== null && 'history' in checked ? (checked.history ?? null) : null;
}

/** Returns whether the number of this browser is in a shuffle. The table's word for who is in it is not enough. */
function isInRoster(shuffle: MarkedSnapshot['shuffle']): boolean {
  const receipt = receiptIn(shuffle);
  return receipt !== null && ownEntry(shuffle, receipt) !== undefined;
}
