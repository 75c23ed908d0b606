import type { options } from '@hundredfold/shared/games/four-square/declaration.ts';
import type { About, AboutWords, OptionWordsFor } from '../../words/about.ts';

interface FourSquareAbout extends AboutWords {
  readonly options: OptionWordsFor<typeof options>;
}

const en: FourSquareAbout = {
  name: '100 Points Four Square',
  credit: 'by Stephanie and Aaron Richardson, A’n’SR-entertainments',
  pitch: 'Four stacks, one card at a time: make the four top cards total exactly 100, and the stack is yours.',
  options: {
    ghosts: {
      label: 'Absent players',
      about: 'Alone, you play against this many absent players, who each draw a card after every turn of yours.',
    },
  },
};

const de: FourSquareAbout = {
  name: '100 Points Four Square',
  credit: 'von Stephanie und Aaron Richardson, A’n’SR-entertainments',
  pitch: 'Vier Stapel, immer eine Karte: Bring die vier obersten auf genau 100, und der Stapel gehört dir.',
  options: {
    ghosts: {
      label: 'Abwesende Spieler',
      about: 'Allein spielst du gegen so viele Abwesende; nach jedem deiner Züge zieht jeder von ihnen eine Karte.',
    },
  },
};

const ru: FourSquareAbout = {
  name: '100 Points Four Square',
  credit: 'Стефани и Аарон Ричардсон, A’n’SR-entertainments',
  pitch: 'Четыре стопки и одна карта за ход: доведите сумму четырёх верхних ровно до 100, и стопка ваша.',
  options: {
    ghosts: {
      label: 'Отсутствующие игроки',
      about: 'В одиночку вы играете против стольких отсутствующих: после каждого вашего хода каждый тянет по карте.',
    },
  },
};

export const about: About = {
  words: { en, de, ru },
  faces: ['30', '10', '20', '40'],
};
