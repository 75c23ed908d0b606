import type { Face } from '@hundredfold/shared/cards/face.ts';
import { facesOf } from '@hundredfold/shared/core/figure.ts';
import { parseRules, type Rulebook } from '@hundredfold/shared/core/rulebook.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Look } from '../cards/card.ts';
import { settings } from '../ui/settings.ts';
import { type Language, language } from '../words/index.ts';

/** A rulebook, and the language it is written in. */
interface Translation extends Rulebook {
  readonly language: Language;
}

export type Reading = Translation | 'fetching' | 'failed';

/** The rules are fetched when somebody opens them. */
export function useRulebook(game: string, open: boolean): Reading {
  const book = useSignal<Reading>('fetching');
  const spoken = language.value;
  useEffect(() => {
    if (!open) return;
    let wanted = true;
    const put = (reading: Reading) => {
      if (wanted) book.value = reading;
    };
    loadRules(game, spoken).then(put, () => put('failed'));
    return () => {
      wanted = false;
    };
  }, [game, open, spoken]);
  return book.value;
}

/** The cards in the figures; until they are drawn their places stand empty. */
export function useCardPictures(book: Rulebook): CardPictures {
  const drawn = useSignal<CardPictures>(new Map());
  const colours = settings.colours.value;
  const spoken = language.value;
  useEffect(() => {
    drawCards(facesDrawn(book), { colours, language: spoken }).then(
      (pictures) => {
        drawn.value = pictures;
      },
      // The words say what the figures show.
      () => undefined,
    );
  }, [book, colours, spoken]);
  return drawn.value;
}

const files = import.meta.glob<string>('../../../shared/src/games/*/RULES*.md', { query: '?raw', import: 'default' });

/** The rules of a game, fetched when somebody wants to read them; in English where nobody has written them in that language. */
export async function loadRules(game: string, wanted: Language): Promise<Translation> {
  const own = fileOf(game, `RULES.${wanted}.md`);
  const load = own ?? fileOf(game, 'RULES.md');
  if (load === undefined) throw new Error(`${game} has no RULES.md`);
  return { ...parseRules(await load()), language: own === undefined ? 'en' : wanted };
}

function fileOf(game: string, name: string): (() => Promise<string>) | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(`/${game}/${name}`))?.[1];
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
