import type { GameSummary } from '../summaries.ts';

export const summary: GameSummary = {
  drawn: {
    goal: '5H 3S 2D 4C\n5D 8H 7C 6S',
    turn: '5H 7C  +  9S  →  ## ## [9S]',
    end: '## ## ## ## ##  ✗',
  },
  words: {
    en: {
      goal: 'Build a 4×4 square of piles, with all sixteen top cards face up.',
      turn: 'Place your card beside a pile, or on a pile of fewer than four cards. If it is the highest or lowest face-up card in its row, all others in the row flip: face up turns face down, and face down turns face up. Then check the column the same way. An equal card flips nothing.',
      end: 'Get all 16 face up and you win: the cards left in the stock are your score. Five face down and you lose.',
    },
    de: {
      goal: 'Bau ein Quadrat aus vier mal vier Stapeln, auf denen alle sechzehn obersten Karten offen liegen.',
      turn: 'Leg deine Karte neben einen Stapel oder auf einen mit weniger als vier Karten. Ist sie die höchste oder niedrigste offene Karte ihrer Zeile, drehen sich alle anderen dort um: Offene werden verdeckt, verdeckte aufgedeckt. Danach gilt dasselbe für die Spalte. Eine gleich hohe Karte dreht nichts um.',
      end: 'Liegen alle 16 offen, gewinnst du: Die übrigen Karten im Talon sind deine Punkte. Liegen fünf verdeckt, verlierst du.',
    },
    ru: {
      goal: 'Постройте квадрат четыре на четыре стопки, чтобы все шестнадцать верхних карт были открыты.',
      turn: 'Положите карту рядом со стопкой или на стопку, где меньше четырёх карт. Если она старшая или младшая из открытых карт ряда, все остальные там переворачиваются: открытые закрываются, закрытые открываются. Потом так же проверьте столбец. Равная карта ничего не переворачивает.',
      end: 'Открыты все 16 — вы победили, а карты, оставшиеся в колоде, — ваши очки. Закрыты пять — вы проиграли.',
    },
  },
};
