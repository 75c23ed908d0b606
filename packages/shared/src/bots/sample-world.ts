import type { Face } from '../cards/face.ts';
import { mapPiles } from '../core/cards-by-zone.ts';
import { type RandomSource, shuffledDealer } from '../core/chance.ts';
import type { Game } from '../core/game.ts';
import type { CardMemory } from '../core/known-cards.ts';
import { placeOf } from './seen-piles.ts';

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
  const cards = mapPiles(game.viewSchema, game.cards(known), (pile, zone) => facesAt(faces, placeOf(zone), pile.length));
  return game.withCards(known, cards);
}

function hiddenPlaces(piles: CardMemory['piles'], pool: number): readonly HiddenPlace[] {
  return Object.entries(piles).flatMap(([place, pile]) =>
    pile.flatMap((card, index) => (typeof card === 'object' && card.pool === pool ? [{ place, index, not: card.not }] : [])),
  );
}

/** Deals faces to places, none to a place where it cannot be. If that is impossible, some lie where they cannot be. */
function dealtTo(places: readonly HiddenPlace[], faces: readonly Face[], source: RandomSource): readonly Face[] {
  const dealt = shuffledDealer(faces, source)(faces.length).slice();
  for (const [index, { not }] of places.entries()) if (not.includes(dealt[index] ?? '')) exchange(places, dealt, index);
  return dealt;
}

/**
 * Moves the face at an index to another place where it can be, and other faces in turn, until every place on the way can have its face.
 */
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
    [dealt[empty], dealt[next]] = [dealt[next] ?? '', dealt[empty] ?? ''];
    empty = next;
  }
}

function facesAt(faces: ReadonlyMap<string, readonly Face[]>, place: string, size: number): readonly Face[] {
  const pile = faces.get(place) ?? [];
  if (pile.length !== size) throw new Error(`a memory of ${pile.length} cards for a pile of ${size} (${place})`);
  return pile;
}
