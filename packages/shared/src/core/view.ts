import type { Face } from '../cards/face.ts';
import type { AnyAction } from './action.ts';
import type { OptionValues } from './options.ts';
import type { Outcome } from './outcome.ts';
import { allSeats, type Seat } from './seat.ts';
import { type FieldKind, type FieldsOf, type FieldValue, facesIn, type GridCell, type ViewSchema } from './view-schema.ts';

/** A viewer of the table: a seat, the public, or `all`, which sees all hands but no more of closed piles than the public. */
export type Viewer = Seat | 'public' | 'all';

/**
 * Returns whether the secrets of a seat are shown to a viewer. Use it in `view` wherever a seat's cards are hidden
 * from others.
 */
export function sees(viewer: Viewer, seat: Seat): boolean {
  return viewer === seat || viewer === 'all';
}

/** The seat of the viewer; `null` for spectators, and for `all`. */
export function ownSeat(viewer: Viewer): Seat | null {
  return typeof viewer === 'number' ? viewer : null;
}

export function allViewers(seats: number): readonly Viewer[] {
  return [...allSeats(seats), 'public', 'all'];
}

/** The action that led to a view, and the seat that took it. For a viewer, secret parameters may be missing. */
export interface LastAction<Action extends AnyAction = AnyAction> {
  readonly seat: Seat;
  readonly action: Action;
}

/** The table as one viewer sees it: faces or counts, never the identity of a card. */
export type View<S extends ViewSchema = ViewSchema, Options = OptionValues> = CommonView<S, Options> & SideRecords<S>;

interface CommonView<S extends ViewSchema, Options> {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly table: FieldsOf<S['table']>;
  readonly seats: readonly FieldsOf<S['seat']>[];
}

/** The records of the sides in the order of `sidesOf`, in games with facts of a side. */
type SideRecords<S extends ViewSchema> = S extends { readonly side: infer Kinds extends ViewSchema['seat'] }
  ? { readonly sides: readonly FieldsOf<Kinds>[] }
  : { readonly sides?: readonly Readonly<Record<string, FieldValue>>[] };

/** Returns whether the viewer is to act, and so is a seat. It is false for spectators, and while chance is pending. */
export function mayAct<Seen extends Pick<View, 'viewer' | 'toAct'>>(view: Seen): view is Seen & { readonly viewer: Seat } {
  return typeof view.viewer === 'number' && view.toAct.includes(view.viewer);
}

/** Returns whether the match has ended; then `view.outcome` is not `null`. */
export function isOver<Seen extends Pick<View, 'outcome'>>(view: Seen): view is Seen & { readonly outcome: Outcome } {
  return view.outcome !== null;
}

/** The faces of the viewer's own hand, in its order; an empty list for spectators. */
export function ownHand({ viewer, seats }: ViewOfHands): readonly Face[] {
  const hand = typeof viewer === 'number' ? seats[viewer]?.hand : undefined;
  return typeof hand === 'object' ? hand : [];
}

/** Returns whether a viewer sees the faces of a seat's hand: their own, a shared hand, or any hand where all are open. */
export function seesHand({ seats }: Pick<ViewOfHands, 'seats'>, seat: Seat): boolean {
  return typeof seats[seat]?.hand === 'object';
}

export interface ViewOfHands {
  readonly viewer: Viewer;
  readonly seats: readonly { readonly hand: readonly Face[] | number }[];
}

export interface ViewField {
  readonly name: string;
  /** `null` for a field of the table or of a side. */
  readonly seat: Seat | null;
  readonly kind: FieldKind;
  readonly value: FieldValue;
}

/** Returns the fields of a table, of its seats and of its sides, in the order of the view schema. */
export function fieldsIn(
  { table, seats, sides = [] }: Pick<View, 'table' | 'seats' | 'sides'>,
  viewSchema: ViewSchema,
): readonly ViewField[] {
  const named = (kinds: ViewSchema['seat'], fields: Readonly<Record<string, FieldValue>>, seat: Seat | null) =>
    Object.entries(kinds).map(([name, kind]): ViewField => ({ name, seat, kind, value: fields[name] ?? null }));
  return [
    ...named(viewSchema.table, table, null),
    ...seats.flatMap((fields, seat) => named(viewSchema.seat, fields, seat)),
    ...sides.flatMap((fields) => named(viewSchema.side ?? {}, fields, null)),
  ];
}

/** Returns every face that a viewer sees: on the table, in their own hand, and cards that were shown or passed on. */
export function facesInSight(view: Pick<View, 'table' | 'seats' | 'sides'>, viewSchema: ViewSchema): readonly Face[] {
  return fieldsIn(view, viewSchema).flatMap(({ kind, value }) => facesIn(kind, value));
}

/**
 * A place of cards: a zone of the view schema. `seat` is `null` for a zone of the table, and `cell` a position in a
 * grid.
 */
export interface CardZone {
  readonly zone: string;
  readonly seat: Seat | null;
  readonly cell?: GridCell;
}

/**
 * A movement of cards. `cards` are faces if the viewer sees them at either end, otherwise their number. A movement from a cell to
 * the same cell is a card that turns over.
 */
export interface CardMove {
  readonly from: CardZone;
  readonly to: CardZone;
  readonly cards: readonly Face[] | number;
}
