import type { BotLevel } from '@hundredfold/shared/core/bot-level.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Takeover } from '../../storage/stored-table.ts';

/**
 * The presence of a person. `held`: away for longer than the grace time, or left during a match. `idle`: here, but inactive for
 * too long. A bot plays for both.
 */
export type Presence = 'here' | 'idle' | 'away' | 'held';

/** A person whom the table knows: here, seated, or the host. */
export interface Person {
  /** The member id, by which everyone at the table may know them. */
  readonly memberId: number;
  /** The hash of the secret that identifies a returning person. It is never shown. */
  readonly personId: string;
  /** The name that they entered. Others see the result of `shownName`. */
  readonly name: string;
  readonly seal: number;
  readonly presence: Presence;
}

export type Occupant =
  /** An empty seat; `locked` if the host keeps it free for someone. */
  | { readonly holder: 'empty'; readonly locked?: true }
  /** A bot; `level` is left out if it has that of the table. */
  | { readonly holder: 'bot'; readonly name: string; readonly level?: BotLevel }
  /** A person; `takeover` is left out if they did not take the seat over from a bot. */
  | { readonly holder: 'person'; readonly memberId: number; readonly takeover?: Takeover };

/** The people at a table, their seats, and the member id of the host (0 if there is none). */
export interface Seating {
  readonly people: readonly Person[];
  readonly seats: readonly Occupant[];
  readonly host: number;
  /**
   * The person ids of hosts who were away for longer than the grace time, the earliest first. Each of them becomes the host again
   * on return.
   */
  readonly absentHosts: readonly string[];
}

export const EMPTY_SEAT: Occupant = { holder: 'empty' };

export function personAt(seating: Seating, memberId: number): Person | undefined {
  return seating.people.find((each) => each.memberId === memberId);
}

export function knownBy(seating: Seating, personId: string): Person | undefined {
  return seating.people.find((each) => each.personId === personId);
}

export function seatFor(seating: Seating, memberId: number): Seat | null {
  const seat = seating.seats.findIndex((each) => each.holder === 'person' && each.memberId === memberId);
  return seat < 0 ? null : seat;
}

export function seatKnownBy(seating: Seating, personId: string): Seat | null {
  const person = knownBy(seating, personId);
  return person === undefined ? null : seatFor(seating, person.memberId);
}

export function personOn(seating: Seating, seat: Seat): Person | undefined {
  const occupant = seating.seats[seat];
  return occupant?.holder === 'person' ? personAt(seating, occupant.memberId) : undefined;
}

export function personOnSince(seating: Seating, seat: Seat, { matchNumber, version }: Takeover): Person | undefined {
  const occupant = seating.seats[seat];
  const takeover = occupant?.holder === 'person' ? occupant.takeover : undefined;
  return takeover?.matchNumber === matchNumber && takeover.version >= version ? undefined : personOn(seating, seat);
}

export function belongs(seating: Seating, personId: string): boolean {
  return seatKnownBy(seating, personId) !== null || knownBy(seating, personId)?.memberId === seating.host;
}

export function isHere(seating: Seating, memberId: number): boolean {
  return personAt(seating, memberId)?.presence === 'here';
}

export function spectatorsOf(seating: Seating): readonly Person[] {
  return seating.people.filter((each) => each.presence === 'here' && seatFor(seating, each.memberId) === null);
}

/** Returns whether a person has the only seat of the table. This seat is kept for them without limit. */
export function isAlone(seating: Seating, memberId: number): boolean {
  return seating.seats.length === 1 && seatFor(seating, memberId) !== null;
}

export function anybodyHere(seating: Seating): boolean {
  return seating.people.some((each) => each.presence === 'here');
}

/** Returns the member ids of people who are seated and here, by seat. */
export function seatedAndHere(seating: Seating): readonly number[] {
  return expectedAtSeats(seating).filter((memberId) => isHere(seating, memberId));
}

/**
 * Returns the member ids of people for whom no bot plays, by seat. They are here, or their connection has been lost for less than
 * the grace time.
 */
export function expectedAtSeats(seating: Seating): readonly number[] {
  return seating.seats.flatMap((each, seat) => (each.holder === 'person' && !playedByBot(seating, seat) ? [each.memberId] : []));
}

/**
 * Returns whether a person who joins may take the seat. While people gather, this includes the seat of a person who has been away for
 * longer than the grace time: they may have come back in another browser, and keep the seat only as long as nobody wants it.
 */
export function isFree(seating: Seating, seat: Seat, isGathering: boolean): boolean {
  const occupant = seating.seats[seat];
  if (occupant?.holder === 'empty') return !occupant.locked;
  return isGathering && personOn(seating, seat)?.presence === 'held';
}

/** Returns whether the person on a seat has lost the connection. */
export function isVacant(seating: Seating, seat: Seat): boolean {
  const presence = personOn(seating, seat)?.presence;
  return presence === 'away' || presence === 'held';
}

export function isFull(seating: Seating): boolean {
  return seating.seats.every((each) => each.holder !== 'empty');
}

/** Returns whether a bot acts for the seat now: its own bot, or one that holds it for a person. */
export function playedByBot(seating: Seating, seat: Seat): boolean {
  const occupant = seating.seats[seat] ?? EMPTY_SEAT;
  if (occupant.holder !== 'person') return occupant.holder === 'bot';
  return isAbsent(personAt(seating, occupant.memberId));
}

/** Returns whether a bot plays for a person as long as they have a seat. */
export function isAbsent(person: Person | undefined): boolean {
  return person?.presence === 'held' || person?.presence === 'idle';
}

export function withOccupant(seating: Seating, seat: Seat, occupant: Occupant): Seating {
  return { ...seating, seats: seating.seats.with(seat, occupant) };
}

export function withoutOccupant(seating: Seating, seat: Seat | null): Seating {
  return seat === null ? seating : withOccupant(seating, seat, EMPTY_SEAT);
}

export function withPerson(seating: Seating, memberId: number, changed: Partial<Person>): Seating {
  return { ...seating, people: seating.people.map((each) => (each.memberId === memberId ? { ...each, ...changed } : each)) };
}

export function withoutStrangers(seating: Seating): Seating {
  const people = seating.people.filter(
    (each) =>
      each.presence === 'here' ||
      each.presence === 'idle' ||
      each.memberId === seating.host ||
      seatFor(seating, each.memberId) !== null,
  );
  return { ...seating, people };
}
