import { fromHex, type Hex, NO_VALUE, taggedDigits } from './encoding.ts';
import type { Move } from './match.ts';
import { allSeats, type Seat } from './seat.ts';
import { canonicalJson } from './state-hash.ts';

/** The hash of the moves of each seat that count, in order. Its size does not depend on the length of the match. */
export type SeatTrails = readonly Hex[];

export function noTrails(seats: number): SeatTrails {
  return allSeats(seats).map(() => NO_VALUE);
}

export function withMove(trails: SeatTrails, { seat, action }: Pick<Move, 'seat' | 'action'>): SeatTrails {
  const before = fromHex(trails[seat] ?? NO_VALUE);
  return trails.with(seat, taggedDigits('move', [before, canonicalJson(action)]));
}

/** The point of a match at which chance outcomes are due. */
export interface TurnPoint {
  /** The number of moves that counted before this turn. */
  readonly moves: number;
  readonly trails: SeatTrails;
  readonly mover: Seat | null;
}

/**
 * Returns a text that is the same for the same decision: after as many moves, by the same seat, and with the same moves of the others.
 * The moves of the mover are not in it, so that nobody gets another outcome by another move.
 */
export function decisionName({ moves, trails, mover }: TurnPoint): string {
  return [moves, mover, ...trails.filter((_, seat) => seat !== mover)].join();
}
