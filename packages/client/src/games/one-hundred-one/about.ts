import type { options, phrases } from '@hundredfold/shared/games/one-hundred-one/declaration.ts';
import type { About, AboutWords, OptionWordsFor, PhraseWordsFor } from '../../words/about.ts';

interface OneHundredOneAbout extends AboutWords {
  readonly options: OptionWordsFor<typeof options>;
  readonly phrases: PhraseWordsFor<typeof phrases>;
}

const en: OneHundredOneAbout = {
  name: 'One Hundred and One',
  credit: 'traditional, after N. Barkhatov’s user guide',
  line: 'Get rid of your cards – and stay below 101',
  pitch:
    'Cover suit with suit or rank with rank, make your neighbour draw and sit out, and go out on a queen: whoever passes 101 has lost.',
  options: {
    ending: {
      label: 'The end',
      about: 'What happens when somebody has more than 101 points.',
      values: {
        'first-loser': {
          label: 'Ends when someone passes 101',
          about: 'After that round the game is over; the lowest total wins.',
        },
        elimination: { label: 'Goes on until one is left', about: 'Whoever passes 101 drops out; the last one left wins.' },
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
  line: 'Werde Karten los und bleib unter 101',
  pitch:
    'Farbe auf Farbe oder Wert auf Wert, der Nachbar zieht und setzt aus, und am schönsten macht man mit einer Dame Schluss. Wer über 101 kommt, hat verloren.',
  options: {
    ending: {
      label: 'Das Ende',
      about: 'Was geschieht, wenn jemand mehr als 101 Punkte hat.',
      values: {
        'first-loser': {
          label: 'Schluss, wenn jemand über 101 kommt',
          about: 'Nach dieser Runde ist das Spiel aus; wer die wenigsten Punkte hat, gewinnt.',
        },
        elimination: {
          label: 'Weiter, bis einer übrig ist',
          about: 'Wer über 101 kommt, scheidet aus; wer zuletzt übrig ist, gewinnt.',
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
    'out-on-a-queen': 'Mit der Dame fertig!',
  },
};

const ru: OneHundredOneAbout = {
  name: 'Сто одно',
  credit: 'народная игра, по руководству Н. Бархатова',
  line: 'Избавьтесь от карт и не наберите 101',
  pitch:
    'Масть в масть или карту того же достоинства; сосед берёт карты и пропускает ход, а закончить лучше всего дамой. У кого больше 101, тот проиграл.',
  options: {
    ending: {
      label: 'Конец игры',
      about: 'Что происходит, когда у кого-то больше 101 очка.',
      values: {
        'first-loser': {
          label: 'До первого, у кого больше 101',
          about: 'Как только у кого-то больше 101, игра кончается после этого кона; побеждает наименьший счёт.',
        },
        elimination: {
          label: 'Пока не останется один',
          about: 'У кого больше 101, тот выбывает; побеждает последний оставшийся.',
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
    'that-hurt': 'Ох, больно!',
    'out-on-a-queen': 'Закрылись дамой!',
  },
};

export const about: About = { words: { en, de, ru }, faces: ['6H', '8C', 'QS', 'KS'] };
