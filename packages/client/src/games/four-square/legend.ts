import { isOver, mayAct } from '@hundredfold/shared/core/view.ts';
import { type FourSquareView, STACK_ZONES } from '@hundredfold/shared/games/four-square/view.ts';
import { spoken } from '../../i18n/index.ts';
import { type LegendForView, type LegendItem, legendCards, legendFigure, legendPlates, partsOn } from '../legend.ts';
import { fourSquarePresentation } from './presentation.tsx';
import { totalOf } from './standing.ts';

interface FourSquareLegendTexts {
  readonly now: (card: string) => string;
  readonly turned: string;
  readonly tops: string;
  readonly total: string;
  readonly sizes: string;
  readonly draw: string;
  readonly discard: string;
  readonly points: string;
  readonly taken: string;
  readonly takes: string;
  readonly won: string;
}

export const fourSquareLegendTexts = spoken<FourSquareLegendTexts>({
  en: {
    now: (card) => `Place the ${card} on any of the four stacks.`,
    turned: 'The card of this turn. Everyone sees it, and the player whose turn it is places it.',
    tops: 'The top cards of the four stacks. Only they count for the total.',
    total: 'In the middle: the total of the four top cards. Make it exactly 100, and you take the stack you played on.',
    sizes: 'The number at a stack: how many cards it has.',
    draw: 'The draw pile. When it runs out, the game ends.',
    discard: 'Points of the absent players. You need more than that.',
    points: 'Points: the sum of all cards in the score pile.',
    taken: 'Cards in the score pile. With equal points, fewer cards are better.',
    takes: 'Brass edge: takes a stack now.',
    won: 'Brass edge: won the game.',
  },
  de: {
    now: (card) => `Leg die ${card} auf einen der vier Stapel.`,
    turned: 'Die Karte dieses Zugs. Alle sehen sie, und wer dran ist, legt sie.',
    tops: 'Die obersten Karten der vier Stapel. Nur sie zählen zur Summe.',
    total:
      'In der Mitte: die Summe der vier obersten Karten. Bring sie auf genau 100, dann nimmst du den Stapel, auf den du gelegt hast.',
    sizes: 'Die Zahl am Stapel: wie viele Karten er hat.',
    draw: 'Der Ziehstapel. Ist er zu Ende, ist das Spiel aus.',
    discard: 'Die Punkte der Abwesenden. Du brauchst mehr.',
    points: 'Punkte: die Summe aller gewonnenen Karten.',
    taken: 'Gewonnene Karten. Bei gleichen Punkten sind weniger Karten besser.',
    takes: 'Messingrand: nimmt gerade einen Stapel.',
    won: 'Messingrand: hat gewonnen.',
  },
  ru: {
    now: (card) => `Положите карту ${card} на любую из четырёх стопок.`,
    turned: 'Карта этого хода. Её видят все, а кладёт тот, чей сейчас ход.',
    tops: 'Верхние карты четырёх стопок. Считаются только они.',
    total: 'В середине — сумма четырёх верхних карт. Сделайте ровно 100 и возьмите стопку, на которую положили карту.',
    sizes: 'Число у стопки: сколько в ней карт.',
    draw: 'Колода. Когда она кончается, игра окончена.',
    discard: 'Очки отсутствующих. Вам нужно больше.',
    points: 'Очки: сумма всех взятых карт.',
    taken: 'Взятые карты. При равных очках лучше тот, у кого их меньше.',
    takes: 'Латунный край: сейчас берёт стопку.',
    won: 'Латунный край: победа.',
  },
});

export function legend(view: FourSquareView): LegendForView {
  const texts = fourSquareLegendTexts.value;
  const [card] = view.table.card;
  return {
    now: mayAct(view) && card !== undefined ? { says: texts.now(card), rule: '4.2' } : null,
    table: onTable(view),
    cards: [],
    plates: partsOn(legendPlates(view, fourSquarePresentation.seat), {
      winning: isOver(view)
        ? { says: texts.won, rule: view.seats.length === 1 ? '6.3' : '5.2' }
        : { says: texts.takes, rule: '4.3' },
      taken: { says: texts.taken, rule: '5.3' },
      points: { says: texts.points, rule: '1.2' },
    }),
  };
}

function onTable(view: FourSquareView): readonly LegendItem[] {
  const texts = fourSquareLegendTexts.value;
  const { card, draw, discarded } = view.table;
  const stacks = STACK_ZONES.map((zone) => view.table[zone]);
  const tallest = Math.max(...stacks.map(({ size }) => size));
  return [
    ...legendCards(card, texts.turned, '4.1'),
    ...legendCards(
      stacks.flatMap(({ top }) => (top === null ? [] : [top])),
      texts.tops,
      '4.3',
    ),
    legendFigure(totalOf(view), texts.total, '4.3'),
    ...(tallest === 0 ? [] : [legendFigure(tallest, texts.sizes, '4.6')]),
    legendFigure(draw, texts.draw, '5.1'),
    ...(view.seats.length === 1 ? [legendFigure(discarded, texts.discard, '6.3')] : []),
  ];
}
