import type { Face } from '../cards/face.ts';
import { type AnyPile, type CardsByZone, isGrid } from '../core/cards-by-zone.ts';
import type { RandomSource } from '../core/chance.ts';
import type { Game } from '../core/game.ts';
import type { Seat } from '../core/seat.ts';
import type { CardMemory } from './known-cards.ts';
import { placeOf } from './seen-piles.ts';

/** A hidden card, by its place and its index there. */
interface HiddenPlace {
  readonly place: string;
  readonly index: number;
  readonly not: readonly Face[];
}

/**
 * Returns a state that agrees with everything that a seat was shown: its hidden cards are drawn anew. Of `state` only what everyone
 * sees counts, so two states that look the same to the seat give the same result.
 */
export function sampleWorld(game: Game, state: unknown, { view, piles, pools }: CardMemory, source: RandomSource): unknown {
  const faces = new Map(Object.entries(piles).map(([place, pile]) => [place, pile.slice() as Face[]]));
  for (const [pool, cards] of pools.entries()) {
    const places = hiddenPlaces(piles, pool);
    if (places.length !== cards.length) throw new Error(`${cards.length} faces for ${places.length} hidden cards`);
    const dealt = dealtTo(places, cards, source);
    for (const [index, { place, index: at }] of places.entries()) faces.get(place)?.splice(at, 1, dealt[index] ?? '');
  }
  const known = typeof view.viewer === 'number' ? (game.withoutSecrets?.(state, view.viewer) ?? state) : state;
  return game.withCards(known, refilled(game.cards(known), faces));
}

function hiddenPlaces(piles: CardMemory['piles'], pool: number): readonly HiddenPlace[] {
  return Object.entries(piles).flatMap(([place, pile]) =>
    pile.flatMap((card, index) => (typeof card === 'object' && card.pool === pool ? [{ place, index, not: card.not }] : [])),
  );
}

/** Deals faces to places, none to a place where it cannot be. If that is impossible, some lie where they cannot be. */
function dealtTo(places: readonly HiddenPlace[], faces: readonly Face[], source: RandomSource): readonly Face[] {
  const dealt = faces.slice();
  for (let last = dealt.length - 1; last > 0; last--) swap(dealt, last, source.below(last + 1));
  for (const [index, { not }] of places.entries()) if (not.includes(dealt[index] ?? '')) exchange(places, dealt, index);
  return dealt;
}

/** Moves the face at an index to another place where it can be, and other faces in turn, until every place on the way can have its face. */
function exchange(places: readonly HiddenPlace[], dealt: Face[], index: number): void {
  const visited = new Set([index]);
  const can = (place: number, face: Face) => places[place]?.not.includes(face) === false;
  /** Finds a chain of places, from one that needs a face to one that can have `face`. */
  const chain = (needs: number, face: Face): readonly number[] | null => {
    for (let other = 0; other < places.length; other++) {
      const held = dealt[other] ?? '';
      if (visited.has(other) || !can(needs, held)) continue;
      if (can(other, face)) return [other];
      visited.add(other);
      const rest = chain(other, face);
      if (rest !== null) return [other, ...rest];
    }
    return null;
  };
  let empty = index;
  for (const next of chain(index, dealt[index] ?? '') ?? []) {
    swap(dealt, empty, next);
    empty = next;
  }
}

function swap(faces: Face[], one: number, other: number): void {
  const face = faces[one] ?? '';
  faces[one] = faces[other] ?? '';
  faces[other] = face;
}

/** Returns the cards by zone with the faces of their places. */
function refilled({ table, seat }: CardsByZone, faces: ReadonlyMap<string, readonly Face[]>): CardsByZone {
  const refill = (zone: string, pile: AnyPile, of: Seat | null): AnyPile => {
    if (!isGrid(pile)) return facesAt(faces, placeOf({ zone, seat: of }), pile.length);
    return pile.map((stack) => ({
      ...stack,
      cards: facesAt(faces, placeOf({ zone, seat: of, cell: stack }), stack.cards.length),
    }));
  };
  const ofSeats = Object.entries(seat).map(([zone, piles]) => [zone, piles.map((pile, of) => refill(zone, pile, of))]);
  return {
    table: Object.fromEntries(Object.entries(table).map(([zone, pile]) => [zone, refill(zone, pile, null)])),
    seat: Object.fromEntries(ofSeats),
  };
}

function facesAt(faces: ReadonlyMap<string, readonly Face[]>, place: string, size: number): readonly Face[] {
  const pile = faces.get(place) ?? [];
  if (pile.length !== size) throw new Error(`a memory of ${pile.length} cards for a pile of ${size} (${place})`);
  return pile;
}
