import type { Seat } from './seat.ts';

/** How a game ended. */
export interface Outcome {
  /** By seat. */
  readonly scores: readonly number[];
  /** Seats by place, best first, equals together; absent in a solitaire. */
  readonly ranking?: readonly (readonly Seat[])[];
  /** Only in a solitaire. */
  readonly won?: boolean;
}

/** Whether a seat has won; nobody has as long as the game goes on. */
export function hasWon(outcome: Outcome | null, seat: Seat): boolean {
  return outcome?.won ?? outcome?.ranking?.[0]?.includes(seat) ?? false;
}

/** Seats by place, most points first, equals together. */
export function rankByMost(scores: readonly number[]): readonly (readonly Seat[])[] {
  const levels = [...new Set(scores)].sort((one, other) => other - one);
  return levels.map((level) => scores.flatMap((score, seat) => (score === level ? [seat] : [])));
}
