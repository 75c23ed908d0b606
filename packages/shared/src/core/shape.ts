import type { Face } from '../cards/face.ts';
import type { Seat } from './seat.ts';

/**
 * How the cards of a zone are seen: `open`, by everybody; `closed`, by nobody, only counted;
 * `owned`, by the seat whose zone it is, the others count them; `topped`, the top card by everybody, the rest is counted;
 * `grid`, piles in rows and columns, each topped by a card that lies face up or face down.
 */
export type ZoneKind = 'open' | 'closed' | 'owned' | 'topped' | 'grid';

/** A pile of which only the uppermost card is seen; it counts in the size. */
export interface Topped {
  /** `null` when no card lies there. */
  readonly top: Face | null;
  readonly size: number;
}

/** Rows grow downward, columns to the right; both may be negative. */
export interface Cell {
  readonly row: number;
  readonly col: number;
}

/** A pile of a grid; at least one card lies there. */
export interface GridPile extends Cell {
  readonly size: number;
  /** `null` when the top card lies face down. */
  readonly top: Face | null;
}

/**
 * What else everybody knows of the table: `count` is 0 or more, `whole` may be negative, `wholes` is a list of such,
 * `faces` are cards that were shown, wherever they lie now.
 */
export type FactKind = 'count' | 'whole' | 'wholes' | 'faces' | 'seat' | 'text' | 'flag';

export type FieldKind = ZoneKind | FactKind;

/**
 * Everything that a viewer can be shown of a game, declared once: it gives the type of the view,
 * the fields on the wire, and the zones between which cards move.
 */
export interface Shape {
  readonly table: Readonly<Record<string, Exclude<FieldKind, 'owned'>>>;
  readonly seat: Readonly<Record<string, FieldKind>>;
}

interface FieldValues {
  readonly open: readonly Face[];
  readonly closed: number;
  readonly owned: readonly Face[] | number;
  readonly topped: Topped;
  /** In the order in which the piles were begun. */
  readonly grid: readonly GridPile[];
  readonly count: number;
  readonly whole: number;
  readonly wholes: readonly number[];
  readonly faces: readonly Face[];
  readonly seat: Seat | null;
  readonly text: string;
  readonly flag: boolean;
}

export type FieldValue = FieldValues[FieldKind];

export type FieldsOf<Kinds extends Readonly<Record<string, FieldKind>>> = {
  readonly [Name in keyof Kinds]: FieldValues[Kinds[Name]];
};

const ZONES: readonly FieldKind[] = ['open', 'closed', 'owned', 'topped', 'grid'] satisfies readonly ZoneKind[];

export function isZone(kind: FieldKind): kind is ZoneKind {
  return ZONES.includes(kind);
}
