import type { ChanceOutcome } from './chance.ts';
import type { Game } from './game.ts';
import { type Match, type Move, outcomeOf, retrace, type Step, startMatch } from './match.ts';
import { type OptionValues, parseOptions } from './options.ts';
import type { Outcome } from './outcome.ts';
import { fromRecordStep, type RecordStep } from './record-step.ts';
import type { Seat } from './seat.ts';

export const RECORD_FORMAT = 'hundredfold-record/1';

/** The record of a finished game. The simulator, storage and the download button use the same format. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  /** The version of the game's rules. Records that were made before there were versions have none, which means 1. */
  readonly rules?: number;
  readonly options: OptionValues;
  readonly seats: number;
  readonly steps: readonly RecordStep[];
  readonly outcome: Outcome;
  /** The number of steps after which only bots played, because the last person had them finish the game. */
  readonly botsFrom?: number;
  /** The takebacks in order; left out if there were none. */
  readonly takenBack?: readonly RecordedTakeback[];
}

/** A takeback: the undone moves and the chance outcomes that had followed them. */
export interface RecordedTakeback {
  /** The seat that asked for it. */
  readonly seat: Seat;
  /** The seats that had to agree and did. */
  readonly consent: readonly Seat[];
  /** The number of steps that remained. */
  readonly stood: number;
  readonly steps: readonly RecordStep[];
}

/**
 * A move and the chance outcomes that followed it. A turn is shown, replayed, delayed and taken back as a whole. The chance
 * outcomes at the start of a game are a turn without a move.
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

/** Returns the steps of a turn in order. */
export function stepsOf({ move, lots }: Turn): readonly Step[] {
  const drawn = lots.map((lot): Step => ({ kind: 'lot', lot }));
  return move === null ? drawn : [move, ...drawn];
}

/** Returns the record of a finished game. Throws if the game is not over. */
export function recordOf(match: Match, steps: readonly RecordStep[], takenBack: readonly RecordedTakeback[] = []): GameRecord {
  const outcome = outcomeOf(match);
  if (outcome === null) throw new Error(`this game of ${match.game.id} is not over`);
  const { game, options, seats } = match;
  const record: GameRecord = { format: RECORD_FORMAT, game: game.id, rules: game.version, options, seats, steps, outcome };
  return takenBack.length === 0 ? record : { ...record, takenBack };
}

/** Yields every position of a recorded game from the start. Throws if the record does not follow the rules, or follows others. */
export function* replay(game: Game, record: Pick<GameRecord, 'rules' | 'options' | 'seats' | 'steps'>): Generator<Match> {
  const { rules = 1 } = record;
  if (rules !== game.version)
    throw new Error(`the record follows version ${rules} of the rules of ${game.id}, not ${game.version}`);
  const options = parseOptions(game.options, record.options);
  if (!options.ok) throw new Error(options.refusal);
  let match = startMatch(game, options.value, record.seats);
  yield match;
  for (const line of record.steps) {
    match = retrace(match, fromRecordStep(line));
    yield match;
  }
}
