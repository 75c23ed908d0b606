import type { Face } from '../cards/face.ts';
import type { AnyAction } from './action.ts';
import type { OptionValues } from './options.ts';
import type { Outcome } from './outcome.ts';
import { allSeats, type Seat } from './seat.ts';
import { type FieldKind, type FieldsOf, type FieldValue, facesIn, type GridCell, type ViewSchema } from './view-schema.ts';

/** Who looks at the table: a seat, the public, or whoever has all hands open before them; of piles and packs these see no more. */
export type Viewer = Seat | 'public' | 'all';

/** Whether a viewer sees what that seat alone holds. */
export function sees(viewer: Viewer, seat: Seat): boolean {
  return viewer === seat || viewer === 'all';
}

/** The seat of a viewer who has one. */
export function ownSeat(viewer: Viewer): Seat | null {
  return typeof viewer === 'number' ? viewer : null;
}

/** Everybody who may look at a table with so many seats. */
export function allViewers(seats: number): readonly Viewer[] {
  return [...allSeats(seats), 'public', 'all'];
}

/** What was done last at the table; of an action that has secrets a viewer is told what they may know. */
export interface LastAction<Action extends AnyAction = AnyAction> {
  readonly seat: Seat;
  readonly action: Action;
}

/** What one viewer sees of the table: faces or counts, never the identity of a card. */
export interface View<S extends ViewSchema = ViewSchema, Options = OptionValues> {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly toAct: readonly Seat[];
  /** How it ended; `null` as long as the game goes on. */
  readonly outcome: Outcome | null;
  readonly table: FieldsOf<S['table']>;
  readonly seats: readonly FieldsOf<S['seat']>[];
}

/** Whether whoever looks has a seat that is to act. */
export function mayAct<Seen extends Pick<View, 'viewer' | 'toAct'>>(view: Seen): view is Seen & { readonly viewer: Seat } {
  return typeof view.viewer === 'number' && view.toAct.includes(view.viewer);
}

/** Whether the game has ended; then the view says how. */
export function isOver<Seen extends Pick<View, 'outcome'>>(view: Seen): view is Seen & { readonly outcome: Outcome } {
  return view.outcome !== null;
}

/** The cards that a viewer holds; none for whoever has no seat. */
export function ownHand({ viewer, seats }: Handed): readonly Face[] {
  const hand = typeof viewer === 'number' ? seats[viewer]?.hand : undefined;
  return typeof hand === 'object' ? hand : [];
}

/** Whether a viewer sees the faces of a seat's hand: their own, one that is lent to them, or any where all are open. */
export function seesHand({ seats }: Pick<Handed, 'seats'>, seat: Seat): boolean {
  return typeof seats[seat]?.hand === 'object';
}

/** A view of a game in which the seats have hands. */
interface Handed {
  readonly viewer: Viewer;
  readonly seats: readonly { readonly hand: readonly Face[] | number }[];
}

/** Every face in a viewer's sight: on the table, in their own hand, and those that were shown or passed on. */
export function facesInSight({ table, seats }: Pick<View, 'table' | 'seats'>, viewSchema: ViewSchema): readonly Face[] {
  const shown = (kinds: Readonly<Record<string, FieldKind>>, fields: Readonly<Record<string, FieldValue>>) =>
    Object.entries(fields).flatMap(([name, value]) => {
      const kind = kinds[name];
      return kind === undefined ? [] : facesIn(kind, value);
    });
  return [...shown(viewSchema.table, table), ...seats.flatMap((fields) => shown(viewSchema.seat, fields))];
}

/** A zone of the table, or of one of its seats. */
export interface CardZone {
  readonly zone: string;
  readonly seat: Seat | null;
  /** Which pile, of a grid. */
  readonly cell?: GridCell;
}

/**
 * Cards on their way: faces where the viewer sees them at either end, else how many. From a cell to itself is a card
 * that turns over where it lies.
 */
export interface CardMove {
  readonly from: CardZone;
  readonly to: CardZone;
  readonly cards: readonly Face[] | number;
}
