import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { SEAT_REQUEST_TIMEOUT_S } from '@hundredfold/shared/protocol/pace.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import type { RateLimit } from '../../limits/rate-limit.ts';
import { isHere, isVacant, type Person, personAt, personOn, type Seating, seatedAndHere, seatFor } from '../state/seating.ts';
import { isSeatOfNamesake, takeSeatFromBot, withClaimedSeat, withSwappedSeats } from '../state/seats.ts';
import { hasSeen } from '../state/seen-cards.ts';
import {
  dealOf,
  isStartPending,
  playOf,
  type SeatRequest,
  type Table,
  type TableTimer,
  type TableValue,
} from '../state/table.ts';
import { type ChangeResult, commitValue, showValue } from '../turn/commit.ts';
import { isBarredHere } from './arrange.ts';

/** The limit for requests for the seat of one person who is away, by all requesters together. */
export const CLAIM_LIMIT: RateLimit = { times: 3, within: 60_000 };

/**
 * Requests a seat. During a match, a spectator takes over the seat of a bot; at a table that is open to strangers, the host has
 * to agree unless the person has sat there before. Between matches, a seated person changes places with a bot, or with a person
 * who agrees. At any time, a person without a seat asks for that of a namesake who is away: they may be the same, in another browser.
 */
export async function requestSeat(table: Table, wish: SeatRequest): ChangeResult {
  const granted = seatingAfter(table, wish);
  if (!granted.ok) return granted;
  if (!needsPermission(table, wish)) return reseat(table, granted.value);
  if (isClaim(table.value, wish)) {
    if (askedFor(table.value, wish).length === 0) return refused('nobody-to-ask');
    if (!table.claims.take(personOn(table.value.seating, wish.seat)?.memberId ?? 0)) return refused('too-fast');
  }
  return showValue(table, { ...table.value, seatRequests: [...withoutRequestOf(table.value, wish.memberId), wish] });
}

export async function grantSeatRequest(table: Table, by: number, memberId: number): ChangeResult {
  const { value } = table;
  const wish = activeSeatRequests(value).find((each) => each.memberId === memberId);
  if (wish === undefined) return refused('nobody-there');
  if (!wish.asked.includes(by)) return refused('not-asked');
  const granted = seatingAfter(table, wish);
  if (!granted.ok) return granted;
  const before = isClaim(value, wish) ? personOn(value.seating, wish.seat) : undefined;
  return reseat(table, granted.value, before);
}

/** Declines a seat request, or withdraws it. */
export async function declineSeatRequest(table: Table, by: number, memberId: number): ChangeResult {
  const { value } = table;
  const wish = value.seatRequests.find((each) => each.memberId === memberId);
  if (by !== memberId && (wish === undefined || !askedFor(value, wish).includes(by))) return refused('not-asked');
  return showValue(table, { ...value, seatRequests: withoutRequestOf(value, memberId) });
}

/** Returns the seat requests that can still be granted: the requester is here, and so is someone who may agree. */
export function activeSeatRequests(value: TableValue) {
  const { seating } = value;
  return value.seatRequests.flatMap((wish) => {
    const asked = askedFor(value, wish);
    if (asked.length === 0 || !isHere(seating, wish.memberId)) return [];
    const isSeated = seatFor(seating, wish.memberId) !== null;
    const isActive =
      isClaim(value, wish) || (value.phase === 'playing' ? !isSeated && seating.seats[wish.seat]?.holder === 'bot' : isSeated);
    return isActive ? [{ ...wish, asked }] : [];
  });
}

/** Returns whether a person without a seat wants that of a namesake who has lost the connection. */
function isClaim({ seating }: TableValue, { memberId, seat }: SeatRequest): boolean {
  return seatFor(seating, memberId) === null && isVacant(seating, seat) && isSeatOfNamesake(seating, seat, memberId);
}

/**
 * Returns the member ids of those who may agree: the host for a bot's seat, or the person on the seat if they are here. For the seat of
 * someone who is away it is the host, if they play and are here, or else any other player who is here.
 */
function askedFor(value: TableValue, wish: SeatRequest): readonly number[] {
  const { phase, seating } = value;
  if (isClaim(value, wish)) {
    const judges = seatedAndHere(seating).filter((memberId) => !hasTakenOver(value, memberId));
    return judges.includes(seating.host) ? [seating.host] : judges;
  }
  if (phase === 'playing') return [seating.host];
  const occupant = seating.seats[wish.seat];
  return occupant?.holder === 'person' && isHere(seating, occupant.memberId) ? [occupant.memberId] : [];
}

/**
 * Returns whether a player has taken over their seat during this match. They may be a stranger who came while the others were away, so
 * they decide about nobody else's hand.
 */
function hasTakenOver({ seating, phase, matchNumber }: TableValue, memberId: number): boolean {
  const occupant = seating.seats[seatFor(seating, memberId) ?? -1];
  return phase === 'playing' && occupant?.holder === 'person' && occupant.takeover?.matchNumber === matchNumber;
}

export function seatRequestTimers(table: Table): readonly TableTimer[] {
  return activeSeatRequests(table.value).map(({ memberId, seat }) => ({
    name: `wish of ${memberId} for ${seat}`,
    milliseconds: SEAT_REQUEST_TIMEOUT_S * 1000,
    task: () => declineSeatRequest(table, memberId, memberId),
  }));
}

/** Returns the seating after a request is granted. During a match, the requester must have seen nothing hidden of the deal. */
function seatingAfter(table: Table, wish: SeatRequest): Result<Seating, TableRefusal> {
  const { value, seenCards } = table;
  const { memberId, seat } = wish;
  const deal = dealOf(value);
  const takesClaim = isClaim(value, wish);
  if (deal === null && isStartPending(value)) return refused('already-playing');
  if (deal === null && !takesClaim) return seatingAfterSwap(value, wish);
  if (value.phase === 'halted') return refused('halted');
  const person = personAt(value.seating, memberId);
  if (person === undefined) return refused('nobody-there');
  if (isBarredHere(table, memberId)) return refused('removed');
  if (deal === null) return accepted(withClaimedSeat(value.seating, seat, { memberId }));
  if (hasSeen(seenCards, person.personId, deal)) return refused('has-seen');
  const takeover = { matchNumber: value.matchNumber, version: playOf(value)?.match.version ?? 0 };
  if (takesClaim) return accepted(withClaimedSeat(value.seating, seat, { memberId, takeover }));
  return takeSeatFromBot(value.seating, seat, { memberId, takeover });
}

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

/** Changes the seating. `before` is the person whose seat went to another browser of theirs. */
async function reseat(table: Table, seating: Seating, before?: Person): ChangeResult {
  const value = { ...table.value, seating, ...(before && { claimed: [...table.value.claimed, before.personId] }) };
  return commitValue(table, {
    ...value,
    seatRequests: activeSeatRequests(value).map(({ memberId, seat }) => ({ memberId, seat })),
  });
}

function needsPermission({ value, seenCards }: Table, wish: SeatRequest): boolean {
  const { open, phase, seating } = value;
  if (isClaim(value, wish)) return true;
  if (phase !== 'playing') return seating.seats[wish.seat]?.holder === 'person';
  const person = personAt(seating, wish.memberId);
  return open && seating.host !== wish.memberId && (person === undefined || !seenCards.sat.has(person.personId));
}

function withoutRequestOf({ seatRequests }: TableValue, memberId: number): readonly SeatRequest[] {
  return seatRequests.filter((each) => each.memberId !== memberId);
}
