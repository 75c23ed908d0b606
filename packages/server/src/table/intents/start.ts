import { startMatch } from '@hundredfold/shared/core/match.ts';
import { newOngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import { accepted, refused } from '@hundredfold/shared/core/result.ts';
import { gameByRules } from '@hundredfold/shared/core/rules-version.ts';
import { awaitedSeats, lastAttempt, voidAttempt } from '@hundredfold/shared/shuffle-proof/attempts.ts';
import { storeFinishedMatch } from '../recovery/recover-storage.ts';
import { isFull, personOn, type Seating } from '../state/seating.ts';
import {
  begunContinuation,
  isPending,
  isStartPending,
  nextShuffle,
  type PendingContinuation,
  type Table,
  type TableTimer,
} from '../state/table.ts';
import { shuffleStage, type TableShuffle, withRoster } from '../state/table-shuffle.ts';
import { beginMatch, firstTurn, type ValueBetweenMatches } from '../turn/begin-match.ts';
import { type ChangeResult, commitValue } from '../turn/commit.ts';
import { freshShuffle } from '../turn/next-shuffle.ts';
import { tryStorage } from '../turn/persist.ts';
import { readHistory } from '../turn/read-history.ts';

export const REVEAL_TIMEOUT_MS = 2000;
/** A table that starts by itself waits this long, in milliseconds, for commitments after the first person has come. */
export const COMMIT_TIMEOUT_MS = 2000;

type Starting = ValueBetweenMatches & { readonly shuffle: TableShuffle };

/**
 * Starts a new match with the people at the table. If some have committed to a value for the shuffle, the start first fixes who
 * they are, and the match begins when they have revealed. Otherwise it begins at once.
 */
export async function start(table: Table, seating: Seating): ChangeResult {
  const stored = await storeFinishedMatch(table);
  if (!stored.ok) return stored;
  const { value } = table;
  if (value.phase === 'playing' || value.phase === 'halted') return refused('already-playing');
  if (!isFull(seating) && !isStartPending(value)) return refused('seats-empty');
  // A seat has become free, so the start is given up. It becomes part of the shuffle of the next one.
  if (!isFull(seating)) return commitValue(table, { ...value, shuffle: freshShuffle(table, value, 'left') });
  const { playedOn } = value;
  if (isPending(playedOn)) return startFromTurn(table, { ...value, seating }, playedOn);
  const shuffle = nextShuffle(value) ?? freshShuffle(table, value);
  const stage = shuffleStage(shuffle);
  if (stage === 'revealing') return refused('already-playing');
  const starting: Starting = { ...value, seating, playedOn: null, shuffle: withRoster(shuffle, seating) };
  return continueStart(table, starting, stage === 'fixed');
}

/** Prepares a table whose match starts by itself as soon as all players have committed. */
export async function startByItself(table: Table): ChangeResult {
  const { value } = table;
  const shuffle = nextShuffle(value) ?? freshShuffle(table, value);
  return commitValue(table, { ...value, shuffle: { ...shuffle, startsItself: true } });
}

/** Deals if nothing can change the shuffle any more. `isRetry` says that the storage may have the first turn already. */
export function continueStart(table: Table, starting: Starting, isRetry = false): ChangeResult {
  if (shuffleStage(starting.shuffle) === 'fixed') return deal(table, starting, isRetry);
  return commitValue(table, starting);
}

/**
 * Begins the match of a fixed shuffle. After a failure the storage may have its first turn already, so a retry looks there.
 */
async function deal(table: Table, starting: Starting, isRetry: boolean): ChangeResult {
  const { shuffle, seating, options } = starting;
  const match = startMatch(table.game, options, seating.seats.length);
  if (isRetry) {
    const stored = await tryStorage(table, () => readHistory(table.context.storage, newOngoingMatch(shuffle.match, match)));
    if (!stored.ok) return refused('unknown');
    if (stored.value.play.match.version > 0) return beginMatch(table, starting, stored.value);
  }
  const first = firstTurn(table, shuffle, match);
  return beginMatch(table, starting, first, first);
}

/**
 * Begins a match whose first steps are those of another game. They have been stored since the table was made, so storing the table is
 * the start. Such a match has no shuffle: the server draws its outcomes and nothing is proven.
 */
async function startFromTurn(table: Table, continuing: ValueBetweenMatches, playedOn: PendingContinuation): ChangeResult {
  const game = gameByRules(table.game, playedOn.rules);
  if (game === null) return refused('bad-table');
  const match = startMatch(game, continuing.options, continuing.seating.seats.length);
  const found = await tryStorage(table, () => readHistory(table.context.storage, newOngoingMatch(playedOn.match, match)));
  if (!found.ok) return refused('unknown');
  return beginMatch(table, { ...continuing, shuffle: null, playedOn: begunContinuation(playedOn) }, found.value);
}

/** Returns the timer of a pending start, so that nobody can delay it for long. */
export function shuffleTimers(table: Table): readonly TableTimer[] {
  const { value } = table;
  const shuffle = nextShuffle(value);
  if (shuffle === null || value.unsaved || !isStartPending(value)) return [];
  const { match, startsItself } = shuffle;
  const task = () => start(table, table.value.seating);
  if (startsItself) return [{ name: `commitments ${match}`, milliseconds: COMMIT_TIMEOUT_MS, task }];
  if (shuffleStage(shuffle) === 'fixed') return [{ name: `deal ${match}`, milliseconds: 0, task }];
  return [revealTimer(table, shuffle)];
}

/** Returns the timer that makes the current attempt void. If all who are awaited have left, that happens at once. */
function revealTimer(table: Table, { match, attempts }: TableShuffle): TableTimer {
  const awaited = awaitedSeats(attempts ?? []);
  const { seating } = table.value;
  const areGone = awaited.every((seat) => (personOn(seating, seat)?.presence ?? 'held') === 'held');
  const { index } = lastAttempt(attempts ?? []);
  const name = `reveals ${match} ${index}${areGone ? ' gone' : ''}`;
  return { name, milliseconds: areGone ? 0 : REVEAL_TIMEOUT_MS, task: () => endAttempt(table, index) };
}

/** Makes an attempt void, unless all have revealed by now. Those who have not are missing from the next one. */
async function endAttempt(table: Table, index: number): ChangeResult {
  const { value } = table;
  const shuffle = nextShuffle(value);
  if (value.phase === 'playing' || value.phase === 'halted' || shuffle === null || shuffle.attempts === null)
    return accepted(null);
  const isOver = lastAttempt(shuffle.attempts).index !== index || shuffleStage(shuffle) !== 'revealing';
  if (isOver) return accepted(null);
  return continueStart(table, { ...value, shuffle: { ...shuffle, attempts: voidAttempt(shuffle.attempts) } });
}
