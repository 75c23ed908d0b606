import type { options, phrases } from '@hundredfold/shared/games/foursquare/declaration.ts';
import type { AboutWords, GameAbout, OptionWordsFor, PhraseWordsFor } from '../../i18n/about.ts';

interface FoursquareAbout extends AboutWords {
  readonly options: OptionWordsFor<typeof options>;
  readonly phrases: PhraseWordsFor<typeof phrases>;
}

const en: FoursquareAbout = {
  name: 'Foursquare',
  credit: 'by Wil Su, as told by Mario Reeves',
  line: 'A solitaire on a 4×4 square',
  pitch: 'Solitaire: build a 4×4 square – but every card you place may flip its row and column.',
  options: {
    flip: {
      label: 'What flips',
      about: 'Does the card you place flip with its row and column?',
      values: {
        others: {
          label: 'Your card stays face up',
          about: 'Only the other cards in the row or column flip.',
        },
        line: {
          label: 'The whole line flips',
          about: 'The card you place flips too, once with each line that flips. Harder.',
        },
      },
    },
  },
  phrases: {
    'going-dark': 'It’s getting dark …',
    'all-bright': 'All bright!',
    'just-in-time': 'Just in time!',
  },
};

const de: FoursquareAbout = {
  name: 'Foursquare',
  credit: 'von Wil Su, nach Mario Reeves',
  line: 'Eine Patience auf vier mal vier Feldern',
  pitch:
    'Patience: Bau ein Quadrat aus vier mal vier Stapeln – aber jede Karte, die du legst, kann ihre Zeile und Spalte umdrehen.',
  options: {
    flip: {
      label: 'Was umgedreht wird',
      about: 'Dreht sich die gelegte Karte mit ihrer Zeile und Spalte um?',
      values: {
        others: {
          label: 'Deine Karte bleibt offen',
          about: 'Nur die anderen Karten der Zeile oder Spalte drehen sich um.',
        },
        line: {
          label: 'Die ganze Reihe dreht sich',
          about: 'Auch deine Karte dreht sich um, mit jeder Zeile und Spalte, die sich dreht. Schwerer.',
        },
      },
    },
  },
  phrases: {
    'going-dark': 'Es wird finster …',
    'all-bright': 'Alles hell!',
    'just-in-time': 'Gerade noch rechtzeitig!',
  },
};

const ru: FoursquareAbout = {
  name: 'Foursquare',
  credit: 'Вил Су, в изложении Марио Ривза',
  line: 'Пасьянс на поле четыре на четыре',
  pitch: 'Пасьянс: постройте квадрат четыре на четыре — но каждая карта может перевернуть свой ряд и столбец.',
  options: {
    flip: {
      label: 'Что переворачивается',
      about: 'Переворачивается ли ваша карта вместе со своим рядом и столбцом?',
      values: {
        others: {
          label: 'Ваша карта остаётся открытой',
          about: 'Переворачиваются только другие карты ряда или столбца.',
        },
        line: {
          label: 'Переворачивается вся линия',
          about: 'Ваша карта тоже переворачивается, с каждой линией по разу. Так труднее.',
        },
      },
    },
  },
  phrases: {
    'going-dark': 'Темнеет…',
    'all-bright': 'Всё светло!',
    'just-in-time': 'В последний момент!',
  },
};

export const about: GameAbout = { words: { en, de, ru }, faces: ['AS', '4D', '7C', '10H'] };
