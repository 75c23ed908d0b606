import { isOver, mayAct } from '@hundredfold/shared/core/view.ts';
import { type FourSquareView, STACK_ZONES } from '@hundredfold/shared/games/four-square/view.ts';
import { spoken } from '../../words/index.ts';
import { cardsSeen, figureSeen, partsOn, platesOf, type Seen, type SeenNow } from '../seen.ts';
import { fourSquareStaging } from './staging.tsx';
import { totalOf } from './standing.ts';

interface SeenWords {
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

export const fourSquareSeen = spoken<SeenWords>({
  en: {
    now: (card) => `Place the ${card} on any one of the four stacks.`,
    turned: 'The card of this turn: all see it, and whoever’s turn it is places it.',
    tops: 'The top cards of the four stacks. They alone make up the total.',
    total: 'In the middle, what the four top cards come to. Whoever makes it exactly 100 by placing a card takes that stack.',
    sizes: 'At a stack, how many cards lie in it.',
    draw: 'The draw pile. When a card must be drawn and there is none, the game ends.',
    discard: 'What the absent players have drawn: you need more points than lie here.',
    points: 'Points: the numbers on all the cards of the score pile.',
    taken: 'Cards in the score pile. Where points are equal, fewer cards are better.',
    takes: 'A brass edge: takes a stack now.',
    won: 'A brass edge: won the game.',
  },
  de: {
    now: (card) => `Leg die ${card} auf einen der vier Stapel.`,
    turned: 'Die Karte dieses Zuges: Alle sehen sie, und wer dran ist, legt sie.',
    tops: 'Die obersten Karten der vier Stapel. Nur sie zählen zur Summe.',
    total:
      'In der Mitte: die Summe der vier obersten Karten. Wer sie mit seiner Karte auf genau 100 bringt, nimmt diesen Stapel.',
    sizes: 'Am Stapel: wie viele Karten darin liegen.',
    draw: 'Der Ziehstapel. Ist eine Karte zu ziehen und keine mehr da, ist das Spiel aus.',
    discard: 'Was die Abwesenden gezogen haben: Du brauchst mehr Punkte, als hier liegen.',
    points: 'Punkte: die Zahlen auf allen gewonnenen Karten.',
    taken: 'Gewonnene Karten. Bei gleichen Punkten sind weniger Karten besser.',
    takes: 'Messingrand: nimmt gerade einen Stapel.',
    won: 'Messingrand: hat gewonnen.',
  },
  ru: {
    now: (card) => `Положите карту ${card} на любую из четырёх стопок.`,
    turned: 'Карта этого хода: её видят все, а кладёт тот, чей ход.',
    tops: 'Верхние карты четырёх стопок. Только они и складываются.',
    total: 'В середине — сумма четырёх верхних карт. Кто своей картой сделает ровно 100, берёт эту стопку.',
    sizes: 'У стопки — сколько в ней карт.',
    draw: 'Колода. Когда нужно взять карту, а её нет, игра окончена.',
    discard: 'Карты отсутствующих: вам нужно больше очков, чем лежит здесь.',
    points: 'Очки: сумма чисел на всех взятых картах.',
    taken: 'Взятые карты. При равных очках лучше тот, у кого их меньше.',
    takes: 'Латунный край: сейчас берёт стопку.',
    won: 'Латунный край: победа.',
  },
});

export function seen(view: FourSquareView): SeenNow {
  const words = fourSquareSeen.value;
  const [card] = view.table.card;
  return {
    now: mayAct(view) && card !== undefined ? { says: words.now(card), rule: '4.2' } : null,
    table: onTable(view),
    cards: [],
    plates: partsOn(platesOf(view, fourSquareStaging.seat), {
      favoured: isOver(view)
        ? { says: words.won, rule: view.seats.length === 1 ? '6.3' : '5.2' }
        : { says: words.takes, rule: '4.3' },
      taken: { says: words.taken, rule: '5.3' },
      points: { says: words.points, rule: '1.2' },
    }),
  };
}

function onTable(view: FourSquareView): readonly Seen[] {
  const words = fourSquareSeen.value;
  const { card, draw, discarded } = view.table;
  const stacks = STACK_ZONES.map((zone) => view.table[zone]);
  const tallest = Math.max(...stacks.map(({ size }) => size));
  return [
    ...cardsSeen(card, words.turned, '4.1'),
    ...cardsSeen(
      stacks.flatMap(({ top }) => (top === null ? [] : [top])),
      words.tops,
      '4.3',
    ),
    figureSeen(totalOf(view), words.total, '4.3'),
    ...(tallest === 0 ? [] : [figureSeen(tallest, words.sizes, '4.6')]),
    figureSeen(draw, words.draw, '5.1'),
    ...(view.seats.length === 1 ? [figureSeen(discarded, words.discard, '6.3')] : []),
  ];
}
