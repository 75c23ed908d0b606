import type { Face } from '../cards/face.ts';
import type { AnyAction } from './action.ts';
import type { OptionValues } from './options.ts';
import type { Seat } from './seat.ts';
import type { Cell, FieldsOf, Shape } from './shape.ts';

/** The last action at the table. All actions are public; those that reveal a card name its face. */
export interface LastAction<Action extends AnyAction = AnyAction> {
  readonly seat: Seat;
  readonly action: Action;
}

/** What one viewer sees of the table: faces or counts, never the identity of a card. */
export interface View<S extends Shape = Shape, Options = OptionValues> {
  /** `null` for somebody who watches. */
  readonly viewer: Seat | null;
  readonly options: Options;
  readonly toAct: readonly Seat[];
  readonly table: FieldsOf<S['table']>;
  readonly seats: readonly FieldsOf<S['seat']>[];
}

/** The cards that a viewer holds; none for somebody who watches. */
export function ownHand({ viewer, seats }: Handed): readonly Face[] {
  const hand = viewer === null ? undefined : seats[viewer]?.hand;
  return typeof hand === 'object' ? hand : [];
}

/** A view of a game in which the seats have hands. */
interface Handed {
  readonly viewer: Seat | null;
  readonly seats: readonly { readonly hand: readonly Face[] | number }[];
}

/** A zone of the table, or of one of its seats. */
export interface Place {
  readonly zone: string;
  readonly seat: Seat | null;
  /** Which pile, of a grid. */
  readonly cell?: Cell;
}

/**
 * Cards on their way: faces where the viewer sees them at either end, else how many. From a cell to itself is a card
 * that turns over where it lies.
 */
export interface CardMove {
  readonly from: Place;
  readonly to: Place;
  readonly cards: readonly Face[] | number;
}
