import type { Face } from '../cards/face.ts';
import type { Seat } from './seat.ts';

/**
 * The visibility of a zone. In an `open` zone everyone sees the cards, in a `closed` one everyone sees only their number. A
 * `private` zone shows its cards to its own seat and their number to the others. A `topOnly` zone shows everyone the top card and
 * the size of a pile. A `grid` has piles in rows and columns; the top card of each lies face up or face down.
 */
export type ZoneKind = 'open' | 'closed' | 'private' | 'topOnly' | 'grid';

/** A pile that shows only its top card. The size counts that card too. */
export interface TopOnlyPile {
  readonly top: Face | null;
  readonly size: number;
}

/** The position of a pile in a grid. Rows grow downward, columns to the right; both may be negative. */
export interface GridCell {
  readonly row: number;
  readonly col: number;
}

/** A pile of a grid. It has at least one card. */
export interface GridPile extends GridCell {
  readonly size: number;
  /** `null` when the top card lies face down. */
  readonly top: Face | null;
}

/**
 * The kind of a fact beside the zones. A `count` is 0 or more, a `whole` may be negative, `wholes` is a list of these. `faces` are
 * cards that were shown, wherever they lie now. A list names the possible words; the value is one of them or `null`. A
 * `privateFact` is a list of faces that one seat alone knows, wherever they lie now: for example the cards that it passed on.
 */
export type FactKind = 'count' | 'whole' | 'wholes' | 'faces' | 'seat' | 'flag' | 'privateFact' | readonly string[];

/** A fact that everyone sees. */
export type OpenFact = Exclude<FactKind, 'privateFact'>;

export type FieldKind = ZoneKind | FactKind;

export type PrivateKind = 'private' | 'privateFact';

/**
 * The declaration of everything that a game can show to a viewer. The type of the view, the fields on the wire and the zones
 * between which cards move are derived from it.
 */
export interface ViewSchema {
  readonly table: Readonly<Record<string, Exclude<FieldKind, PrivateKind>>>;
  readonly seat: Readonly<Record<string, FieldKind>>;
  /** The facts of each side, such as the points of a pair. A player without a partner is a side, too. */
  readonly side?: Readonly<Record<string, OpenFact>>;
}

export interface FieldValues {
  readonly open: readonly Face[];
  readonly closed: number;
  readonly private: readonly Face[] | number;
  readonly topOnly: TopOnlyPile;
  /** The piles in the order in which they were started. */
  readonly grid: readonly GridPile[];
  readonly count: number;
  readonly whole: number;
  readonly wholes: readonly number[];
  readonly faces: readonly Face[];
  readonly seat: Seat | null;
  readonly flag: boolean;
  /** `null` for every viewer but the seat itself. */
  readonly privateFact: readonly Face[] | null;
}

type ValueOf<Kind> = Kind extends readonly (infer Word)[]
  ? Word | null
  : Kind extends keyof FieldValues
    ? FieldValues[Kind]
    : never;

export type FieldValue = ValueOf<FieldKind>;

export type FieldsOf<Kinds extends Readonly<Record<string, FieldKind>>> = {
  readonly [Name in keyof Kinds]: ValueOf<Kinds[Name]>;
};

const ZONES: readonly FieldKind[] = ['open', 'closed', 'private', 'topOnly', 'grid'] satisfies readonly ZoneKind[];

export function isZone(kind: FieldKind): kind is ZoneKind {
  return ZONES.includes(kind);
}

export function isPrivate(kind: FieldKind): kind is PrivateKind {
  return kind === 'private' || kind === 'privateFact';
}

export function facesIn(kind: FieldKind, value: FieldValue): readonly Face[] {
  if (kind === 'wholes' || typeof value !== 'object' || value === null) return [];
  if ('top' in value) return value.top === null ? [] : [value.top];
  return value.flatMap((item) => (typeof item === 'object' ? (item.top ?? []) : String(item)));
}
