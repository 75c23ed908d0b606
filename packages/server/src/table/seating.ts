import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/refusal.ts';
import type { SeatStatus } from '@hundredfold/shared/schema/table.ts';

/** `held`: away for longer than the grace time, or left in the middle of a game; a bot plays meanwhile. */
export type Presence = 'here' | 'away' | 'held';

/** Somebody whom the table knows: here, seated, or its host. */
export interface Person {
  /** The number by which everybody at the table may know them. */
  readonly person: number;
  /** Hash of the key that makes them the same person when they come again. Never shown. */
  readonly key: string;
  readonly name: string;
  readonly presence: Presence;
}

export type Occupant =
  | { readonly holder: 'empty' }
  | { readonly holder: 'bot'; readonly name: string }
  | { readonly holder: 'person'; readonly person: number };

/** Who sits where, who watches, and who is the host (0: nobody). */
export interface Seating {
  readonly people: readonly Person[];
  readonly seats: readonly Occupant[];
  readonly host: number;
}

const EMPTY: Occupant = { holder: 'empty' };

export function emptySeating(seats: number): Seating {
  return { people: [], seats: allSeats(seats).map(() => EMPTY), host: 0 };
}

export function personOf(seating: Seating, person: number): Person | undefined {
  return seating.people.find((each) => each.person === person);
}

export function knownBy(seating: Seating, key: string): Person | undefined {
  return seating.people.find((each) => each.key === key);
}

export function seatOf(seating: Seating, person: number): Seat | null {
  const seat = seating.seats.findIndex((each) => each.holder === 'person' && each.person === person);
  return seat < 0 ? null : seat;
}

/** Who is here without a seat. */
export function watchersOf(seating: Seating): readonly Person[] {
  return seating.people.filter((each) => each.presence === 'here' && seatOf(seating, each.person) === null);
}

/** Whether they have the only seat there is: it is kept for them without limit. */
export function isAlone(seating: Seating, person: number): boolean {
  return seating.seats.length === 1 && seatOf(seating, person) !== null;
}

export function anybodyHere(seating: Seating): boolean {
  return seating.people.some((each) => each.presence === 'here');
}

export function isFull(seating: Seating): boolean {
  return seating.seats.every((each) => each.holder !== 'empty');
}

/** Whether a bot acts for the seat now: its own, or one that holds it for somebody. */
export function playedByBot(seating: Seating, seat: Seat): boolean {
  const occupant = seating.seats[seat] ?? EMPTY;
  if (occupant.holder !== 'person') return occupant.holder === 'bot';
  return personOf(seating, occupant.person)?.presence === 'held';
}

/** What everybody knows of a seat's holder. */
export interface SeatFacts {
  readonly status: SeatStatus;
  readonly person: number;
  readonly name: string;
}

export function describe(seating: Seating, occupant: Occupant): SeatFacts {
  if (occupant.holder === 'empty') return { status: 'empty', person: 0, name: '' };
  if (occupant.holder === 'bot') return { status: 'bot', person: 0, name: occupant.name };
  const { presence = 'held', name = '' } = personOf(seating, occupant.person) ?? {};
  return { status: presence, person: occupant.person, name };
}

/** Somebody comes: the first to come is the host, a newcomer watches at first. */
export function arrive(seating: Seating, newcomer: Pick<Person, 'person' | 'key' | 'name'>): Seating {
  const others = seating.people.filter((each) => each.person !== newcomer.person);
  const people: readonly Person[] = [...others, { ...newcomer, presence: 'here' }];
  return { ...seating, people, host: seating.host === 0 ? newcomer.person : seating.host };
}

/** The line dropped: a seat or the host's part is kept for them, a mere watcher is gone. */
export function depart(seating: Seating, person: number): Seating {
  return forgetStrangers(withPresence(seating, person, 'away'));
}

/** Away for longer than the grace time: a bot holds the seat, somebody else is the host. */
export function hold(seating: Seating, person: number): Seating {
  return forgetStrangers(passHosting(withPresence(seating, person, held(seating, person)), person));
}

/** Who plays alone is waited for: nobody wants a bot to finish their solitaire. */
function held(seating: Seating, person: number): Presence {
  return isAlone(seating, person) ? 'away' : 'held';
}

/** Left for good: the seat is free at once, unless a game is being played. */
export function leave(seating: Seating, person: number, playing: boolean): Seating {
  const left = playing ? seating : vacated(seating, seatOf(seating, person));
  const passed = passHosting(withPresence(left, person, held(seating, person)), person);
  const gone = !playing && passed.host === person;
  return forgetStrangers(gone ? { ...passed, host: 0 } : passed);
}

export function sit(seating: Seating, person: number, seat: Seat): Result<Seating, TableRefusal> {
  const occupant = seating.seats[seat];
  if (occupant === undefined) return refused('no-such-seat');
  if (occupant.holder !== 'empty') return refused('seat-taken');
  const stood = vacated(seating, seatOf(seating, person));
  return accepted(occupied(stood, seat, { holder: 'person', person }));
}

export function stand(seating: Seating, person: number): Result<Seating, TableRefusal> {
  const seat = seatOf(seating, person);
  return seat === null ? refused('not-seated') : accepted(vacated(seating, seat));
}

export function fill(seating: Seating, seat: Seat, name: string): Result<Seating, TableRefusal> {
  const occupant = seating.seats[seat];
  if (occupant === undefined) return refused('no-such-seat');
  return occupant.holder === 'empty' ? accepted(occupied(seating, seat, { holder: 'bot', name })) : refused('seat-taken');
}

/** Whoever sits there is on their feet again; a bot is sent away. */
export function clear(seating: Seating, seat: Seat): Result<Seating, TableRefusal> {
  return seating.seats[seat] === undefined ? refused('no-such-seat') : accepted(forgetStrangers(vacated(seating, seat)));
}

function occupied(seating: Seating, seat: Seat, occupant: Occupant): Seating {
  return { ...seating, seats: seating.seats.with(seat, occupant) };
}

function vacated(seating: Seating, seat: Seat | null): Seating {
  return seat === null ? seating : occupied(seating, seat, EMPTY);
}

function withPresence(seating: Seating, person: number, presence: Presence): Seating {
  return { ...seating, people: seating.people.map((each) => (each.person === person ? { ...each, presence } : each)) };
}

/** To somebody seated who is here, else to somebody who watches; with nobody here it stays. */
function passHosting(seating: Seating, from: number): Seating {
  if (seating.host !== from) return seating;
  const here = seating.people.filter((each) => each.presence === 'here');
  const heir = here.find((each) => seatOf(seating, each.person) !== null) ?? here[0];
  return heir === undefined ? seating : { ...seating, host: heir.person };
}

/** Those who are neither here nor seated nor the host are forgotten. */
function forgetStrangers(seating: Seating): Seating {
  const people = seating.people.filter(
    (each) => each.presence === 'here' || each.person === seating.host || seatOf(seating, each.person) !== null,
  );
  return { ...seating, people };
}
