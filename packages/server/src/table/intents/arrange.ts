import { isPlayedBy } from '@hundredfold/shared/core/game.ts';
import { parseOptions } from '@hundredfold/shared/core/options.ts';
import { accepted, refused } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Intent } from '@hundredfold/shared/protocol/intents.ts';
import { shownName } from '../state/names.ts';
import { hold, withoutIdlePeople, withoutMember } from '../state/presence.ts';
import { expectedAtSeats, personAt, personOn, type Seating, seatFor } from '../state/seating.ts';
import { withSeats } from '../state/seats.ts';
import { isBarred, isPending, nextShuffle, settingsOf, type Table, type TableValue, whyBusy } from '../state/table.ts';
import { type ChangeResult, commitValue } from '../turn/commit.ts';
import { freshShuffle } from '../turn/next-shuffle.ts';
import { start } from './start.ts';
import type { ValueAt } from './why-not-allowed.ts';

/**
 * Starts a match at the host's request: with the given number of seats, or after a match without waiting for the players who are
 * not ready.
 */
export async function startMatchByHost(table: Table, seats: number | null): ChangeResult {
  const { game, value } = table;
  if (value.phase === 'over') return start(table, withBotsForUnready(value));
  if (seats === null) return start(table, value.seating);
  if (isPending(value.playedOn) && seats !== value.seating.seats.length) return refused('bad-table');
  return isPlayedBy(game, seats) ? start(table, withSeats(value.seating, seats)) : refused('bad-table');
}

/**
 * Returns the seating with bots for the players who have not confirmed a rematch. They get their seats back when they do
 * something.
 */
function withBotsForUnready({ seating, ready }: Extract<TableValue, { phase: 'over' }>): Seating {
  const missing = seating.seats.flatMap((each) =>
    each.holder === 'person' && !ready.includes(each.memberId) && each.memberId !== seating.host ? [each.memberId] : [],
  );
  return missing.reduce(hold, seating);
}

export async function confirmRematch(table: Table, memberId: number, value: ValueAt<'rematch'>): ChangeResult {
  const { seating } = value;
  const ready = [...new Set([...value.ready, memberId])];
  return isEverybodyReady(seating, ready) ? start(table, seating) : commitValue(table, { ...value, ready }, 'shown');
}

/** Returns whether all expected players are ready. A player whose connection is lost is expected until a bot holds the seat. */
export function isEverybodyReady(seating: Seating, ready: readonly number[]): boolean {
  return ready.length > 0 && expectedAtSeats(seating).every((each) => ready.includes(each));
}

/**
 * Changes the options or the number of seats. The table then waits for the host to start. If it was to go on from another game, a
 * change makes it begin with a deal.
 */
export async function arrange(table: Table, { seats, options }: Intent<'arrange'>): ChangeResult {
  const { game, value } = table;
  const wanted = seats ?? value.seating.seats.length;
  const read = options === undefined ? accepted(value.options) : parseOptions(game.options, options);
  if (!read.ok || !isPlayedBy(game, wanted)) return refused('bad-table');
  const isSameForm = value.seating.seats.length === wanted && JSON.stringify(value.options) === JSON.stringify(read.value);
  const goesOn = isPending(value.playedOn) && isSameForm;
  const after: TableValue = {
    ...settingsOf(value),
    options: read.value,
    playedOn: goesOn ? value.playedOn : null,
    shuffle: goesOn ? null : (nextShuffle(value) ?? freshShuffle(table, value)),
    seating: withoutIdlePeople(withSeats(value.seating, wanted)),
    pace: wanted === 1 ? 'free' : value.pace,
    phase: 'gathering',
  };
  return commitValue(table, after);
}

/** The number of removed people whom a table remembers. The list is stored with the table, and strangers may come without end. */
export const MAX_REMOVED = 200;

/**
 * Removes a person at the host's request. During a match a bot takes over their seat for good. A host who is away cannot be removed
 * by the one who stands in for them.
 */
export async function remove(table: Table, memberId: number): ChangeResult {
  const { value } = table;
  const { seating } = value;
  const person = personAt(seating, memberId);
  if (person === undefined || memberId === seating.host) return refused('nobody-there');
  if (seating.absentHosts.includes(person.personId)) return refused('stands-in');
  const { personId, seal } = person;
  const mayWatch = seatFor(seating, memberId) !== null;
  const removal = { personId, memberId, mayWatch, name: shownName(seating, memberId), seal };
  const others = value.removed.filter((each) => each.personId !== personId);
  const removed = [...others, removal].slice(-MAX_REMOVED);
  const done = await commitValue(table, {
    ...value,
    removed,
    seating: withoutMember(seating, memberId, whyBusy(value) !== null),
  });
  if (done.ok) table.disconnect(memberId);
  return done;
}

export async function readmit(table: Table, memberId: number): ChangeResult {
  const { value } = table;
  const removed = value.removed.filter((each) => each.memberId !== memberId);
  if (removed.length === value.removed.length) return refused('nobody-there');
  return commitValue(table, { ...value, removed });
}

export async function holdNow(table: Table, seat: Seat): ChangeResult {
  const { seating } = table.value;
  if (seat >= seating.seats.length) return refused('no-such-seat');
  const person = personOn(seating, seat);
  if (person?.presence !== 'away') return refused('already-playing');
  return commitValue(table, { ...table.value, seating: hold(seating, person.memberId) }, 'shown');
}

export function isBarredHere({ value }: Table, memberId: number): boolean {
  const person = personAt(value.seating, memberId);
  return person !== undefined && isBarred(value, person.personId);
}
