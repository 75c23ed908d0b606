import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { EMPTY_SEAT, type Seating } from '../seating.ts';

export function emptySeating(seats: number): Seating {
  return { people: [], seats: allSeats(seats).map(() => EMPTY_SEAT), host: 0, absentHosts: [] };
}
