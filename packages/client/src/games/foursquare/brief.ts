import type { Brief } from '../briefs.ts';

export const brief: Brief = {
  drawn: {
    goal: '5H 3S 2D 4C\n5D 8H 7C 6S',
    turn: '5H 7C  +  9S  →  ## ## [9S]',
    end: '## ## ## ## ##  ✗',
  },
  words: {
    en: {
      goal: 'Build a square of four by four piles with all sixteen top cards face up.',
      turn: 'Place the card you hold beside a pile or on one. If it is the highest or the lowest of its row, all the others in the row turn over; then the column goes the same way.',
      end: 'Sixteen face up win, and what is left of the stock is your score; a fifth card face down loses.',
    },
    de: {
      goal: 'Bau ein Quadrat aus vier mal vier Stapeln, auf denen alle sechzehn obersten Karten offen liegen.',
      turn: 'Leg deine Karte neben einen Stapel oder darauf. Ist sie die höchste oder die niedrigste ihrer Reihe, drehen sich alle anderen in der Reihe um; danach gilt dasselbe für die Spalte.',
      end: 'Sechzehn offene gewinnen, und was vom Stapel übrig ist, sind deine Punkte; die fünfte verdeckte verliert.',
    },
    ru: {
      goal: 'Соберите квадрат четыре на четыре стопки, чтобы все шестнадцать верхних карт лежали лицом вверх.',
      turn: 'Положите свою карту рядом со стопкой или на неё. Если она старшая или младшая в ряду, остальные карты ряда переворачиваются; потом так же смотрят столбец.',
      end: 'Шестнадцать открытых — победа, остаток колоды — ваши очки; пятая закрытая — проигрыш.',
    },
  },
};
