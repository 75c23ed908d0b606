import type { Rulebook } from '@hundredfold/shared/core/rulebook.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../ui/settings.ts';
import { type CardPictures, drawCards, facesIn } from './card-pictures.ts';
import { loadRules } from './rulebooks.ts';

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
    drawCards(facesIn(book), { colours }).then(
      (pictures) => {
        drawn.value = pictures;
      },
      // The words say what the figures show.
      () => undefined,
    );
  }, [book, colours]);
  return drawn.value;
}
