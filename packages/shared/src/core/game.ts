import type { Face } from '../cards/face.ts';
import type { ActionKinds, ActionOf, AnyAction, VisibleActionOf } from './action.ts';
import type { ChanceOutcome, PendingChance, RandomSource } from './chance.ts';
import type { OptionKinds, OptionValues } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { Result } from './result.ts';
import type { Seat } from './seat.ts';
import { type CardMove, facesInSight, isOver, type LastAction, mayAct, type View, type Viewer } from './view.ts';
import type { ViewSchema } from './view-schema.ts';

/**
 * A game: declarations, and pure functions over plain data. The state is the whole truth and a
 * JSON value; nobody but these functions looks inside it.
 */
export interface Game<
  Options extends OptionValues = OptionValues,
  State = unknown,
  Kinds extends ActionKinds = ActionKinds,
  S extends ViewSchema = ViewSchema,
  Refusal extends string = string,
> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionKinds;
  /** Few points are good, so fewest are best; left out where many are. */
  readonly fewest?: true;
  readonly actions: Kinds;
  readonly viewSchema: S;
  /** Every way to say no, and the paragraph of the game's RULES.md that says why. */
  readonly refusals: Readonly<Record<Refusal, string>>;
  /** What people like to say over this game alone, as codes; every language has words for them. */
  readonly phrases?: readonly string[];
  /** The distinct faces in play, in a fixed order. */
  faces(options: Options): readonly Face[];
  /** Who plays together with that seat; left out where everybody plays alone. */
  partnerOf?(options: Options, seat: Seat): Seat | null;

  /** Nothing shuffled, nobody picked yet. */
  setup(options: Options, seats: number): State;
  /** The lot to be drawn before anybody can act. */
  chance(state: State): PendingChance | null;
  resolveChance(state: State, lot: ChanceOutcome): State;
  apply(state: State, seat: Seat, action: ActionOf<Kinds>): Result<State, Refusal>;
  outcome(state: State): Outcome | null;
  /** Seats that may act now; empty while a lot is due and after the end. */
  toAct(state: State): readonly Seat[];
  /** The number of the deal that is being played, from 1: of a hand, of a round, of a game in a tournament. */
  deal(state: State): number;

  /** What a viewer may see. The only place where anything is hidden. */
  view(state: State, viewer: Viewer): View<S, Options>;
  /** What the viewer can do now; empty unless it is the viewer's turn. */
  legal(view: View<S, Options>): readonly ActionOf<Kinds>[];
  /**
   * Why `apply` would refuse what a viewer who is to act has in mind; `null` if it would not. Left out by a game whose players can
   * do everything that is before them.
   */
  whyIllegal?(view: View<S, Options>, action: ActionOf<Kinds>): Refusal | null;
  /**
   * Which cards went where, in order, when one action and the lots that followed it lie between two views. A browser that missed
   * some asks about views that are further apart: then it may be wrong, but names no place that is not there.
   */
  moves(before: View<S, Options>, last: LastAction<VisibleActionOf<Kinds>>, after: View<S, Options>): readonly CardMove[];
  /** A sensible choice from what the viewer sees; only asked when it is the viewer's turn. */
  bot(view: View<S, Options>, source: RandomSource): ActionOf<Kinds>;
  /** The bot may take longer than a message may wait: it thinks in a thread of its own. */
  readonly slowBot?: true;

  /** Every pile of cards there is: each card lies in exactly one of them. */
  piles(state: State): readonly (readonly Face[])[];
  /**
   * Another truth behind the same view: all the cards that the viewer does not see, dealt anew among themselves, though it may be
   * one that could never come about.
   */
  determinize(state: State, viewer: Viewer, source: RandomSource): State;
}

/** Whether a game is played with so many seats. */
export function isPlayedBy({ seats: { min, max } }: Pick<Game, 'seats'>, seats: number): boolean {
  return seats >= min && seats <= max;
}

/**
 * Why the table would refuse what a viewer has in mind, without asking it; `null` if it would not, or if the game does not say. Of a
 * player who is not to act it knows nothing more: where several act at once, the game may refuse those who have acted for a reason of its own.
 */
export function refusalOf(game: Pick<Game, 'whyIllegal'>, view: View, action: AnyAction): string | null {
  if (isOver(view)) return 'game-over';
  return mayAct(view) ? (game.whyIllegal?.(view, action) ?? null) : 'not-your-turn';
}

/**
 * Whether a seat that was to act still has the same to decide: the same legal actions, and the same faces in sight. Where several
 * are to act at once, what one of them does need not concern the others.
 */
export function isSameDecision(game: Game, before: View, after: View): boolean {
  if (before.viewer !== after.viewer || !mayAct(before) || !mayAct(after)) return false;
  const choice = (view: View) => JSON.stringify([game.legal(view), facesInSight(view, game.viewSchema)]);
  return choice(before) === choice(after);
}
