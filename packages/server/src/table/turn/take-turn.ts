import { type History, latestTurns, type PastIntent } from '@hundredfold/shared/core/history.ts';
import { act, isUnfinished, type Move, outcomeOf, startMatch } from '@hundredfold/shared/core/match.ts';
import { isMeantForNow, newPlay, type Play, resolveTurn } from '@hundredfold/shared/core/play.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { MAX_MISSED_MOVES } from '@hundredfold/shared/protocol/pace.ts';
import { gameCodec } from '@hundredfold/shared/schema/codec.ts';
import * as v from 'valibot';
import { hold } from '../state/presence.ts';
import { personOnSince, type Seating, seatFor } from '../state/seating.ts';
import { seenCardsWithout } from '../state/seen-cards.ts';
import { isPlayedByBot, settingsOf, type Table, type TableValue, type UnhaltedValue } from '../state/table.ts';
import { fixedShuffle } from '../state/table-shuffle.ts';
import { isLate } from '../state/turn-clocks.ts';
import { keepRecord } from './keep-record.ts';
import { withNextShuffle } from './next-shuffle.ts';
import { commitTurn, durable, persistTable, sessionScoreAfter, setValue } from './persist.ts';
import { readHistory } from './read-history.ts';

/** The source of a move: a person by their member id, a bot for the seat that it plays, or a bot for a seat whose time is up. */
export type Mover = { readonly memberId: number } | { readonly botAt: Seat } | { readonly lateAt: Seat };

/** A move as the table receives it. */
export interface AskedMove {
  readonly by: Mover;
  /** The version for which it is meant. */
  readonly version: number;
  readonly action: unknown;
  /** The id of the intent that requested it; `null` if no client will repeat the request. */
  readonly intent: string | null;
}

/**
 * Makes a move. All moves go through this function: it checks the move, applies it, stores it and shows it. Returns the new
 * version.
 */
export async function takeTurn(table: Table, { by, version, action, intent }: AskedMove): Promise<Result<number, string>> {
  const { value } = table;
  if (value.phase === 'halted') return refused('halted');
  const seat = seatOf(table, by);
  if (seat === null) return refused('not-seated');
  if (value.phase !== 'playing') return refused('not-playing');
  if (value.pause.on || (value.play.takebackRequest !== null && !('memberId' in by))) return refused('paused');
  if ('memberId' in by && value.botsFrom !== null) return refused('left-to-bots');
  const read = v.safeParse(gameCodec(value.play.match.game, value.options).actionSchema, action);
  if (!read.success) return refused('malformed');
  if (!isMeantForNow(value.play, seat, version)) return refused('stale');
  const acted = act(value.play.match, seat, read.output);
  if (!acted.ok) return acted;
  const move: Move = { kind: 'move', seat, action: read.output };
  const source = table.context.chance.sourceOf(fixedShuffle(value.shuffle, value.play), { ...value.play, mover: seat });
  const taken = resolveTurn(value.play, acted.value, move, source);
  const { play } = taken;
  const all = [...table.past, { before: value.play.match, turn: taken.turn, intent, from: value.play }];
  const past = latestTurns(all, play.match.version);
  const kept = await commitTurn(table, taken, { intent, position: past === all ? null : (past[0]?.from ?? null) });
  if (!kept.ok) return kept;
  const forced = 'lateAt' in by ? seat : null;
  const after = await tableValueOf(table, play, value.round);
  table.past = past;
  setValue(table, forced === null ? after : { ...after, seating: seatingAfter(table, forced) }, forced);
  return accepted(play.match.version);
}

function seatOf({ value, clocks, now }: Table, by: Mover): Seat | null {
  if ('memberId' in by) return seatFor(value.seating, by.memberId);
  if ('lateAt' in by) return isLate(clocks, by.lateAt, now()) ? by.lateAt : null;
  return isPlayedByBot(value, by.botAt) ? by.botAt : null;
}

/**
 * Returns the seating after a move that was made because time was up. A player whose time has run out too often counts as away.
 */
function seatingAfter({ value: { seating }, clocks }: Table, late: Seat): Seating {
  const occupant = seating.seats[late];
  const missed = (clocks.seats[late]?.missed ?? 0) + 1;
  return occupant?.holder === 'person' && missed >= MAX_MISSED_MOVES ? hold(seating, occupant.memberId) : seating;
}

