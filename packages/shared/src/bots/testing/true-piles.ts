import type { Face } from '../../cards/face.ts';
import { mapPiles } from '../../core/cards-by-zone.ts';
import type { Game } from '../../core/game.ts';
import { type CardMemory, type HiddenCard, isHidden } from '../../core/known-cards.ts';
import { placeOf } from '../seen-piles.ts';

export function truePiles(game: Game, state: unknown): ReadonlyMap<string, readonly Face[]> {
  const piles = new Map<string, readonly Face[]>();
  mapPiles(game.viewSchema, game.cards(state), (pile, zone) => {
    piles.set(placeOf(zone), pile);
    return pile;
  });
  return piles;
}

export function wrongBelief({ piles, pools }: CardMemory, truth: ReadonlyMap<string, readonly Face[]>): string | null {
  const left = pools.map((faces) => faces.slice());
  for (const [place, pile] of Object.entries(piles)) {
    const cards = (truth.get(place) ?? []).slice();
    for (const face of pile.filter((card) => typeof card === 'string'))
      if (!took(cards, face)) return `${face} is not at ${place}`;
    const hidden = pile.filter(isHidden);
    if (hidden.length !== cards.length) return `${cards.length} hidden cards at ${place}, not ${hidden.length}`;
    if (!canBe(hidden, cards, left)) return `${cards.join(' ')} at ${place} cannot be ${JSON.stringify(hidden)}`;
  }
  return left.every((faces) => faces.length === 0) ? null : 'a pool has other cards';
}

/** Tries to give each hidden card one of the true cards of its pile, and takes these from their pools. */
function canBe(hidden: readonly HiddenCard[], cards: readonly Face[], pools: Face[][]): boolean {
  const [first, ...others] = hidden.toSorted((one, other) => other.not.length - one.not.length);
  if (first === undefined) return true;
  const pool = pools[first.pool] ?? [];
  for (const face of new Set(cards)) {
    if (first.not.includes(face) || !took(pool, face)) continue;
    const rest = cards.slice();
    took(rest, face);
    if (canBe(others, rest, pools)) return true;
    pool.push(face);
  }
  return false;
}

function took(cards: Face[], face: Face): boolean {
  const index = cards.indexOf(face);
  if (index >= 0) cards.splice(index, 1);
  return index >= 0;
}
