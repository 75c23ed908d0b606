import { mayAct } from '@hundredfold/shared/core/view.ts';
import type { Snapshot } from '../link/table-link.ts';
import { standstillOf } from './standstill.ts';

/** Whether a game waits for the person in front of this browser. */
export function isMyTurn(snapshot: Snapshot): boolean {
  const { phase, view, seat, seats, regret } = snapshot;
  if (phase !== 'playing' || seat === null || standstillOf(snapshot) !== null || regret !== 0) return false;
  return mayAct(view) && seats[seat]?.status !== 'held';
}

/** Whether somebody is called to their turn: not for one more move of the same turn, unless a bot made the last one, and not where nobody else plays. */
export function isCalled(before: Pick<Snapshot, 'version'> | null, { seats, version, forced }: Snapshot): boolean {
  if (seats.length === 1) return false;
  return before === null || (forced === version && before.version < version);
}

/** Seconds before the end of one's time, each of which is knocked. */
const KNOCKED = [10, 5, 4, 3, 2, 1];

/** In how many milliseconds there is a knock, where so many are left. */
export function knocksIn(left: number): readonly number[] {
  return KNOCKED.map((seconds) => left - seconds * 1000).filter((wait) => wait > 0);
}
