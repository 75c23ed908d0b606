import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { FIRST_TURN, LONGEST_WAIT, timesAt } from '@hundredfold/shared/protocol/pace.ts';
import { NO_TIMES, type SeatTime, type Times } from './clock.ts';
import { anybodyHere, isAlone, type Seating } from './seating.ts';
import { isBots, type TableValue } from './table.ts';

/** What a change of the table happened with: when, by its clock, and for whom a bot had to move. */
export interface Happened {
  readonly now: number;
  readonly forced: Seat | null;
}

/** The clocks after a change: who goes on deciding keeps the time they had, who stopped pays with their bank for what was over. */
export function timesAfter(before: Times, value: TableValue, { now, forced }: Happened): Times {
  if (value.phase !== 'playing') return NO_TIMES;
  const { match, since } = value.play;
  const { round, seating } = value;
  const deal = match.game.deal(match.state);
  const isSameMatch = before.round === round;
  const isNewDeal = !isSameMatch || before.deal !== deal;
  const then = (isSameMatch ? before.stopped : null) ?? now;
  const stopped = stands(value) ? then : null;
  const start = stopped ?? now;
  const toAct = match.game.toAct(match.state);
  const times = timesAt(value.pace);
  const mover = isSameMatch && match.version > before.version ? (match.last?.seat ?? null) : null;
  const seats = seating.seats.map(({ holder }, seat): SeatTime => {
    // Whoever takes a bot's seat has a clock of their own, whatever was left to who had it before.
    const was = isSameMatch && holder === 'person' ? before.seats[seat] : undefined;
    const decides = toAct.includes(seat) ? (since[seat] ?? match.version) : null;
    const isTimed = decides !== null && hasClock(value, seat);
    const isSame = !isNewDeal && was?.since === decides;
    if (isSame && (was.due !== null) === isTimed) return delayed(was, start - then);
    const bank = isNewDeal || was === undefined ? times.bank * 1000 : left(was, then);
    const missed = mover === seat ? (forced === seat ? (was?.missed ?? 0) + 1 : 0) : (was?.missed ?? 0);
    const time = { since: decides, from: start, bank, missed };
    if (!isTimed) return { ...time, due: null, rest: isSame && isBots(value, seat) ? restOf(was, then) : null };
    const free = (times.move + (isNewDeal ? FIRST_TURN : 0)) * 1000;
    const given = Math.min(free + bank, LONGEST_WAIT * 1000);
    return { ...time, due: start + ((isSame ? was.rest : null) ?? given), rest: null };
  });
  return { round, deal, version: match.version, stopped, forced: forced === null ? before.forced : match.version, seats };
}

/** With nobody here, in a pause, while somebody would like to take a move back and while nothing can be kept, no clock goes and no bot moves. */
export function stands(value: TableValue): boolean {
  if (value.stuck || value.pause?.on === true || !anybodyHere(value.seating)) return true;
  return value.phase === 'playing' && value.play.regret !== null;
}

/** A person's seat has a clock; where the table has none, only if others wait. */
function hasClock(value: TableValue, seat: Seat): boolean {
  const { seating, pace } = value;
  const occupant = seating.seats[seat];
  if (occupant?.holder !== 'person' || isBots(value, seat)) return false;
  if (isAlone(seating, occupant.number)) return false;
  return pace !== 'free' || othersHere(seating, occupant.number);
}

function othersHere({ people }: Seating, number: number): boolean {
  return people.some((each) => each.presence === 'here' && each.number !== number);
}

function delayed(time: SeatTime, by: number): SeatTime {
  return by === 0 ? time : { ...time, from: time.from + by, due: time.due === null ? null : time.due + by };
}

/** What is left of a bank when a decision ends. */
function left({ due, bank }: SeatTime, now: number): number {
  return due === null ? bank : Math.max(0, Math.min(bank, due - now));
}

/** What is left of the time for a decision. */
function restOf({ due }: SeatTime, now: number): number | null {
  return due === null ? null : Math.max(0, due - now);
}

/** Whether a bot is to move for a seat by now. */
export function isLate({ stopped, seats }: Times, seat: Seat, now: number): boolean {
  const due = seats[seat]?.due ?? null;
  return stopped === null && due !== null && now >= due;
}
