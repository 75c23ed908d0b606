import type { options, phrases } from '@hundredfold/shared/games/one-hundred-one/declaration.ts';
import type { AboutWords, GameAbout, OptionWordsFor, PhraseWordsFor } from '../../i18n/about.ts';

interface OneHundredOneAbout extends AboutWords {
  readonly options: OptionWordsFor<typeof options>;
  readonly phrases: PhraseWordsFor<typeof phrases>;
}

const en: OneHundredOneAbout = {
  name: 'One Hundred and One',
  credit: 'traditional, after N. Barkhatov’s user guide',
  line: 'Get rid of your cards – and stay below 101',
  pitch: 'Match suit or rank, hit your neighbour with sixes and sevens, go out on a queen. Over 101 and you lose.',
  options: {
    ending: {
      label: 'The end',
      about: 'What happens when a player goes over 101 points.',
      values: {
        'first-loser': {
          label: 'Ends when someone passes 101',
          about: 'The game ends after that round. The lowest total wins.',
        },
        elimination: { label: 'Goes on until one is left', about: 'Players over 101 drop out. The last one left wins.' },
      },
    },
    freeDraw: { label: 'Free drawing', about: 'You may draw a card even if you could play. Then you play or pass.' },
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
  line: 'Werd deine Karten los und bleib unter 101',
  pitch:
    'Bedien Farbe oder Wert, triff deinen Nachbarn mit Sechsen und Siebenen und werd mit einer Dame fertig. Über 101 hast du verloren.',
  options: {
    ending: {
      label: 'Das Ende',
      about: 'Was passiert, wenn jemand über 101 Punkte kommt.',
      values: {
        'first-loser': {
          label: 'Schluss, wenn jemand über 101 kommt',
          about: 'Nach dieser Runde ist Schluss. Wer die wenigsten Punkte hat, gewinnt.',
        },
        elimination: {
          label: 'Weiter, bis einer übrig ist',
          about: 'Wer über 101 kommt, scheidet aus. Wer übrig bleibt, gewinnt.',
        },
      },
    },
    freeDraw: {
      label: 'Freies Ziehen',
      about: 'Du darfst eine Karte ziehen, auch wenn du spielen könntest. Dann spielst oder passt du.',
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
    'Кладите карту той же масти или того же достоинства, бейте соседа шестёрками и семёрками, выходите дамой. Больше 101 — проигрыш.',
  options: {
    ending: {
      label: 'Конец игры',
      about: 'Что будет, когда у кого-то больше 101 очка.',
      values: {
        'first-loser': {
          label: 'До первого, у кого больше 101',
          about: 'После этого кона игра кончается. Побеждает наименьший счёт.',
        },
        elimination: {
          label: 'Пока не останется один',
          about: 'У кого больше 101, тот выбывает. Побеждает последний оставшийся.',
        },
      },
    },
    freeDraw: {
      label: 'Свободный добор',
      about: 'Можно взять карту, даже если есть чем ходить, а потом сыграть или спасовать.',
    },
  },
  phrases: {
    'nice-chain': 'Красивая цепочка!',
    'that-hurt': 'Ох, больно!',
    'out-on-a-queen': 'Вышли дамой!',
  },
};

export const about: GameAbout = { words: { en, de, ru }, faces: ['6H', '8C', 'QS', 'KS'] };
