import type { Face } from '../cards/face.ts';
import { without } from '../cards/pile.ts';
import { type ActionKinds, type ActionOf, type AnyAction, isSameAction } from './action.ts';
import type { ChanceOutcome, PendingChance } from './chance.ts';
import type { Game } from './game.ts';
import { type Match, resolveChanceWith, startMatch } from './match.ts';
import { defaultOptions, type OptionValues } from './options.ts';
import type { Seat } from './seat.ts';

/** A lesson has one learner, who sits here. */
export const LEARNER: Seat = 0;

/** Chance that is rigged: who is picked, or which cards a shuffle brings to the top, in this order. */
export type RiggedChance = { readonly pick: Seat } | { readonly top: readonly Face[] };

/** What one of the others does. */
export interface OpponentMove<Action extends AnyAction = AnyAction> {
  readonly seat: Seat;
  readonly action: Action;
}

/** One thing that is learned by doing it. */
export interface LessonStep<Action extends AnyAction = AnyAction, Key extends string = string> {
  /** Under which its sentence stands. */
  readonly key: Key;
  /** What the learner is to do: any of these that is possible. */
  readonly wanted: readonly Action[];
  /** What the others do then. */
  readonly after: readonly OpponentMove<Action>[];
}

/** A game with rigged chances that is led from one position to the next; all of it goes by the rules. */
export interface Lesson<Action extends AnyAction = AnyAction, Key extends string = string> {
  readonly seats: number;
  /** Those that are not the usual ones. */
  readonly options: OptionValues;
  /** In the order in which they fall due; a shuffle after them changes nothing. */
  readonly lots: readonly RiggedChance[];
  /** What the others do before the first step. */
  readonly opening: readonly OpponentMove<Action>[];
  readonly steps: readonly LessonStep<Action, Key>[];
}

/** A lesson in the actions of its game. */
export type LessonOf<Kinds extends ActionKinds, Key extends string> = Lesson<ActionOf<Kinds>, Key>;

/** Draws the rigged lots one after the other. */
export function drawRigged(lots: readonly RiggedChance[]): (due: PendingChance) => ChanceOutcome {
  let drawn = 0;
  return (due) => {
    const rigged = lots[drawn++];
    if (due.chance === 'pick') return { ...due, result: rigged !== undefined && 'pick' in rigged ? rigged.pick : LEARNER };
    const top = rigged !== undefined && 'top' in rigged ? rigged.top : [];
    const rest = top.reduce((cards, card) => without(cards, cards.indexOf(card)), due.cards);
    return { chance: 'shuffle', pile: due.pile, result: [...top, ...rest] };
  };
}

/** A lesson as it begins, before anybody has moved. */
export function startLesson(game: Game, { options, seats }: Lesson, draw: (due: PendingChance) => ChanceOutcome): Match {
  return resolveChanceWith(startMatch(game, { ...defaultOptions(game.options), ...options }, seats), draw);
}

/** What the learner is asked to do in a position: of what is wanted there, what is possible. */
export function wantedNow({ game, state }: Match, { wanted }: LessonStep): readonly AnyAction[] {
  const legal = game.legal(game.view(state, LEARNER));
  return wanted.filter((action) => legal.some((each) => isSameAction(each, action)));
}
