import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { SEAT_REQUEST_TIMEOUT_S } from '@hundredfold/shared/protocol/pace.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { type ChangeResult, enqueue, saveAndSetValue, setValue } from '../runtime/commit.ts';
import { isHere, personAt, type Seating, seatFor } from '../state/seating.ts';
import { takeSeatFromBot, withSwappedSeats } from '../state/seats.ts';
import { hasSat, hasSeen } from '../state/seen-cards.ts';
import { dealOf, isStartPending, playOf, type SeatRequest, type Table, type TableValue } from '../state/table.ts';
import { isRemoved } from './arrange.ts';

/**
 * Requests a seat. During a match, a spectator takes over the seat of a bot; at a table that is open to strangers, the host has
 * to agree unless the person has sat there before. Between matches, a seated person changes places with a bot, or with a person
 * who agrees.
 */
export async function requestSeat(table: Table, wish: SeatRequest): ChangeResult {
  const granted = seatingAfter(table, wish);
  if (!granted.ok) return granted;
  if (!needsPermission(table, wish)) return reseat(table, granted.value);
  setValue(table, { ...table.value, seatRequests: [...withoutRequestOf(table.value, wish.memberId), wish] });
  return accepted(null);
}

/** Grants a seat request, if the person is the one who has to agree. */
export async function grantSeatRequest(table: Table, by: number, memberId: number): ChangeResult {
  const { value } = table;
  const wish = activeSeatRequests(value).find((each) => each.memberId === memberId);
  if (wish === undefined) return refused('nobody-there');
  if (deciderOf(value, wish) !== by) return refused('not-asked');
  const granted = seatingAfter(table, wish);
  return granted.ok ? reseat(table, granted.value) : granted;
}

/** Declines a seat request, or withdraws it. */
export async function declineSeatRequest(table: Table, by: number, memberId: number): ChangeResult {
  const { value } = table;
  const wish = value.seatRequests.find((each) => each.memberId === memberId);
  if (by !== memberId && (wish === undefined || deciderOf(value, wish) !== by)) return refused('not-asked');
  setValue(table, { ...value, seatRequests: withoutRequestOf(value, memberId) });
  return accepted(null);
}

/** Returns the seat requests that can still be granted: the requester is here, and so is the person who has the seat. */
export function activeSeatRequests(value: TableValue): readonly SeatRequest[] {
  const { seating } = value;
  return value.seatRequests.filter(({ memberId, seat }) => {
    if (!isHere(seating, memberId)) return false;
    const isSeated = seatFor(seating, memberId) !== null;
    if (value.phase === 'playing') return !isSeated && seating.seats[seat]?.holder === 'bot';
    return isSeated && deciderOf(value, { memberId, seat }) !== null;
  });
}

/**
 * Returns the member id of the person who has to agree: the host for a bot's seat, or the person on the seat if they are here.
 */
function deciderOf({ phase, seating }: TableValue, { seat }: SeatRequest): number | null {
  if (phase === 'playing') return seating.host;
  const occupant = seating.seats[seat];
  if (occupant?.holder !== 'person') return null;
  return isHere(seating, occupant.memberId) ? occupant.memberId : null;
}

/** Starts the timers after which unanswered seat requests are declined. Returns their names. */
export function startSeatRequestTimers(table: Table): readonly string[] {
  return activeSeatRequests(table.value).map(({ memberId, seat }) => {
    const name = `wish of ${memberId} for ${seat}`;
    table.timers.start(
      name,
      SEAT_REQUEST_TIMEOUT_S * 1000,
      () => void enqueue(table, { wish: memberId }, () => declineSeatRequest(table, memberId, memberId)),
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
  const { memberId, seat } = wish;
  const deal = dealOf(value);
  if (deal === null) return isStartPending(value) ? refused('already-playing') : seatingAfterSwap(value, wish);
  const person = personAt(value.seating, memberId);
  if (person === undefined) return refused('nobody-there');
  if (isRemoved(table, memberId)) return refused('removed');
  if (hasSeen(seenCards, person.personId, deal)) return refused('has-seen');
  const takeover = { round: value.round, version: playOf(value)?.match.version ?? 0 };
  return takeSeatFromBot(value.seating, seat, { memberId, takeover });
}

/** Returns the seating after a person has changed places with a bot, or with a person who is here. */
function seatingAfterSwap({ phase, seating }: TableValue, { memberId, seat }: SeatRequest): Result<Seating, TableRefusal> {
  if (phase === 'halted') return refused('halted');
  const own = seatFor(seating, memberId);
  if (own === null) return refused('not-seated');
  const occupant = seating.seats[seat];
  if (occupant === undefined) return refused('no-such-seat');
  if (occupant.holder === 'empty' || seat === own) return refused('nobody-there');
  const maySwap = occupant.holder === 'bot' || isHere(seating, occupant.memberId);
  return maySwap ? accepted(withSwappedSeats(seating, own, seat)) : refused('nobody-there');
}

async function reseat(table: Table, seating: Seating): ChangeResult {
  const value = { ...table.value, seating };
  return saveAndSetValue(table, { ...value, seatRequests: activeSeatRequests(value) }, 'dropped');
}

function needsPermission({ value: { open, phase, seating }, seenCards }: Table, { memberId, seat }: SeatRequest): boolean {
  if (phase !== 'playing') return seating.seats[seat]?.holder === 'person';
  const person = personAt(seating, memberId);
  return open && seating.host !== memberId && (person === undefined || !hasSat(seenCards, person.personId));
}

function withoutRequestOf({ seatRequests }: TableValue, memberId: number): readonly SeatRequest[] {
  return seatRequests.filter((each) => each.memberId !== memberId);
}
