import type { Face } from '@hundredfold/shared/cards/face.ts';
import { type Figure, facesOf } from '@hundredfold/shared/core/figure.ts';
import type { CardDesign } from '../cards/card.ts';
import { look } from './look.ts';
import { useLoaded } from './use-loaded.ts';

/** The back of a card, as a value among the faces. */
export const BACK: Face = '';

export type CardPictures = ReadonlyMap<Face, string>;

/** Returns the pictures of cards that are drawn by now. Pass the same array on every render. */
export function useCardPictures(faces: readonly Face[]): CardPictures {
  const printed = look.value;
  const drawn = useLoaded(() => drawCards(faces, printed), [faces, printed]).value;
  return drawn === null || drawn === 'failed' ? NO_PICTURES : drawn; // The text says what the pictures show.
}

const NO_PICTURES: CardPictures = new Map();

export function facesDrawn(figures: readonly Figure[]): readonly Face[] {
  return figures.length === 0 ? [] : [...new Set([BACK, ...figures.flatMap(facesOf)])];
}

/** Draws these cards. It loads the drawing code first, and that of the court cards only if it is needed. */
export async function drawCards(faces: readonly Face[], look: CardDesign): Promise<CardPictures> {
  const { backSvg, cardSvg, loadCourts } = await import('../cards/card.ts');
  const courts = faces.some((face) => /^[JQK]/.test(face)) ? await loadCourts() : {};
  return new Map(faces.map((face) => [face, addressOf(face === BACK ? backSvg(look.back) : cardSvg(face, look, courts))]));
}

function addressOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
