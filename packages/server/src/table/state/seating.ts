import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';

/**
 * `held`: away for longer than the grace time, or left in the middle of a game; `idle`: here, and did nothing for too long. A bot
 * plays for both meanwhile.
 */
export type Presence = 'here' | 'idle' | 'away' | 'held';

/** Somebody whom the table knows: here, seated, or its host. */
export interface Person {
  /** The number by which everybody at the table may know them. */
  readonly number: number;
  /** Hash of the secret that makes them the same person when they come again. Never shown. */
  readonly personId: string;
  /** As they gave it; `shownName` is what others are shown. */
  readonly name: string;
  readonly seal: number;
  readonly presence: Presence;
}

export type Occupant =
  /** Locked: the host keeps it free for somebody. */
  | { readonly holder: 'empty'; readonly locked?: true }
  | { readonly holder: 'bot'; readonly name: string }
  | { readonly holder: 'person'; readonly number: number };

/** Who sits where, who watches, and who is the host (0: nobody). */
export interface Seating {
  readonly people: readonly Person[];
  readonly seats: readonly Occupant[];
  readonly host: number;
  /**
   * The person ids of hosts who were away for longer than the grace time, the first of them first: whoever of them comes back is the
   * host again.
   */
  readonly absentHosts: readonly string[];
}

const EMPTY: Occupant = { holder: 'empty' };

export function emptySeating(seats: number): Seating {
  return { people: [], seats: allSeats(seats).map(() => EMPTY), host: 0, absentHosts: [] };
}

export function personAt(seating: Seating, number: number): Person | undefined {
  return seating.people.find((each) => each.number === number);
}

export function knownBy(seating: Seating, personId: string): Person | undefined {
  return seating.people.find((each) => each.personId === personId);
}

export function seatFor(seating: Seating, number: number): Seat | null {
  const seat = seating.seats.findIndex((each) => each.holder === 'person' && each.number === number);
  return seat < 0 ? null : seat;
}

/** The seat of somebody, by their person id. */
export function seatKnownBy(seating: Seating, personId: string): Seat | null {
  const person = knownBy(seating, personId);
  return person === undefined ? null : seatFor(seating, person.number);
}

/** Whoever has that seat. */
export function personOn(seating: Seating, seat: Seat): Person | undefined {
  const occupant = seating.seats[seat];
  return occupant?.holder === 'person' ? personAt(seating, occupant.number) : undefined;
}

/** Whether somebody, by their person id, has a seat here or is the host. */
export function belongs(seating: Seating, personId: string): boolean {
  return seatKnownBy(seating, personId) !== null || knownBy(seating, personId)?.number === seating.host;
}

export function isHere(seating: Seating, number: number): boolean {
  return personAt(seating, number)?.presence === 'here';
}

/** Who is here without a seat. */
export function watchersOf(seating: Seating): readonly Person[] {
  return seating.people.filter((each) => each.presence === 'here' && seatFor(seating, each.number) === null);
}

/** Whether they have the only seat there is: it is kept for them without limit. */
export function isAlone(seating: Seating, number: number): boolean {
  return seating.seats.length === 1 && seatFor(seating, number) !== null;
}

export function anybodyHere(seating: Seating): boolean {
  return seating.people.some((each) => each.presence === 'here');
}

/** The numbers of those who sit here and are here, by seat. */
export function seatedAndHere(seating: Seating): readonly number[] {
  return expectedAtSeats(seating).filter((number) => isHere(seating, number));
}

/** The numbers of those for whom no bot plays, by seat: they are here, or their connection is down for less than the grace time. */
export function expectedAtSeats(seating: Seating): readonly number[] {
  return seating.seats.flatMap((each, seat) => (each.holder === 'person' && !playedByBot(seating, seat) ? [each.number] : []));
}

/** Whether whoever comes may sit down there. */
export function isFree(occupant: Occupant): boolean {
  return occupant.holder === 'empty' && !occupant.locked;
}

export function isFull(seating: Seating): boolean {
  return seating.seats.every((each) => each.holder !== 'empty');
}

/** Whether a bot acts for the seat now: its own, or one that holds it for somebody. */
export function playedByBot(seating: Seating, seat: Seat): boolean {
  const occupant = seating.seats[seat] ?? EMPTY;
  if (occupant.holder !== 'person') return occupant.holder === 'bot';
  return isAbsent(personAt(seating, occupant.number));
}

