import type { GameAbout } from '../../src/i18n/about.ts';

export const about: GameAbout = {
  words: {
    en: {
      name: 'Hand Over',
      credit: 'made up for the tests',
      line: 'Pass two cards on, then show one',
      pitch: 'Pass two cards on, all at once and in secret; then show one: the highest wins.',
      options: {},
      phrases: { 'just-what-i-needed': 'Just what I needed!' },
    },
    de: {
      name: 'Weitergereicht',
      credit: 'erdacht für die Tests',
      line: 'Zwei Karten weitergeben, eine zeigen',
      pitch: 'Reicht alle zugleich und verdeckt zwei Karten weiter; dann zeigt jeder eine: Die höchste gewinnt.',
      options: {},
      phrases: { 'just-what-i-needed': 'Genau, was mir gefehlt hat!' },
    },
    ru: {
      name: 'Передай дальше',
      credit: 'придумана для тестов',
      line: 'Передайте две карты и откройте одну',
      pitch: 'Все разом и втайне передают по две карты; потом каждый открывает одну: старшая побеждает.',
      options: {},
      phrases: { 'just-what-i-needed': 'Как раз этого и не хватало!' },
    },
  },
  faces: ['9S', '2H', '7D', '4C'],
};
