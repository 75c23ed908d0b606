import type { Face } from '@hundredfold/shared/cards/face.ts';
import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { mayAct, ownHand } from '@hundredfold/shared/core/view.ts';
import { cardPoints, isEight, isQueen, strikeOf } from '@hundredfold/shared/games/one-hundred-one/cards.ts';
import { handPoints } from '@hundredfold/shared/games/one-hundred-one/score.ts';
import { legal, type OneHundredOneView } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import { type LegendForView, type LegendItem, legendCards, legendFigure, legendPlates, partsOn } from '../legend.ts';
import { sorted } from './layout.ts';
import { kindsOn, type MarkKind, markOf } from './marks.ts';
import { oneHundredOneMessages } from './messages.ts';
import { presentation } from './presentation.tsx';
import { orderedSuit, possible, worthOf } from './standing.ts';

export function legend(view: OneHundredOneView): LegendForView {
  return { now: nowFor(view), table: onTable(view), cards: cardsIn(view), plates: onPlates(view) };
}

function nowFor(view: OneHundredOneView): LegendForView['now'] {
  const { now: texts } = oneHundredOneMessages.value.legend;
  const { duty } = view.table;
  const canPlay = legal(view).some(({ type }) => type === 'play');
  const suit = orderedSuit(view);
  if (!mayAct(view)) return null;
  if (duty === 'order') return { says: texts.order, rule: '4.3' };
  if (duty === 'cover') return { says: canPlay ? texts.coverEight : texts.drawForEight, rule: '5.4' };
  if (duty === 'drawn')
    return possible(view, 'pass') === null ? { says: texts.drawn, rule: '4.5' } : { says: texts.drawnOrPass, rule: '4.6' };
  if (!canPlay) return { says: texts.draw, rule: '4.5' };
  if (suit !== null) return { says: texts.follow(oneHundredOneMessages.value.table.suits[suit]), rule: '4.3' };
  return { says: view.options.freeDraw ? texts.coverOrDraw : texts.cover, rule: '4.1' };
}

function onTable(view: OneHundredOneView): readonly LegendItem[] {
  const texts = oneHundredOneMessages.value.legend;
  const { pack, pile } = view.table;
  const suit = orderedSuit(view);
  const top = suit === null ? texts.top : texts.queen(oneHundredOneMessages.value.table.suits[suit]);
  return [
    ...legendCards(pile.top === null ? [] : [pile.top], top, suit === null ? '4.1' : '4.3'),
    legendFigure(pack, texts.pack, '6.1'),
  ];
}

/** Explains the effects of the cards in sight, then the values of those whose rank does not show it. */
function cardsIn(view: OneHundredOneView): readonly LegendItem[] {
  const texts = oneHundredOneMessages.value.legend;
  const { top } = view.table.pile;
  const hand = sorted(ownHand(view));
  const faces = top === null || hand.includes(top) ? hand : [...hand, top];
  const unlike = hand.filter((card) => worthOf(card) !== null);
  return [
    ...byNumber(faces, strikeOf).flatMap(([taken, those]) =>
      legendCards(those, taken === 0 ? texts.skips : texts.takes(taken), '5.2'),
    ),
    ...legendCards(faces.filter(isEight), texts.eights, '5.4'),
    ...legendCards(faces.filter(isQueen), texts.queens, '4.3'),
    ...byNumber(unlike, cardPoints).flatMap(([cost, those]) => legendCards(those, texts.counts(cost), '2.2')),
    ...(hand.length === 0 ? [] : [legendFigure(handPoints(hand), texts.hand, '2.2')]),
  ];
}

/** Groups the cards that have a number by that number, the lowest first. */
function byNumber(
  cards: readonly Face[],
  numberOf: (card: Face) => number | undefined,
): readonly (readonly [number: number, cards: readonly Face[]])[] {
  const numbers = new Set(cards.map(numberOf).filter((number) => number !== undefined));
  return [...numbers].sort((a, b) => a - b).map((number) => [number, cards.filter((card) => numberOf(card) === number)]);
}

/** The rule number for each mark. */
const RULES: Readonly<Record<MarkKind, string>> = { lost: '1.3', out: '7.1', struck: '5.2', passed: '4.5', dealer: '3.3' };

function onPlates(view: OneHundredOneView): readonly LegendItem[] {
  const texts = oneHundredOneMessages.value.legend;
  const rule = view.options.ending === 'elimination' ? '8.3' : '8.2';
  const marks = allSeats(view.seats.length).flatMap((seat) =>
    kindsOn(view, seat).map((kind) => ({ kind, mark: markOf(view, seat, kind) })),
  );
  const each = marks.filter(({ mark }, index) => marks.findIndex((other) => other.mark.short === mark.short) === index);
  return [
    ...each.map(({ kind, mark }): LegendItem => ({ looks: { kind: 'mark', mark }, says: texts.marks[kind], rule: RULES[kind] })),
    ...partsOn(legendPlates(view, presentation.seat), {
      winning: { says: texts.won, rule },
      points: { says: texts.points, rule: '1.3' },
    }),
  ];
}
