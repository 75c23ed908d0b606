import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { isHere, personAt, type Seating, seatFor } from './seating.ts';
import { type Deal, type Memory, memoryOfLook } from './seen-cards.ts';

/** Somebody seated lets somebody who watches see their hand; both by their numbers. */
export interface Loan {
  readonly by: number;
  readonly to: number;
}

/** Of a table's value, what loans depend on. */
interface Lending {
  readonly phase: string;
  readonly seating: Seating;
  readonly loans: readonly Loan[];
}

/** Those loans that hold: whoever lends still sits there, and whoever looks is here, and has no seat. */
export function standingLoans({ loans, seating, phase }: Lending): readonly Loan[] {
  if (phase !== 'playing') return [];
  return loans.filter(({ by, to }) => seatFor(seating, by) !== null && seatFor(seating, to) === null && isHere(seating, to));
}

/** Whose hand somebody who watches sees; of several the first that was lent to them. */
export function seatLentTo(value: Lending, number: number): Seat | null {
  const loan = standingLoans(value).find(({ to }) => to === number);
  return loan === undefined ? null : seatFor(value.seating, loan.by);
}

/** What is remembered of those who look, once another deal is played. */
export function memoryOfLoans(before: Memory, value: Lending, deal: Deal | null): Memory {
  return deal === null ? before : memoryOfLook(before, lookersOf(value), deal);
}

/** Who sees somebody's hand by their leave, by their person ids. */
export function lookersOf(value: Lending): readonly string[] {
  return standingLoans(value).flatMap(({ to }) => personAt(value.seating, to)?.personId ?? []);
}
