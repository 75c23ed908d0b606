import { mayAct } from '@hundredfold/shared/core/view.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { playStopOf } from './play-stop.ts';

export function isMyTurn(snapshot: Snapshot): boolean {
  const { phase, view, seat, seats, takebackRequest } = snapshot;
  if (phase !== 'playing' || seat === null || playStopOf(snapshot) !== null || takebackRequest !== null) return false;
  return mayAct(view) && seats[seat]?.status !== 'held';
}

/**
 * Returns whether the player is called to their turn: not for another move of the same turn, unless a bot made the last one,
 * and not in solo play.
 */
export function isCalled(before: Pick<Snapshot, 'version'> | null, { seats, version, forced }: Snapshot): boolean {
  if (seats.length === 1) return false;
  return before === null || (forced === version && before.version < version);
}

/** The seconds before the end of the player's time at which a knock is heard. */
const KNOCK_SECONDS = [10, 5, 4, 3, 2, 1];

/** Returns the delays of the knocks, in milliseconds, if this much time is left. */
export function knocksIn(left: number): readonly number[] {
  return KNOCK_SECONDS.map((seconds) => left - seconds * 1000).filter((wait) => wait > 0);
}
