import type { Face } from '../cards/face.ts';
import type { CardZone } from './view.ts';
import { type FieldKind, type GridCell, isZone, type ViewSchema, type ZoneKind } from './view-schema.ts';

/** Cards on one another or side by side. The top card, or the one that came last, is the last. */
export type Pile = readonly Face[];

/** A pile of a `grid` as the state has it, with all cards; views have a `GridPile` instead. */
export interface GridStack extends GridCell {
  readonly cards: Pile;
  /** `true` if the top card lies face up. */
  readonly up: boolean;
}

type PileOf<Kind> = Kind extends 'grid' ? readonly GridStack[] : Pile;
export type AnyPile = Pile | readonly GridStack[];

type PilesOf<Kinds> = string extends keyof Kinds
  ? Readonly<Record<string, AnyPile>>
  : { readonly [Zone in keyof Kinds as Kinds[Zone] extends ZoneKind ? Zone : never]: PileOf<Kinds[Zone]> };

type BySeat<Fields> = { readonly [Name in keyof Fields]: readonly Fields[Name][] };

/**
 * All cards of a game by the zones of its view schema. Each card lies in exactly one pile. A zone of the seats has a pile for each
 * seat.
 */
export interface CardsByZone<S extends ViewSchema = ViewSchema> {
  readonly table: PilesOf<S['table']>;
  readonly seat: BySeat<PilesOf<S['seat']>>;
}

/** Returns every pile of cards, in the order in which the game names its zones. */
export function pilesOf(game: { cards(state: unknown): CardsByZone }, state: unknown): readonly Pile[] {
  const { table, seat } = game.cards(state);
  return [...Object.values(table), ...Object.values(seat).flat()].flatMap((pile) =>
    isGrid(pile) ? pile.map(({ cards }) => cards) : [pile],
  );
}

export interface PileZone extends CardZone {
  readonly kind: ZoneKind;
  readonly up: boolean;
}

export function mapPiles(
  { table, seat }: ViewSchema,
  cards: CardsByZone,
  change: (pile: Pile, zone: PileZone) => Pile,
): CardsByZone {
  const changed = (pile: AnyPile, kind: FieldKind | undefined, { zone, seat: of }: CardZone): AnyPile => {
    if (kind === undefined || !isZone(kind)) throw new Error('there are cards in a zone that the view schema does not have');
    if (!isGrid(pile)) return change(pile, { kind, zone, seat: of, up: false });
    return pile.map((stack) => ({ ...stack, cards: change(stack.cards, { kind, zone, seat: of, cell: stack, up: stack.up }) }));
  };
  return {
    table: mapValues(cards.table, (pile, zone) => changed(pile, table[zone], { zone, seat: null })),
    seat: mapValues(cards.seat, (piles, zone) => piles.map((pile, of) => changed(pile, seat[zone], { zone, seat: of }))),
  };
}

function mapValues<Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));
}

export function isGrid(pile: AnyPile): pile is readonly GridStack[] {
  return typeof pile[0] === 'object';
}
