import type { AnyPile, CardsByZone, GridStack, Pile } from '../core/cards-by-zone.ts';
import type { Game } from '../core/game.ts';
import { allSeats } from '../core/seat.ts';
import type { View } from '../core/view.ts';
import { type FieldKind, type FieldValue, type GridPile, isZone } from '../core/view-schema.ts';

const UNSEEN = '';

/**
 * Returns a state that looks like the view of a seat that is to act. The cards that the seat does not see have no faces, until
 * `sampleWorld` draws them. Returns `null` for a game that cannot do that.
 */
export function stateFromView(game: Game, view: View): unknown {
  return game.stateLike?.(view, cardsInView(game, view)) ?? null;
}

function cardsInView({ viewSchema }: Pick<Game, 'viewSchema'>, { table, seats }: View): CardsByZone {
  const ofTable = zonesOf(viewSchema.table).map((zone) => [zone, pileIn(viewSchema.table[zone], table[zone])]);
  const bySeat = zonesOf(viewSchema.seat).map((zone) => [
    zone,
    allSeats(seats.length).map((seat) => pileIn(viewSchema.seat[zone], seats[seat]?.[zone])),
  ]);
  return { table: Object.fromEntries(ofTable), seat: Object.fromEntries(bySeat) };
}

function zonesOf(kinds: Readonly<Record<string, FieldKind>>): readonly string[] {
  return Object.keys(kinds).filter((name) => {
    const kind = kinds[name];
    return typeof kind === 'string' && isZone(kind);
  });
}

function pileIn(kind: FieldKind | undefined, value: FieldValue | undefined): AnyPile {
  if (typeof value === 'number') return unseen(value);
  if (typeof value !== 'object' || value === null) return [];
  if ('top' in value) return stackOf(value.size, value.top);
  if (kind !== 'grid') return value.map(String);
  return value.flatMap((pile) => (typeof pile === 'object' ? [gridStackOf(pile)] : []));
}

function gridStackOf({ row, col, size, top }: GridPile): GridStack {
  return { row, col, cards: stackOf(size, top), up: top !== null };
}

function stackOf(size: number, top: string | null): Pile {
  return top === null ? unseen(size) : [...unseen(size - 1), top];
}

function unseen(size: number): Pile {
  return Array.from({ length: size }, () => UNSEEN);
}
