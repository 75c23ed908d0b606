import type { Face } from '@hundredfold/shared/cards/face.ts';
import { type Figure, facesOf } from '@hundredfold/shared/core/figure.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Look } from '../cards/card.ts';
import { settings } from '../ui/settings.ts';
import { language } from '../words/index.ts';

/** The back, among faces. */
export const BACK: Face = '';

/** Where a card's picture is, one address for each face. */
export type CardPictures = ReadonlyMap<Face, string>;

/** The cards in the figures of something that is read; until they are drawn their places stand empty. */
export function useCardPictures<Read>(read: Read, figuresIn: (read: Read) => readonly Figure[]): CardPictures {
  const drawn = useSignal<CardPictures>(new Map());
  const colours = settings.colours.value;
  const spoken = language.value;
  useEffect(() => {
    drawCards(facesDrawn(figuresIn(read)), { colours, language: spoken }).then(
      (pictures) => {
        drawn.value = pictures;
      },
      // The words say what the figures show.
      () => undefined,
    );
  }, [read, colours, spoken]);
  return drawn.value;
}

/** The cards in these figures, each once, and the back. */
export function facesDrawn(figures: readonly Figure[]): readonly Face[] {
  return figures.length === 0 ? [] : [...new Set([BACK, ...figures.flatMap(facesOf)])];
}

/** Draws these cards; the code that draws is fetched first, the courts only where there are some. */
export async function drawCards(faces: readonly Face[], look: Required<Omit<Look, 'indices'>>): Promise<CardPictures> {
  const { backSvg, cardSvg, loadCourts } = await import('../cards/card.ts');
  const courts = faces.some((face) => /^[JQK]/.test(face)) ? await loadCourts() : {};
  return new Map(faces.map((face) => [face, addressOf(face === BACK ? backSvg() : cardSvg(face, look, courts))]));
}

function addressOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
