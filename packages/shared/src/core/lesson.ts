import type { Face } from '../cards/face.ts';
import { withoutCards } from '../cards/pile.ts';
import { type ActionKinds, type ActionOf, type AnyAction, isSameAction } from './action.ts';
import type { ChanceOutcome, PendingChance } from './chance.ts';
import type { Game } from './game.ts';
import { type Match, resolveChanceWith, startMatch } from './match.ts';
import { defaultOptions, type OptionValues } from './options.ts';
import type { Seat } from './seat.ts';

export const LEARNER: Seat = 0;

/** A fixed chance outcome: the seat that is picked, or the cards that a shuffle puts on top, in this order. */
export type RiggedChance = { readonly pick: Seat } | { readonly top: readonly Face[] };

/** A move of another seat. It has to be legal, like the learner's. */
export interface OpponentMove<Action extends AnyAction = AnyAction> {
  readonly seat: Seat;
  readonly action: Action;
}

/**
 * One decision of the learner, and the moves of the others up to the next one. `key` finds the texts of the step in
 * the messages.
 */
export interface LessonStep<Action extends AnyAction = AnyAction, Key extends string = string> {
  readonly key: Key;
  /** The actions that the learner may choose from; those that are not legal are left out. */
  readonly wanted: readonly Action[];
  readonly after: readonly OpponentMove<Action>[];
}

/** A tutorial game with fixed chance outcomes. All its moves follow the rules. */
export interface Lesson<Action extends AnyAction = AnyAction, Key extends string = string> {
  readonly seats: number;
  /** The options that differ from the defaults. */
  readonly options: OptionValues;
  /** The chance outcomes in the order in which the game needs them. A shuffle after the last one changes nothing. */
  readonly lots: readonly RiggedChance[];
  readonly opening: readonly OpponentMove<Action>[];
  readonly steps: readonly LessonStep<Action, Key>[];
}

/** A lesson of a game: its actions are checked against `Game.actions`, and `Key` names a text for each step. */
export type LessonOf<Kinds extends ActionKinds, Key extends string> = Lesson<ActionOf<Kinds>, Key>;

export function drawRigged(lots: readonly RiggedChance[]): (due: PendingChance) => ChanceOutcome {
  let drawn = 0;
  return (due) => {
    const rigged = lots[drawn++];
    if (due.chance === 'pick') return { ...due, result: rigged !== undefined && 'pick' in rigged ? rigged.pick : LEARNER };
    const top = rigged !== undefined && 'top' in rigged ? rigged.top : [];
    return { chance: 'shuffle', pile: due.pile, result: [...top, ...withoutCards(due.cards, top)] };
  };
}

export function startLesson(game: Game, { options, seats }: Lesson, draw: (due: PendingChance) => ChanceOutcome): Match {
  return resolveChanceWith(startMatch(game, { ...defaultOptions(game.options), ...options }, seats), draw);
}

export function wantedNow({ game, state }: Match, { wanted }: LessonStep): readonly AnyAction[] {
  const legal = game.legal(game.view(state, LEARNER));
  return wanted.filter((action) => legal.some((each) => isSameAction(each, action)));
}
