import type { Face } from '../cards/face.ts';
import type { ActionKinds, ActionOf, AnyAction, VisibleActionOf } from './action.ts';
import type { CardsByZone } from './cards-by-zone.ts';
import type { ChanceOutcome, PendingChance, RandomSource } from './chance.ts';
import type { CardMemory } from './known-cards.ts';
import type { OptionKinds, OptionValues } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { Result } from './result.ts';
import type { Seat } from './seat.ts';
import { type CardMove, facesInSight, isOver, type LastAction, mayAct, type View, type Viewer } from './view.ts';
import type { ViewSchema } from './view-schema.ts';

/**
 * A game: declarations, and pure functions over plain data. The state holds everything, also what is hidden, and is a JSON value.
 * Only these functions look inside it.
 */
export interface Game<
  Options extends OptionValues = OptionValues,
  State = unknown,
  Kinds extends ActionKinds = ActionKinds,
  S extends ViewSchema = ViewSchema,
  Refusal extends string = string,
> {
  readonly id: string;
  /** The version of the rules, from 1. Raise it when recorded moves would no longer lead to the same end. */
  readonly version: number;
  /**
   * The parts that were different in each older version of the rules, by its number. Old records replay by them. Left out while
   * there is only one version. Make a part of the current functions, with an option or a branch, and never of a copied folder.
   *
   * @example olderRules: { 1: { setup: (options, seats) => setup({ ...options, lastTrick: 'plain' }, seats) } }
   */
  readonly olderRules?: Readonly<Record<number, OlderRules<Options, State, Kinds, S, Refusal>>>;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionKinds;
  readonly lowestScoreWins?: true;
  readonly actions: Kinds;
  readonly viewSchema: S;
  /** Every reason to refuse an action, with the number of the paragraph of the game's RULES.md that explains it. */
  readonly refusals: Readonly<Record<Refusal, string>>;
  /** The codes of the chat phrases that belong to this game alone. Every language has a text for each. */
  readonly phrases?: readonly string[];
  /** Returns the distinct faces in play, in a fixed order. */
  faces(options: Options): readonly Face[];
  partnerOf?(options: Options, seat: Seat): Seat | null;

  /** Returns the state before anything is shuffled or picked. */
  setup(options: Options, seats: number): State;
  /** Returns the random decision that must be resolved before anyone can act. */
  chance(state: State): PendingChance | null;
  resolveChance(state: State, lot: ChanceOutcome): State;
  apply(state: State, seat: Seat, action: ActionOf<Kinds>): Result<State, Refusal>;
  outcome(state: State): Outcome | null;
  /** Returns the seats that may act now; empty while a random decision is pending and after the end. */
  toAct(state: State): readonly Seat[];
  /**
   * Returns the number of steps at which a table ends a match as unfinished, so that none goes on for ever. Takebacks count, too. No
   * honest match comes near it (`testing/lengths.test.ts`).
   */
  maxSteps(options: Options, seats: number): number;
  /** Returns the number of the current deal, from 1. A deal is a hand, a round, or one game of a tournament. */
  deal(state: State): number;

  /** Returns what a viewer may see. This is the only place where anything is hidden. */
  view(state: State, viewer: Viewer): View<S, Options>;
  /** Returns the legal actions of the viewer; empty unless it is the viewer's turn. */
  legal(view: View<S, Options>): readonly ActionOf<Kinds>[];
  /**
   * Returns why `apply` would refuse an action of a viewer who is to act; `null` if it would accept it. Left out by a game that
   * offers no illegal actions.
   */
  whyIllegal?(view: View<S, Options>, action: ActionOf<Kinds>): Refusal | null;
  /**
   * Returns which cards moved from where to where, in order, if one action and the chance outcomes that followed it lie between
   * two views. A browser that missed some views passes views that are further apart. Then the answer may be wrong, but it names
   * only places that exist.
   */
  cardMoves(before: View<S, Options>, last: LastAction<VisibleActionOf<Kinds>>, after: View<S, Options>): readonly CardMove[];
  /** Returns a sensible action from what the viewer sees; called only when it is the viewer's turn. */
  bot(view: View<S, Options>, source: RandomSource): ActionOf<Kinds>;
  /**
   * Returns whether players would see no sense in an action, whatever a search finds. Bots and hints never choose one. Left out by a
   * game in which every legal action may make sense.
   */
  isPointless?(view: View<S, Options>, action: ActionOf<Kinds>): boolean;
  /**
   * Chooses like `bot`, and better, because it also counts on what the seat remembers of the cards. It plays at tables; roll-outs
   * and `pnpm simulate` keep to `bot`, which is faster. Left out by a game in which memory is of no use to its bot.
   */
  rememberingBot?(view: View<S, Options>, source: RandomSource, memory: CardMemory): ActionOf<Kinds>;
  /**
   * Returns faces that a hand cannot have had, as an action shows between two views of a seat. Left out if actions show nothing
   * that the moves do not.
   */
  ruledOut?(before: View<S, Options>, last: LastAction<VisibleActionOf<Kinds>>, after: View<S, Options>): readonly RuledOut[];
  /** Returns a state without those secrets of others that are no cards. Left out by a game that has none. */
  withoutSecrets?(state: State, seat: Seat): State;
  /**
   * Returns the number of the stage of play. A roll-out ends where it changes, because `worth` says enough there. Left out if a
   * stage is a deal.
   */
  stage?(state: State): number;
  /**
   * Returns what a state at the beginning of a stage is worth to a seat: its chance to win the match, from 0 to 1. Left out by a
   * game of one stage.
   */
  worth?(state: State, seat: Seat): number;
  /**
   * Chooses like `rememberingBot` at a seat that has seen everything, but from the state. Roll-outs use it in place of `bot`. Only a
   * game has it in which all cards that were ever in sight are known to everyone: the rest are those that the seat does not see.
   */
  rollOutBot?(state: State, seat: Seat, source: RandomSource): ActionOf<Kinds>;
  /** The roll-outs of a strong bot for one decision, if so many take no longer than `STRONG_ROLL_OUTS` in other games. */
  readonly strongRollOuts?: number;

  /**
   * Returns where every card is, by the zones of the view schema. The piles, and other states with
   * the same view, follow from it (`core/cards-by-zone.ts`).
   */
  cards(state: State): CardsByZone<S>;
  /** Returns the state with other cards at their places. `withCards(state, cards(state))` is the same state. */
  withCards(state: State, cards: CardsByZone<S>): State;
  /**
   * Returns a state that looks like the view of a seat that is to act, with these cards at their places. The true state differs
   * from it only in what the seat does not see. A game that leaves it out has hints of its bot alone, and none of the stronger one.
   */
  stateLike?(view: View<S, Options>, cards: CardsByZone<S>): State;
}

