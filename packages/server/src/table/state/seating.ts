import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';

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
  | { readonly holder: 'bot'; readonly name: string }
  | { readonly holder: 'person'; readonly memberId: number };

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

const EMPTY: Occupant = { holder: 'empty' };

export function emptySeating(seats: number): Seating {
  return { people: [], seats: allSeats(seats).map(() => EMPTY), host: 0, absentHosts: [] };
}

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

/** Returns the seat of a person, by their person id. */
export function seatKnownBy(seating: Seating, personId: string): Seat | null {
  const person = knownBy(seating, personId);
  return person === undefined ? null : seatFor(seating, person.memberId);
}

/** Returns the person on a seat. */
export function personOn(seating: Seating, seat: Seat): Person | undefined {
  const occupant = seating.seats[seat];
  return occupant?.holder === 'person' ? personAt(seating, occupant.memberId) : undefined;
}

/** Returns whether a person, by their person id, has a seat here or is the host. */
export function belongs(seating: Seating, personId: string): boolean {
  return seatKnownBy(seating, personId) !== null || knownBy(seating, personId)?.memberId === seating.host;
}

export function isHere(seating: Seating, memberId: number): boolean {
  return personAt(seating, memberId)?.presence === 'here';
}

/** Returns the spectators: the people who are here without a seat. */
export function watchersOf(seating: Seating): readonly Person[] {
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

/** Returns whether a person who joins may take the seat. */
export function isFree(occupant: Occupant): boolean {
  return occupant.holder === 'empty' && !occupant.locked;
}

export function isFull(seating: Seating): boolean {
  return seating.seats.every((each) => each.holder !== 'empty');
}

/** Returns whether a bot acts for the seat now: its own bot, or one that holds it for a person. */
export function playedByBot(seating: Seating, seat: Seat): boolean {
  const occupant = seating.seats[seat] ?? EMPTY;
  if (occupant.holder !== 'person') return occupant.holder === 'bot';
  return isAbsent(personAt(seating, occupant.memberId));
}

/** Returns whether a bot plays for a person as long as they have a seat. */
export function isAbsent(person: Person | undefined): boolean {
  return person?.presence === 'held' || person?.presence === 'idle';
}

/**
 * Adds a person who joins. The first one becomes the host, and so does a returning host. A new person is a spectator at first.
 */
export function arrive(seating: Seating, newcomer: Omit<Person, 'presence'>): Seating {
  const others = seating.people.filter((each) => each.memberId !== newcomer.memberId);
  const people: readonly Person[] = [...others, { ...newcomer, presence: 'here' }];
  const wasHost = seating.absentHosts.indexOf(newcomer.personId);
  const absentHosts = wasHost < 0 ? seating.absentHosts : seating.absentHosts.slice(0, wasHost);
  return { ...seating, people, absentHosts, host: seating.host === 0 || wasHost >= 0 ? newcomer.memberId : seating.host };
}

/** Changes the name and avatar of a person. */
export function introduced(seating: Seating, memberId: number, calling: Pick<Person, 'name' | 'seal'>): Seating {
  return { ...seating, people: seating.people.map((each) => (each.memberId === memberId ? { ...each, ...calling } : each)) };
}

/** Handles a lost connection. A seated person and the host are kept; a mere spectator is removed. */
export function depart(seating: Seating, memberId: number): Seating {
  const presence = isAbsent(personAt(seating, memberId)) ? 'held' : 'away';
  return forgetStrangers(withPresence(seating, memberId, presence));
}

/**
 * Handles a person who was away for longer than the grace time, or idle: a bot holds the seat, and another person becomes the
 * host.
 */
export function hold(seating: Seating, memberId: number): Seating {
  const presence = isAlone(seating, memberId) ? 'away' : isHere(seating, memberId) ? 'idle' : 'held';
  const { personId } = personAt(seating, memberId) ?? {};
  const passed = passHosting(withPresence(seating, memberId, presence), memberId);
  const isAbsentHost = passed.host !== seating.host && personId !== undefined;
  return forgetStrangers(isAbsentHost ? { ...passed, absentHosts: [...passed.absentHosts, personId] } : passed);
}

/** Gives a seat to a bot for good during a match. */
export function giveSeatToBot(seating: Seating, seat: Seat, name: string): Seating {
  return occupied(seating, seat, { holder: 'bot', name });
}

/**
 * Gives the seat of a person who is away, or for whom a bot plays, to a bot. The person becomes a spectator, if they are here.
 */
export function giveAbsentSeatToBot(seating: Seating, seat: Seat, name: string): Result<Seating, TableRefusal> {
  const occupant = seating.seats[seat];
  if (occupant === undefined) return refused('no-such-seat');
  if (occupant.holder !== 'person' || personAt(seating, occupant.memberId)?.presence === 'here')
    return refused('already-playing');
  const { memberId } = occupant;
  const awake = personAt(seating, memberId)?.presence === 'idle' ? withPresence(seating, memberId, 'here') : seating;
  return accepted(forgetStrangers(giveSeatToBot(awake, seat, name)));
}

/** Gives the seat of a bot to a spectator. */
export function takeSeatFromBot(seating: Seating, seat: Seat, memberId: number): Result<Seating, TableRefusal> {
  const occupant = seating.seats[seat];
  if (occupant === undefined) return refused('no-such-seat');
  if (occupant.holder !== 'bot') return refused('seat-taken');
  return accepted(occupied(seating, seat, { holder: 'person', memberId }));
}

/** Swaps two seats. */
export function swapped(seating: Seating, one: Seat, other: Seat): Seating {
  const [first, second] = [seating.seats[one], seating.seats[other]];
  if (first === undefined || second === undefined) return seating;
  return occupied(occupied(seating, one, second), other, first);
}

/** Makes another person the host, if they are here. */
export function passHost(seating: Seating, memberId: number): Result<Seating, TableRefusal> {
  return isHere(seating, memberId) ? accepted({ ...seating, host: memberId }) : refused('nobody-there');
}

/** Handles a person who leaves deliberately. Their seat is free at once, unless a match is being played. */
export function leave(seating: Seating, memberId: number, playing: boolean): Seating {
  const left = playing ? seating : withoutOccupant(seating, seatFor(seating, memberId));
  const passed = passHosting(withPresence(left, memberId, isAlone(seating, memberId) ? 'away' : 'held'), memberId);
  const gone = !playing && passed.host === memberId;
  const absentHosts = passed.absentHosts.filter((each) => each !== personAt(seating, memberId)?.personId);
  return forgetStrangers({ ...passed, absentHosts, ...(gone && { host: 0 }) });
}

export function sit(seating: Seating, memberId: number, seat: Seat): Result<Seating, TableRefusal> {
  const occupant = seating.seats[seat];
  if (occupant === undefined) return refused('no-such-seat');
  if (occupant.holder !== 'empty') return refused('seat-taken');
  if (occupant.locked) return refused('seat-locked');
  const withoutOldSeat = withoutOccupant(seating, seatFor(seating, memberId));
  return accepted(occupied(withoutOldSeat, seat, { holder: 'person', memberId }));
}

/** Seats a person on the first free seat, if there is one. A person who has a seat keeps it. */
export function sitAnywhere(seating: Seating, memberId: number): Seating {
  const seat = seating.seats.findIndex(isFree);
  if (seat < 0 || seatFor(seating, memberId) !== null) return seating;
  return occupied(seating, seat, { holder: 'person', memberId });
}

export function stand(seating: Seating, memberId: number): Result<Seating, TableRefusal> {
  const seat = seatFor(seating, memberId);
  return seat === null ? refused('not-seated') : accepted(withoutOccupant(seating, seat));
}

export function fill(seating: Seating, seat: Seat, name: string): Result<Seating, TableRefusal> {
  const occupant = seating.seats[seat];
  if (occupant === undefined) return refused('no-such-seat');
  return occupant.holder === 'empty' ? accepted(occupied(seating, seat, { holder: 'bot', name })) : refused('seat-taken');
}

/** Locks an empty seat, or unlocks it. */
export function lock(seating: Seating, seat: Seat, locked: boolean): Result<Seating, TableRefusal> {
  const occupant = seating.seats[seat];
  if (occupant === undefined) return refused('no-such-seat');
  if (occupant.holder !== 'empty') return refused('seat-taken');
  return accepted(occupied(seating, seat, locked ? { holder: 'empty', locked } : EMPTY));
}

/** Marks everyone as away, because all connections are about to close. Spectators are expected back as well. */
export function allAway(seating: Seating): Seating {
  const people = seating.people.map((each) => (each.presence === 'held' ? each : { ...each, presence: 'away' as const }));
  return { ...seating, people };
}

/**
 * Returns a seating with the wanted number of seats. If there are too many, the empty ones are removed first, then those of bots,
 * then those of the people who came last, who become spectators.
 */
export function withSeats(seating: Seating, wanted: number): Seating {
  const { seats } = seating;
  if (seats.length <= wanted) return { ...seating, seats: [...seats, ...allSeats(wanted - seats.length).map(() => EMPTY)] };
  const going = allSeats(seats.length)
    .toSorted((one, other) => worth(seats[one]) - worth(seats[other]) || other - one)
    .slice(0, seats.length - wanted);
  return { ...seating, seats: seats.filter((_, seat) => !going.includes(seat)) };
}

/** Returns the priority of a seat when some are removed: the lowest goes first. People who came earlier have lower member ids. */
function worth(occupant: Occupant | undefined): number {
  switch (occupant?.holder) {
    case 'person':
      return 1 + 1 / occupant.memberId;
    case 'bot':
      return 1;
    default:
      return 0;
  }
}

/** Empties a seat. A person on it becomes a spectator; a bot is removed. */
export function clear(seating: Seating, seat: Seat): Result<Seating, TableRefusal> {
  return seating.seats[seat] === undefined ? refused('no-such-seat') : accepted(forgetStrangers(withoutOccupant(seating, seat)));
}

function occupied(seating: Seating, seat: Seat, occupant: Occupant): Seating {
  return { ...seating, seats: seating.seats.with(seat, occupant) };
}

export function withoutOccupant(seating: Seating, seat: Seat | null): Seating {
  return seat === null ? seating : occupied(seating, seat, EMPTY);
}

function withPresence(seating: Seating, memberId: number, presence: Presence): Seating {
  return { ...seating, people: seating.people.map((each) => (each.memberId === memberId ? { ...each, presence } : each)) };
}

/**
 * Makes another person the host: a seated person who is here, or else a spectator. If no other person is here, the host stays.
 */
function passHosting(seating: Seating, from: number): Seating {
  if (seating.host !== from) return seating;
  const here = seating.people.filter((each) => each.presence === 'here');
  const heir = here.find((each) => seatFor(seating, each.memberId) !== null) ?? here[0];
  return heir === undefined ? seating : { ...seating, host: heir.memberId };
}

/** Removes people who are neither here, nor seated, nor the host. */
function forgetStrangers(seating: Seating): Seating {
  const people = seating.people.filter(
    (each) =>
      each.presence === 'here' ||
      each.presence === 'idle' ||
      each.memberId === seating.host ||
      seatFor(seating, each.memberId) !== null,
  );
  return { ...seating, people };
}
