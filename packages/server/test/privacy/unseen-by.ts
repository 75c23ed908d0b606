import type { Face } from '@hundredfold/shared/cards/face.ts';
import { determinize, pilesOf } from '@hundredfold/shared/core/cards-by-zone.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import type { Viewer } from '@hundredfold/shared/core/view.ts';
import type { Canary } from './disguise.ts';

/** The number of other truths that are compared to find out what a viewer cannot see. */
const TRUTHS = 8;

/**
 * Returns the cards that a viewer cannot place: the cards that lie elsewhere in another truth with the same view. A face with
 * several copies counts once any copy can be placed.
 */
export function unseenBy(game: Game, truth: unknown, viewer: Viewer): ReadonlySet<Face> {
  const now = places(game, truth);
  const unseen = new Set<Face>();
  const source = seeded(1);
  for (let tried = 0; tried < TRUTHS; tried++) {
    const other = places(game, determinize(game, truth, viewer, source));
    for (const [face, there] of now) if (!there.some((place) => other.get(face)?.includes(place))) unseen.add(face);
  }
  return unseen;
}

export function foundIn(
  bytes: Uint8Array | string,
  faces: ReadonlySet<Face>,
  canaries: ReadonlyMap<Face, Canary>,
): readonly Face[] {
  const text = Buffer.from(bytes);
  return [...faces].filter((face) => {
    const { token, packed } = canaries.get(face)!;
    return text.includes(token) || text.includes(packed) || text.includes(escaped(packed));
  });
}

/** Returns a packed card as JSON may have escaped it. */
function escaped(packed: string): string {
  return `\\u${packed.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function places(game: Game, truth: unknown): ReadonlyMap<Face, readonly string[]> {
  const found = new Map<Face, string[]>();
  pilesOf(game, truth).forEach((pile, index) => {
    pile.forEach((face, at) => {
      found.set(face, [...(found.get(face) ?? []), `${index}:${at}`]);
    });
  });
  return found;
}
