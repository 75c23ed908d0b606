import type { Face } from '@hundredfold/shared/cards/face.ts';
import { facesOf } from '@hundredfold/shared/core/figure.ts';
import { parseRules, type Rulebook } from '@hundredfold/shared/core/rulebook.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Look } from '../cards/card.ts';
import { settings } from '../ui/settings.ts';

export type Reading = Rulebook | 'fetching' | 'failed';

/** The rules are fetched when somebody opens them. */
export function useRulebook(game: string, open: boolean): Reading {
  const book = useSignal<Reading>('fetching');
  useEffect(() => {
    if (!open) return;
    loadRules(game).then(
      (loaded) => {
        book.value = loaded;
      },
      () => {
        book.value = 'failed';
      },
    );
  }, [game, open]);
  return book.value;
}

/** The cards in the figures; until they are drawn their places stand empty. */
export function useCardPictures(book: Rulebook): CardPictures {
  const drawn = useSignal<CardPictures>(new Map());
  const colours = settings.colours.value;
  useEffect(() => {
    drawCards(facesDrawn(book), { colours }).then(
      (pictures) => {
        drawn.value = pictures;
      },
      // The words say what the figures show.
      () => undefined,
    );
  }, [book, colours]);
  return drawn.value;
}

const files = import.meta.glob<string>('../../../shared/src/games/*/RULES.md', { query: '?raw', import: 'default' });

/** The rules of a game, fetched when somebody wants to read them. */
export async function loadRules(game: string): Promise<Rulebook> {
  const file = Object.entries(files).find(([path]) => path.endsWith(`/${game}/RULES.md`));
  if (file === undefined) throw new Error(`${game} has no RULES.md`);
  return parseRules(await file[1]());
}

/** The back, among faces. */
export const BACK: Face = '';

/** Where a card's picture is, one address for each face. */
export type CardPictures = ReadonlyMap<Face, string>;

/** The cards that are drawn in a rulebook, each once, and the back. */
export function facesDrawn({ sections }: Rulebook): readonly Face[] {
  const figures = sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ figure }) => (figure === null ? [] : [figure])));
  return figures.length === 0 ? [] : [...new Set([BACK, ...figures.flatMap(facesOf)])];
}

/** Draws these cards; the code that draws is fetched first, the courts only where there are some. */
export async function drawCards(faces: readonly Face[], look: Look): Promise<CardPictures> {
  const { backSvg, cardSvg, loadCourts } = await import('../cards/card.ts');
  const courts = faces.some((face) => /^[JQK]/.test(face)) ? await loadCourts() : {};
  return new Map(faces.map((face) => [face, addressOf(face === BACK ? backSvg() : cardSvg(face, look, courts))]));
}

function addressOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
