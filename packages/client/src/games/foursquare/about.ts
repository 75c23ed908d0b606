import type { options, phrases } from '@hundredfold/shared/games/foursquare/declaration.ts';
import type { About, AboutWords, OptionWordsFor, PhraseWordsFor } from '../../words/about.ts';

interface FoursquareAbout extends AboutWords {
  readonly options: OptionWordsFor<typeof options>;
  readonly phrases: PhraseWordsFor<typeof phrases>;
}

const en: FoursquareAbout = {
  name: 'Foursquare',
  credit: 'by Wil Su, as told by Mario Reeves',
  line: 'A solitaire on a square of four by four',
  pitch: 'A solitaire: build a square of four by four, and mind that every card you place may turn over its row and column.',
  options: {
    flip: {
      label: 'What turns over',
      about: 'Whether the card just placed turns over with its row and column.',
      values: {
        others: {
          label: 'Your card stays face up',
          about: 'The card you place stays face up; the others in its line turn over.',
        },
        line: {
          label: 'The whole line turns',
          about: 'The card you place turns over too, once for each line that turns: harder.',
        },
      },
    },
  },
  phrases: {
    'going-dark': 'It is going dark …',
    'all-bright': 'All bright!',
    'just-in-time': 'Just in time!',
  },
};

const de: FoursquareAbout = {
  name: 'Foursquare',
  credit: 'von Wil Su, nach Mario Reeves',
  line: 'Eine Patience auf einem Feld aus vier mal vier',
  pitch:
    'Eine Patience: Bau ein Quadrat aus vier mal vier Stapeln – aber jede Karte, die du legst, kann ihre Zeile und Spalte umdrehen.',
  options: {
    flip: {
      label: 'Was umgedreht wird',
      about: 'Ob die gelegte Karte mit ihrer Zeile und Spalte umgedreht wird.',
      values: {
        others: {
          label: 'Deine Karte bleibt offen',
          about: 'Die gelegte Karte bleibt offen; die anderen in ihrer Reihe werden umgedreht.',
        },
        line: {
          label: 'Die ganze Reihe dreht sich',
          about: 'Auch die gelegte Karte wird umgedreht, mit jeder Reihe einmal: schwerer.',
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
  pitch: 'Пасьянс: постройте квадрат четыре на четыре, помня, что каждая карта может перевернуть свой ряд и столбец.',
  options: {
    flip: {
      label: 'Что переворачивается',
      about: 'Переворачивается ли положенная карта вместе со своим рядом и столбцом.',
      values: {
        others: {
          label: 'Ваша карта остаётся открытой',
          about: 'Положенная карта остаётся открытой; переворачиваются другие карты её ряда или столбца.',
        },
        line: {
          label: 'Переворачивается вся линия',
          about: 'Положенная карта тоже переворачивается, с каждой линией по разу: так труднее.',
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

export const about: About = { words: { en, de, ru }, faces: ['AS', '4D', '7C', '10H'] };
