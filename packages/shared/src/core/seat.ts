/** 0 … n−1, clockwise. */
export type Seat = number;

/** No game has more. */
export const MAX_SEATS = 8;

export function leftOf(seat: Seat, seats: number): Seat {
  return (seat + 1) % seats;
}

export function rightOf(seat: Seat, seats: number): Seat {
  return (seat + seats - 1) % seats;
}

export function allSeats(seats: number): readonly Seat[] {
  const all: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) all.push(seat);
  return all;
}

const NOBODY: readonly Seat[] = [];
const EACH: readonly (readonly Seat[])[] = allSeats(MAX_SEATS).map((seat) => [seat]);

/** Nobody, or one seat: always the same list for the same seat, as it is asked for at every step. */
export function onlySeat(seat: Seat | null): readonly Seat[] {
  return seat === null ? NOBODY : (EACH[seat] ?? [seat]);
}

/** A list by seat with another entry for one of them; what `with` does, in two thirds of the time. */
export function atSeat<Entry>(list: readonly Entry[], seat: Seat, entry: Entry): readonly Entry[] {
  const copy = list.slice();
  copy[seat] = entry;
  return copy;
}
