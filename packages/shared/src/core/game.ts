import type { Face } from '../cards/face.ts';
import type { ActionKinds, AnyAction } from './action.ts';
import type { Chance, Lot, RandomSource } from './chance.ts';
import type { OptionKinds, OptionValues } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { Result } from './result.ts';
import type { Seat } from './seat.ts';
import type { Shape } from './shape.ts';
import type { CardMove, LastAction, View } from './view.ts';

/**
 * A game: declarations, and pure functions over plain data. The state is the whole truth and a
 * JSON value; nobody but these functions looks inside it.
 */
export interface Game<
  Options extends OptionValues = OptionValues,
  State = unknown,
  Action extends AnyAction = AnyAction,
  S extends Shape = Shape,
  Refusal extends string = string,
> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionKinds;
  readonly actions: ActionKinds;
  readonly shape: S;
  /** Every way to say no, and the paragraph of the game's RULES.md that says why. */
  readonly refusals: Readonly<Record<Refusal, string>>;
  /** The distinct faces in play, in a fixed order. */
  faces(options: Options): readonly Face[];

  /** Nothing shuffled, nobody picked yet. */
  setup(options: Options, seats: number): State;
  /** The lot to be drawn before anybody can act. */
  chance(state: State): Chance | null;
  settle(state: State, lot: Lot): State;
  apply(state: State, seat: Seat, action: Action): Result<State, Refusal>;
  outcome(state: State): Outcome | null;
  /** Seats that may act now; empty while a lot is due and after the end. */
  toAct(state: State): readonly Seat[];

  /** What a viewer may see; `null` for somebody who watches. The only place where anything is hidden. */
  view(state: State, viewer: Seat | null): View<S, Options>;
  /** What the viewer can do now; empty unless it is the viewer's turn. */
  legal(view: View<S, Options>): readonly Action[];
  /** Which cards went where, in order, when one action and the lots that followed it lie between two views. */
  moves(before: View<S, Options>, last: LastAction<Action>, after: View<S, Options>): readonly CardMove[];
  /** A sensible choice from what the viewer sees; only asked when it is the viewer's turn. */
  bot(view: View<S, Options>, source: RandomSource): Action;

  /** Every pile of cards there is: each card lies in exactly one of them. */
  piles(state: State): readonly (readonly Face[])[];
  /** Another truth behind the same view: the cards that the viewer does not see, dealt anew. */
  redeal(state: State, viewer: Seat | null, source: RandomSource): State;
}
