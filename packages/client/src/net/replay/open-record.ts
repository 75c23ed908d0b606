import type { Game } from '@hundredfold/shared/core/game.ts';
import { type Match, retrace } from '@hundredfold/shared/core/match.ts';
import { type GameRecord, stepsOf, type Turn } from '@hundredfold/shared/core/record.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { gameByRules } from '@hundredfold/shared/core/rules-version.ts';
import { readRecord } from '@hundredfold/shared/records/read-record.ts';
import { checkRecord, type Replay } from '@hundredfold/shared/records/replay.ts';
import { yieldToMain } from '../../lib/yield-to-main.ts';
import { type GameOverview, overviewOf } from './game-overview.ts';

/** A record that was checked, opened to be watched. Turns are counted in moves: the deal at the start is none. */
export interface OpenedRecord {
  readonly record: GameRecord;
  readonly game: Game;
  readonly overview: GameOverview;
  matchAfter(moves: number): Match;
  /** Returns the turns up to the table after a number of moves, with the deal at the start. The last one led to that table. */
  turnsUntil(moves: number): readonly Turn[];
  /** Yields the matches from one turn to another, both included. */
  matches(from: number, to: number): Generator<Match>;
}

/**
 * The reason why a record cannot be opened. `damaged`: it is no whole record. `unknown-game`: its game is not here.
 * `other-rules`: this version does not know its rules. `against-rules`: its moves do not follow them.
 */
export type RecordFault = 'damaged' | 'unknown-game' | 'other-rules' | 'against-rules';

interface Opening {
  readonly gameById: (id: string) => Game | undefined;
  readonly closing: AbortSignal;
}

/** Milliseconds of work after which the page gets a chance to do something else. */
const SLICE_MS = 8;

/** Reads and checks a record that may come from anywhere, without blocking the page. Rejects only if it was aborted. */
export async function openRecord(value: unknown, opening: Opening): Promise<Result<OpenedRecord, RecordFault>> {
  const { gameById, closing } = opening;
  const read = readRecord(value);
  if (!read.ok) return refused('damaged');
  const record = read.value;
  const game = gameById(record.game);
  if (game === undefined) return refused('unknown-game');
  if (gameByRules(game, record.rules) === null) return refused('other-rules');
  const deals: number[] = [];
  const checking = checkRecord(game, record);
  let sliceEnd = performance.now() + SLICE_MS;
  for (let next = checking.next(); ; next = checking.next()) {
    if (next.done === true) {
      return next.value.ok ? accepted(opened(next.value.value, deals)) : refused('against-rules');
    }
    const { takeback, match } = next.value;
    if (takeback === null) deals.push(match.game.deal(match.state));
    if (performance.now() < sliceEnd) continue;
    await yieldToMain();
    closing.throwIfAborted();
    sliceEnd = performance.now() + SLICE_MS;
  }
}

/** `deals` has the number of the deal after each turn. */
function opened(replay: Replay, deals: readonly number[]): OpenedRecord {
  const { record, turns } = replay;
  // Where a game starts with chance outcomes, they are a turn without a move, and the first table is the one after it.
  const first = turns[0]?.move === null ? 1 : 0;
  const matchAfter = (moves: number): Match => replay.matchAfter(moves + first);
  const start = matchAfter(0);
  return {
    record,
    game: start.game,
    overview: overviewOf(first === 1 ? deals : [start.game.deal(start.state), ...deals]),
    matchAfter,
    turnsUntil: (moves) => turns.slice(0, moves + first),
    *matches(from, to) {
      let match = matchAfter(from);
      yield match;
      for (const turn of turns.slice(from + first, to + first)) {
        match = stepsOf(turn).reduce(retrace, match);
        yield match;
      }
    },
  };
}
