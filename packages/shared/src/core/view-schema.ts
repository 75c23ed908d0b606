import type { Face } from '../cards/face.ts';
import type { Seat } from './seat.ts';

/**
 * How the cards of a zone are seen: `open`, by everybody; `closed`, by nobody, only counted;
 * `owned`, by the seat whose zone it is, the others count them; `topped`, the top card by everybody, the rest is counted;
 * `grid`, piles in rows and columns, each topped by a card that lies face up or face down.
 */
export type ZoneKind = 'open' | 'closed' | 'private' | 'topOnly' | 'grid';

/** A pile of which only the uppermost card is seen; it counts in the size. */
export interface TopOnlyPile {
  /** `null` when no card lies there. */
  readonly top: Face | null;
  readonly size: number;
}

/** Rows grow downward, columns to the right; both may be negative. */
export interface GridCell {
  readonly row: number;
  readonly col: number;
}

/** A pile of a grid; at least one card lies there. */
export interface GridPile extends GridCell {
  readonly size: number;
  /** `null` when the top card lies face down. */
  readonly top: Face | null;
}

/**
 * What else there is to know of the table: `count` is 0 or more, `whole` may be negative, `wholes` is a list of such,
 * `faces` are cards that were shown, wherever they lie now; a list names the words of which one holds, or none.
 * `known` are faces that a seat alone knows of, wherever they lie: what it passed on, say.
 */
export type FactKind = 'count' | 'whole' | 'wholes' | 'faces' | 'seat' | 'flag' | 'privateFact' | readonly string[];

export type FieldKind = ZoneKind | FactKind;

/** Kinds of what a seat sees and the others do not. */
export type PrivateKind = 'private' | 'privateFact';

/**
 * Everything that a viewer can be shown of a game, declared once: it gives the type of the view,
 * the fields on the wire, and the zones between which cards move.
 */
export interface ViewSchema {
  readonly table: Readonly<Record<string, Exclude<FieldKind, PrivateKind>>>;
  readonly seat: Readonly<Record<string, FieldKind>>;
}

/** What a field of each kind holds; a word or none where the kind is a list of words. */
export interface FieldValues {
  readonly open: readonly Face[];
  readonly closed: number;
  readonly private: readonly Face[] | number;
  readonly topOnly: TopOnlyPile;
  /** In the order in which the piles were begun. */
  readonly grid: readonly GridPile[];
  readonly count: number;
  readonly whole: number;
  readonly wholes: readonly number[];
  readonly faces: readonly Face[];
  readonly seat: Seat | null;
  readonly flag: boolean;
  /** `null` for everybody but the seat. */
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

/** The faces that a field shows to whoever has that value. */
export function facesIn(kind: FieldKind, value: FieldValue): readonly Face[] {
  if (kind === 'wholes' || typeof value !== 'object' || value === null) return [];
  if ('top' in value) return value.top === null ? [] : [value.top];
  return value.flatMap((item) => (typeof item === 'object' ? (item.top ?? []) : String(item)));
}
