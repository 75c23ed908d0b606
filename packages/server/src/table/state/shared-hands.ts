import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { isHere, personAt, type Seating, seatFor } from './seating.ts';

/** A hand that a seated player (`by`) shows to a spectator (`to`), by their member ids. */
export interface SharedHand {
  readonly by: number;
  readonly to: number;
}

interface HandSharing {
  readonly phase: string;
  readonly seating: Seating;
  readonly sharedHands: readonly SharedHand[];
}

/** Returns the shared hands that are valid now: the owner is seated, and the spectator is here without a seat. */
export function activeSharedHands({ sharedHands, seating, phase }: HandSharing): readonly SharedHand[] {
  if (phase !== 'playing') return [];
  return sharedHands.filter(
    ({ by, to }) => seatFor(seating, by) !== null && seatFor(seating, to) === null && isHere(seating, to),
  );
}

/** Returns the seat whose hand a spectator sees; if there are several, the first that was shared. */
export function seatSharedWith(value: HandSharing, memberId: number): Seat | null {
  const shared = activeSharedHands(value).find(({ to }) => to === memberId);
  return shared === undefined ? null : seatFor(value.seating, shared.by);
}

/** Returns the person ids of everyone who sees a shared hand. */
export function sharedHandViewers(value: HandSharing): readonly string[] {
  return activeSharedHands(value).flatMap(({ to }) => personAt(value.seating, to)?.personId ?? []);
}