/** Faces that a hand did not have before an action, or does not have after it. */
export interface RuledOut {
  readonly seat: Seat;
  readonly faces: readonly Face[];
  readonly when: 'before' | 'after';
}

type OlderRules<
  Options extends OptionValues,
  State,
  Kinds extends ActionKinds,
  S extends ViewSchema,
  Refusal extends string,
> = Partial<Omit<Game<Options, State, Kinds, S, Refusal>, 'id' | 'version' | 'olderRules'>>;

export function isPlayedBy({ seats: { min, max } }: Pick<Game, 'seats'>, seats: number): boolean {
  return seats >= min && seats <= max;
}

/**
 * Returns why the table would refuse a viewer's action, without asking the table; `null` if it would accept it or the game does
 * not say. For a seat that is not to act, the answer is always `not-your-turn`. Where several seats act at once, the game itself
 * may refuse a seat that has already acted for another reason.
 */
export function refusalOf(game: Pick<Game, 'whyIllegal'>, view: View, action: AnyAction): string | null {
  if (isOver(view)) return 'game-over';
  return mayAct(view) ? (game.whyIllegal?.(view, action) ?? null) : 'not-your-turn';
}

/**
 * Returns whether a seat that was to act still has the same decision: the same legal actions and the same visible faces. Where
 * several seats act at once, the action of one seat may leave the decisions of the others unchanged.
 */
export function isSameDecision(game: Game, before: View, after: View): boolean {
  if (before.viewer !== after.viewer || !mayAct(before) || !mayAct(after)) return false;
  const choice = (view: View) => JSON.stringify([game.legal(view), facesInSight(view, game.viewSchema)]);
  return choice(before) === choice(after);
}