/**
 * Makes a table usable again after the storage has failed. As soon as the storage works, it loads and shows what was stored
 * without the table's knowledge. Does nothing if the storage has not failed.
 */
export function recoverFromStorageFailure(table: Table): Result<null, 'halted'> | Promise<Result<null, 'halted'>> {
  const { value } = table;
  return value.unsaved && value.phase !== 'halted' ? reloadFromStorage(table, value) : accepted(null);
}

async function reloadFromStorage(table: Table, value: UnhaltedValue): Promise<Result<null, 'halted'>> {
  const kept = await persistTable(table, value);
  const found = kept.ok ? await storedValue(table, value) : kept;
  table.tries = found.ok ? 0 : table.tries + 1;
  if (!found.ok) return refused('halted');
  setValue(table, found.value);
  return accepted(null);
}

/**
 * Makes sure that the record and the session score of a finished match are stored. What replaces the match calls this first,
 * because they would be lost with it.
 */
export async function storeFinishedMatch(table: Table): Promise<Result<null, 'halted'>> {
  if (table.value.phase !== 'over') return accepted(null);
  const caughtUp = await recoverFromStorageFailure(table);
  return table.value.unsaved ? refused('halted') : caughtUp;
}

/** Returns the table's value according to the storage. */
async function storedValue(table: Table, value: UnhaltedValue): Promise<Result<TableValue, 'halted'>> {
  if (value.phase === 'gathering') return accepted(await withNextShuffle(table, { ...value, unsaved: false }));
  if (value.phase === 'over') return accepted(await withNextShuffle(table, await withRecord(table, value)));
  const found = await historyAt(table, value.play);
  if (!found.ok) return found;
  table.past = found.value.past;
  recallIntents(table, found.value.intents);
  return accepted(await tableValueOf(table, found.value.play, value.round));
}

/**
 * Returns the table's value with its match, and everything else as in another value. A match that goes on is returned at once; one
 * that has ended is returned with its record.
 */
export function tableValueOf(table: Table, play: Play, round: number, from = table.value): TableValue | Promise<TableValue> {
  const { botsFrom, pause, seatRequests, sharedHands, claimed } = from;
  const settings = settingsOf(from);
  const ending = outcomeOf(play.match);
  if (ending === null && !isUnfinished(play.match))
    return { ...settings, round, botsFrom, pause, seatRequests, sharedHands, claimed, phase: 'playing', play };
  return endedValue(table, { ...settings, round, botsFrom, phase: 'over', play, ending, record: null, ready: [] });
}

type Over = Extract<TableValue, { phase: 'over' }>;

/** Returns the value after the end of a match. People who asked to be forgotten during the match are forgotten now. */
async function endedValue(table: Table, value: Over): Promise<TableValue> {
  const { forgetting } = value;
  if (forgetting.length === 0) return withNextShuffle(table, await withRecord(table, value));
  table.seenCards = forgetting.reduce(seenCardsWithout, table.seenCards);
  const after = await withRecord(table, { ...value, forgetting: [] });
  const kept = await persistTable(table, after);
  return kept.ok ? withNextShuffle(table, after) : { ...after, unsaved: true };
}

/** Returns the value of a table whose match has ended, with the new session score, and with the record if it can be stored. */
async function withRecord(table: Table, value: Over): Promise<TableValue> {
  const record = value.record ?? (await keepRecord(table, value));
  const sessionScore = await sessionScoreAfter(table, value.play);
  return {
    ...value,
    record,
    sessionScore: sessionScore ?? value.sessionScore,
    unsaved: record === null || sessionScore === null,
  };
}

/** Returns the match of a table according to the storage. */
function historyAt(table: Table, { id, match }: Play): Promise<Result<History, 'halted'>> {
  const start = newPlay(id, startMatch(match.game, match.options, match.seats));
  return durable(table, () => readHistory(table.context.storage, start));
}

/** Restores the answers that were given before a restart, and who made those moves: the people who have had their seats since then. */
export function recallIntents(
  { answers, value: { seating, round } }: Pick<Table, 'answers' | 'value'>,
  intents: readonly PastIntent[],
): void {
  for (const { seat, intent, version } of intents) {
    const answer = accepted(version);
    const person = personOnSince(seating, seat, { round, version });
    if (person !== undefined) answers.remember(person.personId, intent, answer);
    answers.restore(intent, answer);
  }
}
