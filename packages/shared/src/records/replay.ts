import * as v from 'valibot';
import type { AnyAction } from '../core/action.ts';
import type { Game } from '../core/game.ts';
import { type Match, outcomeOf, retrace } from '../core/match.ts';
import { type GameRecord, startRecord, stepsOf, type Turn, turnsOf } from '../core/record.ts';
import { fromRecordStep, type RecordStep } from '../core/record-step.ts';
import { playRecord, type RecordedTurn } from '../core/record-turns.ts';
import { accepted, type Result, refused } from '../core/result.ts';
import { runToEnd } from '../core/run-to-end.ts';
import { canonicalJson, STATE_HASH_DIGITS, stateHash } from '../core/state-hash.ts';
import { actionSchema } from '../protocol/action.ts';

/** The number of turns between two positions that a replay keeps. A seek replays fewer turns than that. */
export const KEYFRAME_TURNS = 64;

/** A record that follows the rules, opened to be watched. */
export interface Replay {
  readonly record: GameRecord;
  readonly turns: readonly Turn[];
  /** Returns the match after a number of turns, from 0, which is before the first chance outcome. */
  matchAfter(turns: number): Match;
}

export function openReplay(game: Game, record: GameRecord): Result<Replay, string> {
  return runToEnd(checkRecord(game, record));
}

/**
 * Checks a record against the rules that it names: every step has to be legal, also those that were taken back, every state has to
 * have its hash, and the game has to end as recorded. Yields every turn after it was checked, so that a page can do other work in
 * between. Returns the record opened, or one sentence on the first thing that is wrong and the step where it is.
 */
export function* checkRecord(game: Game, record: GameRecord): Generator<RecordedTurn, Result<Replay, string>> {
  const keyframes: Match[] = [];
  try {
    const start = startRecord(game, record);
    let end = start;
    keyframes.push(start);
    checkActions(start, record);
    for (const turn of playRecord(start, record)) {
      checkLegal(record, turn);
      checkHash(record, turn);
      if (turn.takeback === null) {
        end = turn.match;
        if ((turn.index + 1) % KEYFRAME_TURNS === 0) keyframes.push(end);
      }
      yield turn;
    }
    checkEnd(record, end);
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
  return accepted(replayOf(record, keyframes));
}

function replayOf(record: GameRecord, keyframes: readonly Match[]): Replay {
  const turns = turnsOf(record.steps.map(fromRecordStep));
  return {
    record,
    turns,
    matchAfter(count) {
      const from = Math.floor(count / KEYFRAME_TURNS);
      const keyframe = keyframes[from];
      if (keyframe === undefined || !Number.isInteger(count) || count > turns.length)
        throw new Error(`a game of ${turns.length} turns has no turn ${count}`);
      return turns
        .slice(from * KEYFRAME_TURNS, count)
        .flatMap(stepsOf)
        .reduce(retrace, keyframe);
    },
  };
}

/** Throws if a move is of no seat, or does not have the parameters that the game declares. The rules need not cope with such moves. */
function checkActions({ game, options, seats }: Match, { steps, takenBack = [] }: GameRecord): void {
  const schema = actionSchema(game.actions, game.faces(options));
  const check = (lines: readonly RecordStep[], where: string): void => {
    for (const [index, line] of lines.entries()) {
      if (!('move' in line)) continue;
      if (line.seat >= seats) throw new Error(`step ${index} of ${where}: no such seat`);
      if (!isAction(schema, line.move)) throw new Error(`step ${index} of ${where}: no such move`);
    }
  };
  check(steps, game.id);
  for (const [index, undone] of takenBack.entries()) check(undone.steps, `takeback ${index}`);
}

function isAction(schema: v.GenericSchema<unknown, AnyAction>, move: AnyAction): boolean {
  const parsed = v.safeParse(schema, move);
  return parsed.success && canonicalJson(parsed.output) === canonicalJson(move);
}

/** Throws if a move was recorded with another number of legal moves. */
function checkLegal({ steps, takenBack = [] }: GameRecord, { before, takeback }: RecordedTurn): void {
  const undone = takeback === null ? null : takenBack[takeback];
  const line = undone ? undone.steps[before.version - undone.stood] : steps[before.version];
  if (line === undefined || !('move' in line) || line.legal === undefined) return;
  const { game, state, version } = before;
  const legal = game.legal(game.view(state, line.seat)).length;
  if (legal !== line.legal) throw new Error(`step ${version} of ${game.id}: there are ${legal} legal moves, not ${line.legal}`);
}

function checkHash({ takenBack = [], ...stood }: GameRecord, { match, takeback, index }: RecordedTurn): void {
  if (stood.hashes === '') return;
  const { hashes = '' } = takeback === null ? stood : (takenBack[takeback] ?? {});
  const recorded = hashes.slice(index * STATE_HASH_DIGITS, (index + 1) * STATE_HASH_DIGITS);
  const hash = stateHash(match.state);
  if (hash === recorded) return;
  const turn = takeback === null ? `turn ${index}` : `turn ${index} of takeback ${takeback}`;
  throw new Error(
    `step ${match.version - 1} of ${match.game.id}: after ${turn} the state has the hash ${hash}, not ${recorded || 'none'}`,
  );
}

/** Throws if the game does not end as recorded, or the record says more than its game: hashes of more turns, seats that it lacks. */
function checkEnd(record: GameRecord, end: Match): void {
  const { steps, outcome, unfinished, seats, hashes, botsFrom = 0, takenBack = [], playedOn } = record;
  const told = outcomeOf(end);
  if (told === null && !unfinished) throw new Error(`the game is not over after its last step, ${steps.length - 1}`);
  if (told !== null && canonicalJson(told) !== canonicalJson(outcome ?? null))
    throw new Error(`the outcome is ${canonicalJson(told)}, not as recorded`);
  for (const line of [{ steps, hashes }, ...takenBack]) {
    const turns = turnsOf(line.steps.map(fromRecordStep)).length;
    const hashed = line.hashes.length / STATE_HASH_DIGITS;
    if (hashes !== '' && hashed !== turns) throw new Error(`there are ${hashed} hashes of ${turns} turns`);
  }
  if (botsFrom > steps.length) throw new Error(`there is no step ${botsFrom} from which bots played`);
  const moves = steps.filter((line) => 'move' in line).length;
  if (playedOn !== undefined && playedOn.turn > moves)
    throw new Error(`there is no turn ${playedOn.turn} from which the game went on`);
  const unknown = takenBack.flatMap(({ seat, consent }) => [seat, ...consent]).find((seat) => seat >= seats);
  if (unknown !== undefined) throw new Error(`there is no seat ${unknown} to take back a move`);
}
