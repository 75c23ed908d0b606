import { type Pace, paceTimes } from '@hundredfold/shared/protocol/pace.ts';
import type { TimeSpan } from '../../net/table-link.ts';

/** The reading of a seat's clock, in whole seconds: the time left for this move, and the reserve for the deal. */
export interface ClockReading {
  readonly move: number;
  readonly reserve: number;
}

/** Reads a clock. The reserve is used after the time for the move is over. A player who missed moves has none. */
export function readClock({ from, due }: TimeSpan, pace: Pace, now: number): ClockReading {
  const { move, bank } = paceTimes(pace);
  const reserve = Math.max(0, Math.min(bank * 1000, due - from - move * 1000));
  const moveEnds = due - reserve;
  return { move: secondsUntil(moveEnds, now), reserve: secondsUntil(due, Math.max(now, moveEnds)) };
}

/** Returns the milliseconds until the reading changes; `null` after the time is over. */
export function untilNextReading({ due }: TimeSpan, now: number): number | null {
  const left = due - now;
  return left <= 0 ? null : left - (Math.ceil(left / 1000) - 1) * 1000;
}

function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
