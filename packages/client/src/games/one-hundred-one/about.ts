import type { options, phrases } from '@hundredfold/shared/games/one-hundred-one/declaration.ts';
import type { About, AboutWords, OptionWordsFor, PhraseWordsFor } from '../../words/about.ts';

interface OneHundredOneAbout extends AboutWords {
  readonly options: OptionWordsFor<typeof options>;
  readonly phrases: PhraseWordsFor<typeof phrases>;
}

const en: OneHundredOneAbout = {
  name: 'One Hundred and One',
  credit: 'traditional, after N. Barkhatov’s user guide',
  pitch:
    'Cover suit with suit or rank with rank, make your neighbour draw and sit out, and go out on a queen: whoever passes 101 has lost.',
  options: {
    ending: {
      label: 'The end',
      about: 'What happens when somebody has more than 101 points.',
      values: {
        'first-loser': { label: 'First one over', about: 'As soon as anybody passes 101 the game ends; the lowest total wins.' },
        elimination: { label: 'Last one left', about: 'Whoever passes 101 drops out; the others play on until one is left.' },
      },
    },
    freeDraw: { label: 'Free drawing', about: 'You may draw a card even if you could cover, and then play or pass.' },
  },
  phrases: {
    'nice-chain': 'Nice chain!',
    'that-hurt': 'That hurt!',
    'out-on-a-queen': 'Out on a queen!',
  },
};

const de: OneHundredOneAbout = {
  name: 'Hunderteins',
  credit: 'überliefert, nach der Anleitung von N. Barkhatov',
  pitch:
    'Farbe auf Farbe oder Rang auf Rang, der Nachbar zieht und setzt aus, und am besten geht man mit einer Dame hinaus: Wer über 101 kommt, hat verloren.',
  options: {
    ending: {
      label: 'Das Ende',
      about: 'Was geschieht, wenn jemand über 101 Punkte kommt.',
      values: {
        'first-loser': {
          label: 'Beim Ersten',
          about: 'Sobald jemand über 101 kommt, ist das Spiel aus; der niedrigste Stand gewinnt.',
        },
        elimination: {
          label: 'Bis zum Letzten',
          about: 'Wer über 101 kommt, scheidet aus; die anderen spielen weiter, bis einer übrig ist.',
        },
      },
    },
    freeDraw: {
      label: 'Freies Ziehen',
      about: 'Du darfst eine Karte ziehen, auch wenn du legen könntest, und dann spielen oder passen.',
    },
  },
  phrases: {
    'nice-chain': 'Schöne Kette!',
    'that-hurt': 'Das tat weh!',
    'out-on-a-queen': 'Mit der Dame hinaus!',
  },
};

const ru: OneHundredOneAbout = {
  name: 'Сто одно',
  credit: 'народная игра, по руководству Н. Бархатова',
  pitch:
    'Масть на масть или достоинство на достоинство; сосед берёт карты и пропускает ход, а выйти лучше всего дамой: у кого больше 101, тот проиграл.',
  options: {
    ending: {
      label: 'Конец игры',
      about: 'Что происходит, когда у кого-то больше 101 очка.',
      values: {
        'first-loser': {
          label: 'До первого',
          about: 'Как только кто-то перебрал 101, игра окончена; побеждает наименьший счёт.',
        },
        elimination: {
          label: 'До последнего',
          about: 'Перебравший 101 выбывает; остальные играют, пока не останется один.',
        },
      },
    },
    freeDraw: {
      label: 'Свободный добор',
      about: 'Можно взять карту, даже если есть чем покрыть, а потом сыграть или пропустить ход.',
    },
  },
  phrases: {
    'nice-chain': 'Красивая цепочка!',
    'that-hurt': 'Вот это больно!',
    'out-on-a-queen': 'Дамой на выход!',
  },
};

export const about: About = { words: { en, de, ru }, faces: ['6H', '8C', 'QS', 'KS'] };
