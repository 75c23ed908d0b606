import type { Seat } from '@hundredfold/shared/core/seat.ts';
import {
  FIRST_TURN_EXTRA_S,
  FREE_PACE_MOVE_S,
  MAX_MISSED_MOVES,
  MIN_TURN_S,
  paceTimes,
  SHARE_AFTER_MISSES,
  TABLE_SHOWN_TIMEOUT_S,
} from '@hundredfold/shared/protocol/pace.ts';
import { NO_CLOCKS, type SeatClock, type TurnClocks } from './seat-clock.ts';
import { anybodyHere, isAlone } from './seating.ts';
import { isPlayedByBot, type TableValue } from './table.ts';

/**
 * Returns the turn clocks of all seats after a change. A player who still has the same decision keeps the remaining time.
 * A player who has decided pays from the time bank for the extra time. `forced` is the seat for which a bot had to move.
 */
export function clocksAfter(before: TurnClocks, value: TableValue, now: number, forced: Seat | null): TurnClocks {
  if (value.phase !== 'playing') return NO_CLOCKS;
  const { match, undone } = value.play;
  const { matchNumber, seating } = value;
  const { version } = match;
  const deal = match.game.deal(match.state);
  const isSameMatch = before.matchNumber === matchNumber;
  const isNewDeal = !isSameMatch || before.deal !== deal;
  const then = (isSameMatch ? before.stopped : null) ?? now;
  const stopped = isClockStopped(value) ? then : null;
  const isLater = isSameMatch && version > before.version;
  const isTakenBack = isLater && undone.version === version;
  const seen = isSameMatch ? before.seen : [];
  const change: Change = {
    value,
    seen,
    isNewDeal,
    toAct: match.game.toAct(match.state),
    then,
    start: stopped ?? now,
    mover: isLater && !isTakenBack ? (match.last?.seat ?? null) : null,
    forced,
    restored: isTakenBack ? timesAt(before.past.find((each) => each.version === undone.restored)) : [],
  };
  const seats = seating.seats.map((_, seat) => seatTime(isSameMatch ? before.seats[seat] : undefined, seat, change));
  const past = isNewDeal ? [] : isLater ? withPast(before, then) : before.past;
  return { matchNumber, deal, version, stopped, forced: forced === null ? before.forced : version, seats, seen, past };
}

function withPast({ past, version, seats }: TurnClocks, then: number): TurnClocks['past'] {
  return past.slice(1 - MAX_PAST_TIMES).concat({ version, seats, then });
}

interface Change {
  readonly value: Extract<TableValue, { readonly phase: 'playing' }>;
  /** The member ids of players whose clients show the table. */
  readonly seen: readonly number[];
  readonly isNewDeal: boolean;
  readonly toAct: readonly Seat[];
  /** The time until which time has been counted. */
  readonly then: number;
  /** The time from which time is counted again. */
  readonly start: number;
  readonly mover: Seat | null;
  readonly forced: Seat | null;
  /** The times at the position that a takeback restored. */
  readonly restored: readonly Pick<SeatClock, 'rest' | 'bank'>[];
}

function seatTime(was: SeatClock | undefined, seat: Seat, change: Change): SeatClock {
  const { value, isNewDeal, toAct, then, start, restored } = change;
  const { match, since } = value.play;
  const missed = missedBy(was, seat, change);
  const isLate = isInLateTurn(was, seat, change);
  const decides = toAct.includes(seat) ? (since[seat] ?? match.version) : null;
  const isTimed = decides !== null && hasClock(value, seat);
  // A bot does not stop the clock: a person who comes back to the seat, or takes it over, finds what is left of the time.
  const runs = isTimed || (decides !== null && isPlayedByBot(value, seat));
  const isSame = !isNewDeal && was?.since === decides;
  if (isSame && (was.end !== null) === runs) {
    const time = startedWhenShown(delayed(was, start - then), seat, change);
    const due = isTimed ? time.end : null;
    return time.due === due && time.missed === missed && time.isLate === isLate ? time : { ...time, due, missed, isLate };
  }
  const bank = restored[seat]?.bank ?? bankAfter(was, missed, change);
  const gift = timeFor(isLate || missed >= MAX_MISSED_MOVES, bank, change);
  const unseen = isSame ? (was?.unseen ?? null) : unseenBy(was, seat, change, FREE_PACE_MOVE_S * 1000 - gift);
  const time = { since: decides, from: start, bank, missed, isLate, unseen };
  if (!runs) return { ...time, unseen: was?.unseen ?? null, end: null, due: null, rest: isSame ? timeLeft(was, then) : null };
  const rest = restored[seat]?.rest ?? (isSame ? was.rest : null);
  const end = start + (rest ?? gift + (unseen ?? 0));
  return { ...time, end, due: isTimed ? end : null, rest: null };
}

/**
 * Returns the extra milliseconds that a player gets until their client shows the table, up to a maximum. It is given for one
 * decision of a match, and not if the client shows the table already. A bot gets none: the seat may get a new player.
 */
