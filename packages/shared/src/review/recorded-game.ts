import { rememberMatch } from '../bots/card-memory.ts';
import type { Decision } from '../bots/paired-roll-outs.ts';
import type { AnyAction } from '../core/action.ts';
import type { Game } from '../core/game.ts';
import type { CardMemory } from '../core/known-cards.ts';
import { type Match, type Move, retrace } from '../core/match.ts';
import { type GameRecord, startRecord, turnsOf } from '../core/record.ts';
import { fromRecordStep } from '../core/record-step.ts';
import { allSeats } from '../core/seat.ts';
import { stateHash } from '../core/state-hash.ts';

/** A recorded move with what its seat knew before it. */
export interface RecordedDecision extends Decision {
  readonly turn: number;
  readonly played: AnyAction;
  /** `true` if a bot played for a person, after the last one had it finish the game. */
  readonly isByBot: boolean;
}

export function hasChoice({ game, state, seat }: RecordedDecision): boolean {
  return game.legal(game.view(state, seat)).length > 1;
}

/** Chance outcomes of one turn: the state before the first of them and after the last. */
export interface RecordedChance {
  readonly turn: number;
  readonly game: Game;
  readonly before: unknown;
  readonly after: unknown;
}

/** The part of a record that was played by the players of its seats, without moves that were taken back. */
export interface RecordedGame {
  readonly game: Game;
  readonly start: Match;
  readonly end: Match;
  readonly decisions: readonly RecordedDecision[];
  readonly chances: readonly RecordedChance[];
  /** The hash of all steps, from which the random numbers of a breakdown follow. */
  readonly recordHash: string;
}

/** Plays a record again and collects its decisions. Yields after every turn. Throws if the record does not follow the rules. */
export function* readGame(game: Game, record: GameRecord): Generator<undefined, RecordedGame> {
  const { playedOn, botsFrom = Number.POSITIVE_INFINITY } = record;
  let match = startRecord(game, record);
  let memories = allSeats(match.seats).map((seat) => rememberMatch(null, match, seat));
  let [moves, steps] = [0, 0];
  let start = match;
  const decisions: RecordedDecision[] = [];
  const chances: RecordedChance[] = [];
  for (const [turn, { move, lots }] of turnsOf(record.steps.map(fromRecordStep)).entries()) {
    const isOwn = playedOn === undefined || moves >= playedOn.turn + (move === null ? 1 : 0);
    if (move !== null) moves++;
    const moved = move === null ? match : retrace(match, move);
    const after = lots.reduce<Match>((now, lot) => retrace(now, { kind: 'lot', lot }), moved);
    if (isOwn && move !== null) decisions.push(decisionAt(match, memories, { turn, move, isByBot: steps >= botsFrom }));
    if (isOwn && lots.length > 0) chances.push({ turn, game: match.game, before: moved.state, after: after.state });
    if (!isOwn) start = after;
    memories = memories.map((memory, seat) => rememberMatch(memory, after, seat));
    match = after;
    steps += lots.length + (move === null ? 0 : 1);
    yield;
  }
  return { game: match.game, start, end: match, decisions, chances, recordHash: stateHash(record.steps) };
}

interface RecordedMove extends Pick<RecordedDecision, 'turn' | 'isByBot'> {
  readonly move: Move;
}

function decisionAt(
  { game, state }: Match,
  memories: readonly CardMemory[],
  { turn, move, isByBot }: RecordedMove,
): RecordedDecision {
  const { seat, action } = move;
  const memory = memories[seat];
  if (memory === undefined) throw new Error(`there is no seat ${seat}`);
  return { game, state, seat, memory, turn, played: action, isByBot };
}
