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
      turn: 'Place your card beside a pile, or on one of fewer than four cards. If it is higher or lower than all that lie open in its row, the others there turn over: open ones down, closed ones up. Then the column goes the same way. An equal card turns nothing.',
      end: 'Sixteen face up win, and what is left of the stock is your score; a fifth card face down loses.',
    },
    de: {
      goal: 'Bau ein Quadrat aus vier mal vier Stapeln, auf denen alle sechzehn obersten Karten offen liegen.',
      turn: 'Leg deine Karte neben einen Stapel oder auf einen mit weniger als vier Karten. Ist sie höher oder niedriger als alle offenen ihrer Reihe, drehen sich die anderen dort um: offene zu, verdeckte auf. Danach gilt dasselbe für die Spalte. Eine gleiche Karte dreht nichts um.',
      end: 'Sechzehn offene gewinnen, und was vom Stapel übrig ist, sind deine Punkte; die fünfte verdeckte verliert.',
    },
    ru: {
      goal: 'Соберите квадрат четыре на четыре стопки, чтобы все шестнадцать верхних карт лежали лицом вверх.',
      turn: 'Положите карту рядом со стопкой или на стопку, где меньше четырёх карт. Если она старше или младше всех открытых в ряду, остальные там переворачиваются: открытые закрываются, закрытые открываются. Потом так же смотрят столбец. Равная карта ничего не переворачивает.',
      end: 'Шестнадцать открытых — победа, остаток колоды — ваши очки; пятая закрытая — проигрыш.',
    },
  },
};
