import type { Game } from './game.ts';
import { type Match, outcomeOf, retrace, type Step, startMatch } from './match.ts';
import { type OptionValues, parseOptions } from './options.ts';
import type { Outcome } from './outcome.ts';

export const RECORD_FORMAT = 'hundredfold-record/1';

/** A finished game, the same from the simulator, the archive and the download button. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: number;
  readonly steps: readonly Step[];
  readonly outcome: Outcome;
}

/** Throws while the game is still going on. */
export function recordOf(match: Match, steps: readonly Step[]): GameRecord {
  const outcome = outcomeOf(match);
  if (outcome === null) throw new Error(`this game of ${match.game.id} is not over`);
  return { format: RECORD_FORMAT, game: match.game.id, options: match.options, seats: match.seats, steps, outcome };
}

/** Every position of a recorded game, the start first. Throws where the record does not follow the rules. */
export function* replay(game: Game, record: Pick<GameRecord, 'options' | 'seats' | 'steps'>): Generator<Match> {
  const options = parseOptions(game.options, record.options);
  if (!options.ok) throw new Error(options.refusal);
  let match = startMatch(game, options.value, record.seats);
  yield match;
  for (const step of record.steps) {
    match = retrace(match, step);
    yield match;
  }
}
