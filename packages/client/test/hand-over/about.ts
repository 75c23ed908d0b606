import type { About } from '../../src/words/about.ts';

export const about: About = {
  words: {
    en: {
      name: 'Hand Over',
      credit: 'made up for the tests',
      pitch: 'Pass two cards on, all at once and in secret; then show one: the highest wins.',
      options: {},
    },
    de: {
      name: 'Weitergereicht',
      credit: 'erdacht für die Tests',
      pitch: 'Reicht alle zugleich und verdeckt zwei Karten weiter; dann zeigt jeder eine: Die höchste gewinnt.',
      options: {},
    },
    ru: {
      name: 'Передай дальше',
      credit: 'придумана для тестов',
      pitch: 'Все разом и втайне передают по две карты; потом каждый открывает одну: старшая побеждает.',
      options: {},
    },
  },
  faces: ['9S', '2H', '7D', '4C'],
};
