import type { options, phrases } from '@hundredfold/shared/games/hundred-rummy/declaration.ts';
import type { About, AboutWords, OptionWordsFor, PhraseWordsFor } from '../../words/about.ts';

interface RummyAbout extends AboutWords {
  readonly options: OptionWordsFor<typeof options>;
  readonly phrases: PhraseWordsFor<typeof phrases>;
}

const CREDIT = 'Stephanie and Aaron Richardson, Sharron and Les Blalock, A’n’SR-entertainments';

const en: RummyAbout = {
  name: '100 Points Rummy',
  credit: `by ${CREDIT}`,
  pitch: 'Draw and discard until your four cards total exactly 100; then show them, and begin again before the others do.',
  options: {
    target: {
      label: 'Points to win',
      about: 'Each hand of exactly 100 is worth 100 points; the first to reach this many wins at once.',
    },
    tournament: {
      label: 'Tournament',
      about: 'As many games as there are players, each begun by a different one; the points of all games are added up.',
    },
  },
  phrases: {
    'a-hundred-again': 'Another hundred!',
    'my-card': 'I wanted that card!',
    'one-card-short': 'One card short!',
  },
};

const de: RummyAbout = {
  name: '100 Points Rummy',
  credit: `von ${CREDIT.replaceAll(' and ', ' und ')}`,
  pitch: 'Zieh und leg ab, bis deine vier Karten genau 100 ergeben; dann zeig sie und fang vor den anderen neu an.',
  options: {
    target: { label: 'Siegpunkte', about: 'Jede Hand von genau 100 zählt 100 Punkte; wer zuerst so viele hat, gewinnt sofort.' },
    tournament: {
      label: 'Turnier',
      about: 'So viele Spiele wie Spieler, jedes Mal beginnt ein anderer; die Punkte aller Spiele werden addiert.',
    },
  },
  phrases: {
    'a-hundred-again': 'Schon wieder hundert!',
    'my-card': 'Die wollte ich!',
    'one-card-short': 'Eine Karte fehlt noch!',
  },
};

const ru: RummyAbout = {
  name: '100 Points Rummy',
  credit: 'Стефани и Аарон Ричардсон, Шаррон и Лес Блейлок, A’n’SR-entertainments',
  pitch: 'Берите и сбрасывайте, пока четыре карты не дадут ровно 100; покажите их и начните снова раньше других.',
  options: {
    target: {
      label: 'Очков до победы',
      about: 'Каждая рука ровно в 100 приносит 100 очков; кто первым наберёт столько, победил.',
    },
    tournament: {
      label: 'Турнир',
      about: 'Столько игр, сколько игроков, каждый раз начинает другой; очки всех игр складываются.',
    },
  },
  phrases: {
    'a-hundred-again': 'Опять сотня!',
    'my-card': 'Вот бы мне эту карту!',
    'one-card-short': 'Не хватает одной карты!',
  },
};

export const about: About = {
  words: { en, de, ru },
  faces: ['10', '20', '30', '40'],
};
