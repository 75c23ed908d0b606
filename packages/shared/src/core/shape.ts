import type { Face } from '../cards/face.ts';
import type { Seat } from './seat.ts';

/**
 * How the cards of a zone are seen: `open`, by everybody; `closed`, by nobody, only counted;
 * `owned`, by the seat whose zone it is, the others count them; `topped`, the top card by everybody, the rest is counted.
 */
export type ZoneKind = 'open' | 'closed' | 'owned' | 'topped';

/** A pile of which only the uppermost card is seen; it counts in the size. */
export interface Topped {
  /** `null` when no card lies there. */
  readonly top: Face | null;
  readonly size: number;
}

/** What else everybody knows of the table: `count` is 0 or more, `whole` may be negative, `wholes` is a list of such. */
export type FactKind = 'count' | 'whole' | 'wholes' | 'seat' | 'text' | 'flag';

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
  readonly count: number;
  readonly whole: number;
  readonly wholes: readonly number[];
  readonly seat: Seat | null;
  readonly text: string;
  readonly flag: boolean;
}

export type FieldValue = FieldValues[FieldKind];

export type FieldsOf<Kinds extends Readonly<Record<string, FieldKind>>> = {
  readonly [Name in keyof Kinds]: FieldValues[Kinds[Name]];
};

export function isZone(kind: FieldKind): kind is ZoneKind {
  return kind === 'open' || kind === 'closed' || kind === 'owned' || kind === 'topped';
}
