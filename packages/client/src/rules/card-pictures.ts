import type { Face } from '@hundredfold/shared/cards/face.ts';
import { facesOf } from '@hundredfold/shared/core/figure.ts';
import type { Rulebook } from '@hundredfold/shared/core/rulebook.ts';
import type { Look } from '../cards/card.ts';

/** The back, among faces. */
export const BACK: Face = '';

/** Where a card's picture is, one address for each face. */
export type CardPictures = ReadonlyMap<Face, string>;

/** The cards that are drawn in a rulebook, each once, and the back. */
export function facesIn({ sections }: Rulebook): readonly Face[] {
  const figures = sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ figure }) => (figure === null ? [] : [figure])));
  return figures.length === 0 ? [] : [...new Set([BACK, ...figures.flatMap(facesOf)])];
}

/** Draws these cards; what draws them is fetched for it, the courts only where there are some. */
export async function drawCards(faces: readonly Face[], look: Look): Promise<CardPictures> {
  const { backSvg, cardSvg, loadCourts } = await import('../cards/card.ts');
  const courts = faces.some((face) => /^[JQK]/.test(face)) ? await loadCourts() : {};
  return new Map(faces.map((face) => [face, addressOf(face === BACK ? backSvg() : cardSvg(face, look, courts))]));
}

function addressOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
