import type { options, phrases } from '@hundredfold/shared/testing/examples/skeleton/declaration.ts';
import type { AboutWords, GameAbout, OptionWordsFor, PhraseWordsFor } from '../../src/i18n/about.ts';

interface SkeletonAbout extends AboutWords {
  readonly options: OptionWordsFor<typeof options>;
  readonly phrases: PhraseWordsFor<typeof phrases>;
}

const en: SkeletonAbout = {
  name: 'Skeleton',
  credit: 'name the designer here',
  line: 'The highest card takes the trick',
  pitch: 'Five tricks, and the highest card takes each of them: play yours at the right moment.',
  options: {},
  phrases: { 'high-card': 'What a card!', 'low-card': 'I had nothing better.' },
};

const de: SkeletonAbout = {
  name: 'Neues Spiel',
  credit: 'hier steht, von wem das Spiel ist',
  line: 'Die höchste Karte holt den Stich',
  pitch: 'Fünf Stiche, und jeden holt die höchste Karte: Spiel deine im richtigen Moment.',
  options: {},
  phrases: { 'high-card': 'Was für eine Karte!', 'low-card': 'Mehr hatte ich nicht.' },
};

const ru: SkeletonAbout = {
  name: 'Новая игра',
  credit: 'здесь имя автора',
  line: 'Взятку берёт старшая карта',
  pitch: 'Пять взяток, и каждую берёт старшая карта: сыграйте свою вовремя.',
  options: {},
  phrases: { 'high-card': 'Вот это карта!', 'low-card': 'Лучше ничего не было.' },
};

export const about: GameAbout = {
  words: { en, de, ru },
  faces: ['9S', '2H', '7D', '4C'],
};