/** Whether a bot has to play for them as long as they have a seat. */
export function isAbsent(person: Person | undefined): boolean {
  return person?.presence === 'held' || person?.presence === 'idle';
}

/** Somebody comes: the first to come is the host, and so is a host who comes back; a newcomer watches at first. */
export function arrive(seating: Seating, newcomer: Omit<Person, 'presence'>): Seating {
  const others = seating.people.filter((each) => each.number !== newcomer.number);
  const people: readonly Person[] = [...others, { ...newcomer, presence: 'here' }];
  const wasHost = seating.absentHosts.indexOf(newcomer.personId);
  const absentHosts = wasHost < 0 ? seating.absentHosts : seating.absentHosts.slice(0, wasHost);
  return { ...seating, people, absentHosts, host: seating.host === 0 || wasHost >= 0 ? newcomer.number : seating.host };
}

/** Somebody has another name, or another seal. */
export function introduced(seating: Seating, number: number, calling: Pick<Person, 'name' | 'seal'>): Seating {
  return { ...seating, people: seating.people.map((each) => (each.number === number ? { ...each, ...calling } : each)) };
}

/** The line dropped: a seat or the host's part is kept for them, a mere watcher is gone. */
export function depart(seating: Seating, number: number): Seating {
  const presence = isAbsent(personAt(seating, number)) ? 'held' : 'away';
  return forgetStrangers(withPresence(seating, number, presence));
}

/** Away for longer than the grace time, or idle: a bot holds the seat, somebody else is the host. */
export function hold(seating: Seating, number: number): Seating {
  const presence = isAlone(seating, number) ? 'away' : isHere(seating, number) ? 'idle' : 'held';
  const { personId } = personAt(seating, number) ?? {};
  const passed = passHosting(withPresence(seating, number, presence), number);
  const isAbsentHost = passed.host !== seating.host && personId !== undefined;
  return forgetStrangers(isAbsentHost ? { ...passed, absentHosts: [...passed.absentHosts, personId] } : passed);
}

/** In the middle of a game somebody else takes over a seat for good. */
export function replace(seating: Seating, seat: Seat, name: string): Seating {
  return occupied(seating, seat, { holder: 'bot', name });
}

/** The seat of somebody who is away, or for whom a bot plays, is the bot's from now on; its person watches, if they are here. */
export function release(seating: Seating, seat: Seat, name: string): Result<Seating, TableRefusal> {
  const occupant = seating.seats[seat];
  if (occupant === undefined) return refused('no-such-seat');
  if (occupant.holder !== 'person' || personAt(seating, occupant.number)?.presence === 'here') return refused('already-playing');
  const { number } = occupant;
  const awake = personAt(seating, number)?.presence === 'idle' ? withPresence(seating, number, 'here') : seating;
  return accepted(forgetStrangers(replace(awake, seat, name)));
}

/** A bot gives up its seat to somebody who watches. */
export function relieve(seating: Seating, seat: Seat, number: number): Result<Seating, TableRefusal> {
  const occupant = seating.seats[seat];
  if (occupant === undefined) return refused('no-such-seat');
  if (occupant.holder !== 'bot') return refused('seat-taken');
  return accepted(occupied(seating, seat, { holder: 'person', number }));
}

/** Two who sit at the table change places. */
export function swapped(seating: Seating, one: Seat, other: Seat): Seating {
  const [first, second] = [seating.seats[one], seating.seats[other]];
  if (first === undefined || second === undefined) return seating;
  return occupied(occupied(seating, one, second), other, first);
}

/** Another person is the host, who has to be here. */
export function passHost(seating: Seating, number: number): Result<Seating, TableRefusal> {
  return isHere(seating, number) ? accepted({ ...seating, host: number }) : refused('nobody-there');
}

/** Left for good: the seat is free at once, unless a game is being played. */
export function leave(seating: Seating, number: number, playing: boolean): Seating {
  const left = playing ? seating : vacated(seating, seatFor(seating, number));
  const passed = passHosting(withPresence(left, number, isAlone(seating, number) ? 'away' : 'held'), number);
  const gone = !playing && passed.host === number;
  const absentHosts = passed.absentHosts.filter((each) => each !== personAt(seating, number)?.personId);
  return forgetStrangers({ ...passed, absentHosts, ...(gone && { host: 0 }) });
}

