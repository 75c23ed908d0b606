import type { Seat } from '@hundredfold/shared/core/seat.ts';

/** A seat's place around the table: from −1 to 1 across and down, the middle of the table at 0, 0. */
export interface RingPlace {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
}

/** All seats clockwise, the nearest one first: it is at the bottom. */
export function ringPlaces(seats: number, nearest: Seat): readonly RingPlace[] {
  return Array.from({ length: seats }, (_, step) => {
    const angle = Math.PI / 2 + (step * 2 * Math.PI) / seats;
    return { seat: (nearest + step) % seats, x: rounded(Math.cos(angle)), y: rounded(Math.sin(angle)) };
  });
}

function rounded(length: number): number {
  return Math.round(length * 1000) / 1000 + 0;
}