function unseenBy(was: SeatClock | undefined, seat: Seat, { value, seen }: Change, longest: number): number | null {
  if (value.seating.seats[seat]?.holder === 'bot') return null;
  if (was !== undefined && was.unseen !== null) return 0;
  return value.pace === 'free' || isSeenAt(value, seat, seen) ? 0 : Math.min(TABLE_SHOWN_TIMEOUT_S * 1000, longest);
}

/** Starts the clock once the client shows the table, and removes what is left of the extra time. */
function startedWhenShown(time: SeatClock, seat: Seat, { value, seen, start }: Change): SeatClock {
  const { unseen, from, end } = time;
  if (unseen === null || unseen === 0 || end === null || !isSeenAt(value, seat, seen)) return time;
  const passed = Math.min(start - from, unseen);
  return { ...time, unseen: 0, from: from + passed, end: end - (unseen - passed) };
}

function isSeenAt({ seating }: TableValue, seat: Seat, seen: readonly number[]): boolean {
  const occupant = seating.seats[seat];
  return occupant?.holder === 'person' && seen.includes(occupant.memberId);
}

/**
 * Returns in how many turns in a row a player's time ran out. A move of a bot that holds the seat does not change it.
 * A seat that belongs to a bot begins anew with its next player.
 */
function missedBy(was: SeatClock | undefined, seat: Seat, { value, mover, forced }: Change): number {
  if (value.seating.seats[seat]?.holder === 'bot') return 0;
  const before = was?.missed ?? 0;
  if (mover !== seat) return before;
  if (forced === seat) return missesAfter(was);
  return isPlayedByBot(value, seat) ? before : 0;
}

/** Returns the missed turns of a seat whose time is up now. A turn may take several moves: draw and discard. */
export function missesAfter(was: SeatClock | undefined): number {
  return was === undefined ? 1 : was.missed + (was.isLate ? 0 : 1);
}

function isInLateTurn(was: SeatClock | undefined, seat: Seat, { mover, forced, isNewDeal }: Change): boolean {
  if (mover === null) return was?.isLate === true;
  return forced === seat && !isNewDeal;
}

/** Returns the time bank after a change, in milliseconds. */
function bankAfter(was: SeatClock | undefined, missed: number, { value, isNewDeal, then }: Change): number {
  if (missed >= MAX_MISSED_MOVES) return 0;
  return isNewDeal || was === undefined ? paceTimes(value.pace).bank * 1000 : bankLeft(was, then);
}

/** Returns the time for a decision, in milliseconds. */
function timeFor(isShort: boolean, bank: number, { value, isNewDeal }: Change): number {
  const { move } = paceTimes(value.pace);
  const seconds = isShort ? Math.max(MIN_TURN_S, move * SHARE_AFTER_MISSES) : move;
  return Math.min((seconds + (isNewDeal ? FIRST_TURN_EXTRA_S : 0)) * 1000 + bank, FREE_PACE_MOVE_S * 1000);
}

/** The number of versions whose times are kept. Moves that are taken back are recent, and bots make few moves after them. */
const MAX_PAST_TIMES = 64;

function timesAt(past: TurnClocks['past'][number] | undefined): Change['restored'] {
  if (past === undefined) return [];
  const { seats, then } = past;
  return seats.map((time) => ({ rest: timeLeft(time, then), bank: bankLeft(time, then) }));
}

/**
 * Returns whether all clocks and bots stand still: in a pause, during a takeback request, while the table is unsaved, or with no
 * person here.
 */
export function isClockStopped(value: TableValue): boolean {
  if (value.unsaved || value.pause?.on === true || !anybodyHere(value.seating)) return true;
  return value.phase === 'playing' && value.play.takebackRequest !== null;
}

/** Returns whether a seat has a clock. At a table without a clock, only people for whom others wait have one. */
function hasClock(value: TableValue, seat: Seat): boolean {
  const { seating, pace } = value;
  const occupant = seating.seats[seat];
  if (occupant?.holder !== 'person' || isPlayedByBot(value, seat)) return false;
  const { memberId } = occupant;
  if (isAlone(seating, memberId)) return false;
  return pace !== 'free' || seating.people.some((each) => each.presence === 'here' && each.memberId !== memberId);
}

function delayed(time: SeatClock, by: number): SeatClock {
  return by === 0 ? time : { ...time, from: time.from + by, end: time.end === null ? null : time.end + by };
}

function bankLeft({ end, bank }: SeatClock, now: number): number {
  return end === null ? bank : Math.max(0, Math.min(bank, end - now));
}

function timeLeft({ end, rest }: SeatClock, now: number): number | null {
  return end === null ? rest : Math.max(0, end - now);
}

export function isLate({ stopped, seats }: TurnClocks, seat: Seat, now: number): boolean {
  const due = seats[seat]?.due ?? null;
  return stopped === null && due !== null && now >= due;
}