export function sit(seating: Seating, number: number, seat: Seat): Result<Seating, TableRefusal> {
  const occupant = seating.seats[seat];
  if (occupant === undefined) return refused('no-such-seat');
  if (occupant.holder !== 'empty') return refused('seat-taken');
  if (occupant.locked) return refused('seat-locked');
  const stood = vacated(seating, seatFor(seating, number));
  return accepted(occupied(stood, seat, { holder: 'person', number }));
}

/** On the first seat that is free, if there is one; whoever has a seat stays there. */
export function sitAnywhere(seating: Seating, number: number): Seating {
  const seat = seating.seats.findIndex(isFree);
  if (seat < 0 || seatFor(seating, number) !== null) return seating;
  return occupied(seating, seat, { holder: 'person', number });
}

export function stand(seating: Seating, number: number): Result<Seating, TableRefusal> {
  const seat = seatFor(seating, number);
  return seat === null ? refused('not-seated') : accepted(vacated(seating, seat));
}

export function fill(seating: Seating, seat: Seat, name: string): Result<Seating, TableRefusal> {
  const occupant = seating.seats[seat];
  if (occupant === undefined) return refused('no-such-seat');
  return occupant.holder === 'empty' ? accepted(occupied(seating, seat, { holder: 'bot', name })) : refused('seat-taken');
}

/** An empty seat is kept free, or not any more. */
export function lock(seating: Seating, seat: Seat, locked: boolean): Result<Seating, TableRefusal> {
  const occupant = seating.seats[seat];
  if (occupant === undefined) return refused('no-such-seat');
  if (occupant.holder !== 'empty') return refused('seat-taken');
  return accepted(occupied(seating, seat, locked ? { holder: 'empty', locked } : EMPTY));
}

/** Everybody's line closes at once; whoever only watched is expected back like the others. */
export function allAway(seating: Seating): Seating {
  const people = seating.people.map((each) => (each.presence === 'held' ? each : { ...each, presence: 'away' as const }));
  return { ...seating, people };
}

/** As many seats as wanted. Of too many the empty ones go, then those of bots, then of whoever came last; these watch. */
export function withSeats(seating: Seating, wanted: number): Seating {
  const { seats } = seating;
  if (seats.length <= wanted) return { ...seating, seats: [...seats, ...allSeats(wanted - seats.length).map(() => EMPTY)] };
  const going = allSeats(seats.length)
    .toSorted((one, other) => worth(seats[one]) - worth(seats[other]) || other - one)
    .slice(0, seats.length - wanted);
  return { ...seating, seats: seats.filter((_, seat) => !going.includes(seat)) };
}

/** Of a seat, when some have to go: the least goes first. People have lower numbers the earlier they came. */
function worth(occupant: Occupant | undefined): number {
  switch (occupant?.holder) {
    case 'person':
      return 1 + 1 / occupant.number;
    case 'bot':
      return 1;
    default:
      return 0;
  }
}

/** Whoever sits there is on their feet again; a bot is sent away. */
export function clear(seating: Seating, seat: Seat): Result<Seating, TableRefusal> {
  return seating.seats[seat] === undefined ? refused('no-such-seat') : accepted(forgetStrangers(vacated(seating, seat)));
}

function occupied(seating: Seating, seat: Seat, occupant: Occupant): Seating {
  return { ...seating, seats: seating.seats.with(seat, occupant) };
}

export function vacated(seating: Seating, seat: Seat | null): Seating {
  return seat === null ? seating : occupied(seating, seat, EMPTY);
}

function withPresence(seating: Seating, number: number, presence: Presence): Seating {
  return { ...seating, people: seating.people.map((each) => (each.number === number ? { ...each, presence } : each)) };
}

/** To somebody seated who is here, else to somebody who watches; with nobody here it stays. */
function passHosting(seating: Seating, from: number): Seating {
  if (seating.host !== from) return seating;
  const here = seating.people.filter((each) => each.presence === 'here');
  const heir = here.find((each) => seatFor(seating, each.number) !== null) ?? here[0];
  return heir === undefined ? seating : { ...seating, host: heir.number };
}

/** Those who are neither here nor seated nor the host are forgotten. */
function forgetStrangers(seating: Seating): Seating {
  const people = seating.people.filter(
    (each) =>
      each.presence === 'here' ||
      each.presence === 'idle' ||
      each.number === seating.host ||
      seatFor(seating, each.number) !== null,
  );
  return { ...seating, people };
}
