import type { AnyAction } from './action.ts';
import type { ChanceOutcome } from './chance.ts';
import type { Game } from './game.ts';
import { type Match, type Move, outcomeOf, retrace, type Step, startMatch } from './match.ts';
import { type OptionValues, parseOptions } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { Seat } from './seat.ts';

export const RECORD_FORMAT = 'hundredfold-record/1';

/** One line of a record: chance, or somebody's move. */
export type RecordStep = ChanceOutcome | RecordMove;

export interface RecordMove {
  readonly seat: Seat;
  readonly move: AnyAction;
  /** How many distinct legal moves there were. */
  readonly legal?: number;
}

/** A finished game, the same from the simulator, the archive and the download button. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: number;
  readonly steps: readonly RecordStep[];
  readonly outcome: Outcome;
  /** After so many steps only bots played: whoever was left alone had them finish the game. */
  readonly botsFrom?: number;
  /** What was taken back on the way, in this order; left out where nothing was. */
  readonly takenBack?: readonly RecordedTakeback[];
}

/** Moves that were taken back, and the lots that had followed them. */
export interface RecordedTakeback {
  /** Who asked for it. */
  readonly seat: Seat;
  /** Who had to agree, and did. */
  readonly consent: readonly Seat[];
  /** How many steps stood once it was done. */
  readonly stood: number;
  readonly steps: readonly RecordStep[];
}

/** A step as a record has it. */
export function toRecordStep(step: Step): RecordStep {
  return step.kind === 'lot' ? step.lot : { seat: step.seat, move: step.action };
}

/** A line of a record as the step that it was. */
export function fromRecordStep(line: RecordStep): Step {
  return 'chance' in line ? { kind: 'lot', lot: line } : { kind: 'move', seat: line.seat, action: line.move };
}

/**
 * A move and the lots that followed it: what is shown, replayed, delayed and taken back as one. The lots that begin a game are
 * a turn without a move.
 */
export interface Turn {
  readonly move: Move | null;
  readonly lots: readonly ChanceOutcome[];
}

export function turnsOf(steps: readonly Step[]): readonly Turn[] {
  const turns: { readonly move: Move | null; readonly lots: ChanceOutcome[] }[] = [];
  for (const step of steps) {
    const turn = turns.at(-1);
    if (step.kind === 'move') turns.push({ move: step, lots: [] });
    else if (turn === undefined) turns.push({ move: null, lots: [step.lot] });
    else turn.lots.push(step.lot);
  }
  return turns;
}

/** The steps of a turn, in order. */
export function stepsOf({ move, lots }: Turn): readonly Step[] {
  const drawn = lots.map((lot): Step => ({ kind: 'lot', lot }));
  return move === null ? drawn : [move, ...drawn];
}

/** Throws while the game is still going on. */
export function recordOf(match: Match, steps: readonly RecordStep[], takenBack: readonly RecordedTakeback[] = []): GameRecord {
  const outcome = outcomeOf(match);
  if (outcome === null) throw new Error(`this game of ${match.game.id} is not over`);
  const { game, options, seats } = match;
  const record: GameRecord = { format: RECORD_FORMAT, game: game.id, options, seats, steps, outcome };
  return takenBack.length === 0 ? record : { ...record, takenBack };
}

/** Every position of a recorded game, the start first. Throws where the record does not follow the rules. */
export function* replay(game: Game, record: Pick<GameRecord, 'options' | 'seats' | 'steps'>): Generator<Match> {
  const options = parseOptions(game.options, record.options);
  if (!options.ok) throw new Error(options.refusal);
  let match = startMatch(game, options.value, record.seats);
  yield match;
  for (const line of record.steps) {
    match = retrace(match, fromRecordStep(line));
    yield match;
  }
}
