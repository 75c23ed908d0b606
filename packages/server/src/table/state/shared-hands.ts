import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { isHere, personAt, type Seating, seatFor } from './seating.ts';
import { type Deal, type SeenCards, withViewers } from './seen-cards.ts';

/** Somebody seated lets somebody who watches see their hand; both by their numbers. */
export interface SharedHand {
  readonly by: number;
  readonly to: number;
}

/** Of a table's value, what loans depend on. */
interface Lending {
  readonly phase: string;
  readonly seating: Seating;
  readonly loans: readonly SharedHand[];
}

/** Those loans that hold: whoever lends still sits there, and whoever looks is here, and has no seat. */
export function activeSharedHands({ loans, seating, phase }: Lending): readonly SharedHand[] {
  if (phase !== 'playing') return [];
  return loans.filter(({ by, to }) => seatFor(seating, by) !== null && seatFor(seating, to) === null && isHere(seating, to));
}

/** Whose hand somebody who watches sees; of several the first that was lent to them. */
export function seatSharedWith(value: Lending, number: number): Seat | null {
  const loan = activeSharedHands(value).find(({ to }) => to === number);
  return loan === undefined ? null : seatFor(value.seating, loan.by);
}

/** What is remembered of those who look, once another deal is played. */
export function withSharedHandViewers(before: SeenCards, value: Lending, deal: Deal | null): SeenCards {
  return deal === null ? before : withViewers(before, sharedHandViewers(value), deal);
}

/** Who sees somebody's hand by their leave, by their person ids. */
export function sharedHandViewers(value: Lending): readonly string[] {
  return activeSharedHands(value).flatMap(({ to }) => personAt(value.seating, to)?.personId ?? []);
}
