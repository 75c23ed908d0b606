import type { options, phrases } from '@hundredfold/shared/testing/examples/hearts/declaration.ts';
import type { AboutWords, GameAbout, OptionWordsFor, PhraseWordsFor } from '../../src/i18n/about.ts';

interface HeartsAbout extends AboutWords {
  readonly options: OptionWordsFor<typeof options>;
  readonly phrases: PhraseWordsFor<typeof phrases>;
}

const en: HeartsAbout = {
  name: 'Hearts',
  credit: 'traditional',
  line: 'Take no hearts, and not the queen of spades',
  pitch: 'Pass three cards on, then take as few hearts as you can – or all of them.',
  options: { target: { label: 'Points', about: 'The game ends when a player has this many. The fewest win.' } },
  phrases: { 'not-the-queen': 'Not the queen, please!', 'to-the-moon': 'To the moon!' },
};

const de: HeartsAbout = {
  name: 'Herzeln',
  credit: 'altes Kartenspiel',
  line: 'Nimm keine Herzen und nicht die Pikdame',
  pitch: 'Gib drei Karten weiter und nimm dann so wenige Herzen wie möglich – oder alle.',
  options: { target: { label: 'Punkte', about: 'Das Spiel endet, wenn jemand so viele hat. Die wenigsten gewinnen.' } },
  phrases: { 'not-the-queen': 'Bloß nicht die Dame!', 'to-the-moon': 'Jetzt alle!' },
};

const ru: HeartsAbout = {
  name: 'Черви',
  credit: 'старая игра',
  line: 'Не берите черв и даму пик',
  pitch: 'Передайте три карты, а потом берите как можно меньше черв — или все.',
  options: {
    target: { label: 'Очки', about: 'Игра идёт, пока у кого-нибудь не станет столько. Побеждает тот, у кого их меньше.' },
  },
  phrases: { 'not-the-queen': 'Только не дама!', 'to-the-moon': 'Беру всё!' },
};

export const about: GameAbout = {
  words: { en, de, ru },
  faces: ['QS', '2H', 'AH', '2C'],
};
