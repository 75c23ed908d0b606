import { mayAct } from '@hundredfold/shared/core/view.ts';
import { isAce } from '@hundredfold/shared/games/foursquare/cards.ts';
import { FOUR } from '@hundredfold/shared/games/foursquare/frame.ts';
import { MOST_FACE_DOWN } from '@hundredfold/shared/games/foursquare/rules.ts';
import type { FoursquareView } from '@hundredfold/shared/games/foursquare/view.ts';
import { playedCard } from '../../cards/card-names.ts';
import { spoken } from '../../i18n/index.ts';
import { type LegendForView, type LegendItem, legendCards, legendFigure, legendPlates, partsOn } from '../legend.ts';
import { tally } from './outlook.ts';
import { foursquarePresentation } from './presentation.tsx';

interface FoursquareLegendTexts {
  readonly now: (card: string) => string;
  readonly next: string;
  readonly grid: string;
  readonly heights: string;
  readonly stock: string;
  readonly down: (most: number) => string;
  readonly up: (goal: number) => string;
  readonly aces: string;
  readonly points: string;
  readonly won: string;
}

export const foursquareLegendTexts = spoken<FoursquareLegendTexts>({
  en: {
    now: (card) => `Place ${card} on an empty place that touches a pile along an edge, or on any pile of fewer than four cards.`,
    next: 'The card to place now. If it is the highest or lowest face-up card in its row, the others there flip. Then the column follows.',
    grid: 'The frame: the square never gets larger than four rows and four columns.',
    heights: 'The number at a pile: how many cards it has. A pile of four is full.',
    stock: 'The stock: what is left when you win is your score.',
    down: (most) => `Top cards that are face down. With more than ${most} you lose.`,
    up: (goal) => `Top cards that are face up. With ${goal} you win.`,
    aces: 'An ace is the lowest card and counts 1.',
    points: 'Your score if you win now: the cards that are left.',
    won: 'Brass edge: won the game.',
  },
  de: {
    now: (card) =>
      `Leg ${card} auf einen freien Platz, der mit einer Kante an einen Stapel grenzt, oder auf einen Stapel mit weniger als vier Karten.`,
    next: 'Diese Karte legst du jetzt. Ist sie die höchste oder niedrigste offene Karte ihrer Zeile, drehen sich die anderen dort um. Dann gilt dasselbe für die Spalte.',
    grid: 'Der Rahmen: Das Quadrat wird nie größer als vier Zeilen und vier Spalten.',
    heights: 'Die Zahl am Stapel: wie viele Karten er hat. Mit vier ist er voll.',
    stock: 'Der Talon: Was beim Sieg noch übrig ist, sind deine Punkte.',
    down: (most) => `Oberste Karten, die verdeckt liegen. Bei mehr als ${most} verlierst du.`,
    up: (goal) => `Oberste Karten, die offen liegen. Bei ${goal} gewinnst du.`,
    aces: 'Ein Ass ist die niedrigste Karte und zählt 1.',
    points: 'Deine Punkte, wenn du jetzt gewinnst: die Karten, die noch übrig sind.',
    won: 'Messingrand: hat gewonnen.',
  },
  ru: {
    now: (card) =>
      `Положите ${card} на свободное место, которое касается стопки стороной, или на стопку, где меньше четырёх карт.`,
    next: 'Карта, которую нужно положить сейчас. Если она старшая или младшая из открытых в ряду, остальные там переворачиваются. Потом так же проверяют столбец.',
    grid: 'Рамка: квадрат не бывает больше четырёх рядов и четырёх столбцов.',
    heights: 'Число у стопки: сколько в ней карт. Стопка из четырёх полна.',
    stock: 'Колода: сколько останется при победе, столько у вас очков.',
    down: (most) => `Закрытые верхние карты. Если их больше ${most}, вы проиграли.`,
    up: (goal) => `Открытые верхние карты. Когда их ${goal}, вы победили.`,
    aces: 'Туз — самая младшая карта и считается за 1.',
    points: 'Ваши очки, если победить сейчас: столько карт осталось.',
    won: 'Латунный край: победа.',
  },
});

export function legend(view: FoursquareView): LegendForView {
  const texts = foursquareLegendTexts.value;
  const [card] = view.seats[0]?.hand ?? [];
  return {
    now: mayAct(view) && card !== undefined ? { says: texts.now(playedCard(card)), rule: '3.1' } : null,
    table: onTable(view),
    cards: legendCards(aces(view), texts.aces, '2.1'),
    plates: partsOn(legendPlates(view, foursquarePresentation.seat), {
      winning: { says: texts.won, rule: '5.2' },
      points: { says: texts.points, rule: '5.2' },
    }),
  };
}

function onTable(view: FoursquareView): readonly LegendItem[] {
  const texts = foursquareLegendTexts.value;
  const { down, up } = tally(view);
  const tallest = Math.max(0, ...view.table.grid.map(({ size }) => size));
  return [
    ...legendCards(view.seats[0]?.hand ?? [], texts.next, '4.1'),
    legendFigure(`${FOUR} × ${FOUR}`, texts.grid, '3.2'),
    ...(tallest > 1 ? [legendFigure(tallest, texts.heights, '3.3')] : []),
    legendFigure(view.table.stock, texts.stock, '5.2'),
    legendFigure(`${down}/${MOST_FACE_DOWN}`, texts.down(MOST_FACE_DOWN), '5.1'),
    legendFigure(`${up}/${FOUR * FOUR}`, texts.up(FOUR * FOUR), '5.2'),
  ];
}

function aces(view: FoursquareView): readonly string[] {
  const tops = view.table.grid.flatMap(({ top }) => (top === null ? [] : [top]));
  return [...(view.seats[0]?.hand ?? []), ...tops].filter(isAce);
}
