import type { options, phrases } from '@hundredfold/shared/games/four-square/declaration.ts';
import type { AboutWords, GameAbout, OptionWordsFor, PhraseWordsFor } from '../../i18n/about.ts';

interface FourSquareAbout extends AboutWords {
  readonly options: OptionWordsFor<typeof options>;
  readonly phrases: PhraseWordsFor<typeof phrases>;
}

const en: FourSquareAbout = {
  name: '100 Points Four Square',
  credit: 'by Stephanie and Aaron Richardson, A’n’SR-entertainments',
  line: 'Bring the four top cards to exactly 100',
  pitch: 'Four stacks, one card per turn: bring the four top cards to exactly 100, and the stack is yours.',
  options: {
    ghosts: {
      label: 'Absent players',
      about: 'When you play alone: each absent player draws a card after every turn of yours. More of them is harder.',
    },
  },
  phrases: {
    'exactly-a-hundred': 'Exactly 100!',
    'ten-short': 'Ten short!',
    'left-for-me': 'Thanks for leaving me that.',
  },
};

const de: FourSquareAbout = {
  name: '100 Points Four Square',
  credit: 'von Stephanie und Aaron Richardson, A’n’SR-entertainments',
  line: 'Triff mit den obersten Karten genau 100',
  pitch: 'Vier Stapel, eine Karte pro Zug: Bring die vier obersten auf genau 100, und der Stapel gehört dir.',
  options: {
    ghosts: {
      label: 'Abwesende Spieler',
      about:
        'Wenn du allein spielst: Nach jedem deiner Züge zieht jeder Abwesende eine Karte. Mehr Abwesende machen es schwerer.',
    },
  },
  phrases: {
    'exactly-a-hundred': 'Genau 100!',
    'ten-short': 'Zehn zu wenig!',
    'left-for-me': 'Danke fürs Liegenlassen.',
  },
};

const ru: FourSquareAbout = {
  name: '100 Points Four Square',
  credit: 'Стефани и Аарон Ричардсон, A’n’SR-entertainments',
  line: 'Соберите четырьмя верхними картами ровно 100',
  pitch: 'Четыре стопки и одна карта за ход: доведите сумму четырёх верхних ровно до 100, и стопка ваша.',
  options: {
    ghosts: {
      label: 'Отсутствующие игроки',
      about: 'Для одиночной игры: после каждого вашего хода каждый отсутствующий берёт по карте. Чем их больше, тем труднее.',
    },
  },
  phrases: {
    'exactly-a-hundred': 'Ровно 100!',
    'ten-short': 'Десятки не хватило!',
    'left-for-me': 'Спасибо, что оставили.',
  },
};

export const about: GameAbout = {
  words: { en, de, ru },
  faces: ['30', '10', '20', '40'],
};
