import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { SEAT_REQUEST_TIMEOUT_S } from '@hundredfold/shared/protocol/pace.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { change, enqueue, setValue } from '../runtime/commit.ts';
import { isHere, personAt, relieve, type Seating, seatFor, swapped } from '../state/seating.ts';
import { hasSat, hasSeen } from '../state/seen-cards.ts';
import { dealOf, type SeatRequest, type Table, type TableValue } from '../state/table.ts';
import { isRemoved } from './arrange.ts';

/**
 * Requests a seat. During a match, a spectator takes over the seat of a bot; at a table that is open to strangers, the host has
 * to agree unless the person has sat there before. Between matches, a seated person changes places with a bot, or with a person
 * who agrees.
 */
export async function requestSeat(table: Table, wish: SeatRequest): Promise<Result<null, TableRefusal>> {
  const granted = seatingAfter(table, wish);
  if (!granted.ok) return granted;
  if (!needsPermission(table, wish)) return reseat(table, granted.value);
  setValue(table, { ...table.value, wishes: [...withoutRequestOf(table.value, wish.number), wish] });
  return accepted(null);
}

/** Grants a seat request, if the person is the one who has to agree. */
export async function grantSeatRequest(table: Table, by: number, number: number): Promise<Result<null, TableRefusal>> {
  const { value } = table;
  const wish = activeSeatRequests(value).find((each) => each.number === number);
  if (wish === undefined) return refused('nobody-there');
  if (deciderOf(value, wish) !== by) return refused('not-asked');
  const granted = seatingAfter(table, wish);
  return granted.ok ? reseat(table, granted.value) : granted;
}

/** Declines a seat request, or withdraws it. */
export async function declineSeatRequest(table: Table, by: number, number: number): Promise<Result<null, TableRefusal>> {
  const { value } = table;
  const wish = value.wishes.find((each) => each.number === number);
  if (by !== number && (wish === undefined || deciderOf(value, wish) !== by)) return refused('not-asked');
  setValue(table, { ...value, wishes: withoutRequestOf(value, number) });
  return accepted(null);
}

/** Returns the seat requests that can still be granted: the requester is here, and so is the person who has the seat. */
export function activeSeatRequests(value: TableValue): readonly SeatRequest[] {
  const { seating } = value;
  return value.wishes.filter(({ number, seat }) => {
    if (!isHere(seating, number)) return false;
    const isSeated = seatFor(seating, number) !== null;
    if (value.phase === 'playing') return !isSeated && seating.seats[seat]?.holder === 'bot';
    return isSeated && deciderOf(value, { number, seat }) !== null;
  });
}

/**
 * Returns the member id of the person who has to agree: the host for a bot's seat, or the person on the seat if they are here.
 */
function deciderOf({ phase, seating }: TableValue, { seat }: SeatRequest): number | null {
  if (phase === 'playing') return seating.host;
  const occupant = seating.seats[seat];
  if (occupant?.holder !== 'person') return null;
  return isHere(seating, occupant.number) ? occupant.number : null;
}

/** Starts the timers after which unanswered seat requests are declined. Returns their names. */
export function startSeatRequestTimers(table: Table): readonly string[] {
  return activeSeatRequests(table.value).map(({ number, seat }) => {
    const name = `wish of ${number} for ${seat}`;
    table.timers.start(
      name,
      SEAT_REQUEST_TIMEOUT_S * 1000,
      () => void enqueue(table, { wish: number }, () => declineSeatRequest(table, number, number)),
    );
    return name;
  });
}

/**
 * Returns the seating after a spectator has taken over from a bot. They may do so only if they have seen nothing hidden of this
 * deal.
 */
function seatingAfter(table: Table, wish: SeatRequest): Result<Seating, TableRefusal> {
  const { value, seenCards } = table;
  const { number, seat } = wish;
  const deal = dealOf(value);
  if (deal === null) return seatingAfterSwap(value, wish);
  const person = personAt(value.seating, number);
  if (person === undefined) return refused('nobody-there');
  if (isRemoved(table, number)) return refused('removed');
  return hasSeen(seenCards, person.personId, deal) ? refused('has-seen') : relieve(value.seating, seat, number);
}

/** Returns the seating after a person has changed places with a bot, or with a person who is here. */
function seatingAfterSwap({ phase, seating }: TableValue, { number, seat }: SeatRequest): Result<Seating, TableRefusal> {
  if (phase === 'halted') return refused('halted');
  const own = seatFor(seating, number);
  if (own === null) return refused('not-seated');
  const occupant = seating.seats[seat];
  if (occupant === undefined) return refused('no-such-seat');
  if (occupant.holder === 'empty' || seat === own) return refused('nobody-there');
  const maySwap = occupant.holder === 'bot' || isHere(seating, occupant.number);
  return maySwap ? accepted(swapped(seating, own, seat)) : refused('nobody-there');
}

async function reseat(table: Table, seating: Seating): Promise<Result<null, TableRefusal>> {
  const value = { ...table.value, seating };
  return change(table, { ...value, wishes: activeSeatRequests(value) }, 'dropped');
}

function needsPermission({ value: { open, phase, seating }, seenCards }: Table, { number, seat }: SeatRequest): boolean {
  if (phase !== 'playing') return seating.seats[seat]?.holder === 'person';
  const person = personAt(seating, number);
  return open && seating.host !== number && (person === undefined || !hasSat(seenCards, person.personId));
}

function withoutRequestOf({ wishes }: TableValue, number: number): readonly SeatRequest[] {
  return wishes.filter((each) => each.number !== number);
}
