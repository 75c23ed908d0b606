import type { BotLevel } from './bot-level.ts';
import type { ChanceOutcome } from './chance.ts';
import { type Game, isPlayedBy } from './game.ts';
import { type Match, type Move, type Step, startMatch } from './match.ts';
import { type OptionValues, parseOptions } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { RecordStep } from './record-step.ts';
import { gameByRules } from './rules-version.ts';
import type { Seat } from './seat.ts';

export const RECORD_FORMAT = 'hundredfold-record/2';

/**
 * The record of a finished game, as docs/records.md describes it. The simulator, storage and the download button use the same format.
 */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  readonly seats: number;
  /** The players by seat when the game ended; `null` where there is no name, so that the seat is shown instead. */
  readonly names: readonly (RecordedName | null)[];
  readonly steps: readonly RecordStep[];
  /** The outcome; left out if the match ended as unfinished. */
  readonly outcome?: Outcome;
  /** Present if the table ended the match without a result, because it had reached the greatest length. */
  readonly unfinished?: true;
  /** The number of steps after which only bots played, because the last person had them finish the game. */
  readonly botsFrom?: number;
  readonly takenBack?: readonly RecordedTakeback[];
  /** The state hashes of all turns in order, without anything between them; empty in a link, which has no room for them. */
  readonly hashes: string;
  /** Present if the game went on from another one, after so many moves. Its first steps are those of that game. */
  readonly playedOn?: { readonly turn: number };
  /** The proof that nobody chose the chance outcomes. A reader that does not check it keeps it as it is. */
  readonly proof?: { readonly v: number; readonly [field: string]: unknown };
}

/** The name of a player, as everyone at the table saw it. */
export interface RecordedName {
  readonly name: string;
  readonly bot?: true;
  /** The level of the bot at the end. */
  readonly level?: BotLevel;
}

export interface RecordedTakeback {
  readonly seat: Seat;
  /** The seats that had to agree and did. */
  readonly consent: readonly Seat[];
  /** The number of steps that remained. */
  readonly stood: number;
  readonly steps: readonly RecordStep[];
  /** The state hashes of the undone turns; empty in a link. */
  readonly hashes: string;
}

export type UnhashedTakeback = Omit<RecordedTakeback, 'hashes'>;

/** The steps of a record, those that were taken back included. */
export interface RecordedSteps extends Pick<GameRecord, 'steps'> {
  readonly takenBack?: readonly UnhashedTakeback[];
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

export function stepsOf({ move, lots }: Turn): readonly Step[] {
  const drawn = lots.map((lot): Step => ({ kind: 'lot', lot }));
  return move === null ? drawn : [move, ...drawn];
}

/** Returns the start of a recorded game by the rules that it follows. Throws if the game does not have these rules, options or seats. */
export function startRecord(game: Game, { rules, options, seats }: Pick<GameRecord, 'rules' | 'options' | 'seats'>): Match {
  const played = gameByRules(game, rules);
  if (played === null)
    throw new Error(`the record follows version ${rules} of the rules of ${game.id}, which it no longer knows`);
  const parsed = parseOptions(played.options, options);
  if (!parsed.ok) throw new Error(parsed.refusal);
  if (!isPlayedBy(played, seats)) throw new Error(`${game.id} does not have ${seats} seats`);
  return startMatch(played, parsed.value, seats);
}
