import {
  type GameHelp,
  gainTip,
  type LegendForView,
  type LegendItem,
  legendCards,
  legendFigure,
  legendMarks,
  type NameOf,
  partsOn,
  t,
} from '@hundredfold/client/game';
import { type Face, frenchRank, mayAct, ownHand, type Seat } from '@hundredfold/shared/game';
import { cardPoints, isEight, isQueen, strikeOf } from '../rules/cards.ts';
import { handPoints } from '../rules/score.ts';
import { legal, type OneHundredOneView } from '../rules/view.ts';
import { sorted } from './layout.ts';
import { marksOn, type PlayerMark } from './marks.ts';
import { oneHundredOneMessages } from './messages.ts';
import { presentation } from './presentation.tsx';
import { nextPlayer, orderedSuit, playsOf, possible, worthOf } from './standing.ts';

function legend(view: OneHundredOneView, name: NameOf): LegendForView {
  return { now: nowFor(view), table: onTable(view), cards: cardsIn(view, name), plates: onPlates(view) };
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
  return [...legendCards([pile.top], top, suit === null ? '4.1' : '4.3'), legendFigure(pack, texts.pack, '6.1')];
}

/** The ranks with an effect, the hardest first, and the paragraph about each. */
const EFFECTS = { K: '5.2', '6': '5.2', '7': '5.2', A: '5.2', Q: '4.3', '8': '5.4' } as const;
const KINDS = ['K', '6', '7', 'A', 'Q', '8'] as const satisfies readonly (keyof typeof EFFECTS)[];

function kindOf(card: Face): keyof typeof EFFECTS | null {
  if (strikeOf(card) === undefined && !isQueen(card) && !isEight(card)) return null;
  return KINDS.find((kind) => kind === frenchRank(card)) ?? null;
}

/** Explains the effects of the cards in sight. Those of playable cards are tips, too. */
function effects(view: OneHundredOneView, name: NameOf): readonly LegendItem[] {
  const { does } = oneHundredOneMessages.value.legend;
  const next = nextPlayer(view);
  const fitting = ownHand(view).filter((card) => playsOf(view, card).length > 0);
  return KINDS.flatMap((kind) => {
    const isOfKind = (card: Face): boolean => kindOf(card) === kind;
    const says = does[kind](next === null ? null : name(next));
    const playable = fitting.find(isOfKind);
    const tip = { kind, at: `.hand-card[data-card="${playable}"]`, says: does[kind](null) };
    return legendCards(inSight(view).filter(isOfKind), says, EFFECTS[kind]).map((item) =>
      playable === undefined ? item : { ...item, tip },
    );
  });
}

function inSight(view: OneHundredOneView): readonly Face[] {
  const { top } = view.table.pile;
  const hand = sorted(ownHand(view));
  return top === null || hand.includes(top) ? hand : [...hand, top];
}

/** Explains the effects, then the costs of the cards whose rank does not show them. */
function cardsIn(view: OneHundredOneView, name: NameOf): readonly LegendItem[] {
  const texts = oneHundredOneMessages.value.legend;
  const hand = sorted(ownHand(view));
  const unlike = hand.filter((card) => worthOf(card) !== null);
  const costs = [...new Set(unlike.map(cardPoints))].sort((a, b) => a - b);
  const tip = { kind: 'worth', says: oneHundredOneMessages.value.tips.worth, at: '.card-value' };
  return [
    ...effects(view, name),
    ...costs
      .flatMap((cost) =>
        legendCards(
          unlike.filter((card) => cardPoints(card) === cost),
          texts.counts(cost),
          '2.2',
        ),
      )
      .map((item) => ({ ...item, tip })),
    ...(hand.length === 0 ? [] : [legendFigure(handPoints(hand), texts.hand, '2.2')]),
  ];
}

const RULES: Readonly<Record<PlayerMark['kind'], string>> = {
  lost: '1.3',
  out: '7.1',
  struck: '5.2',
  passed: '4.5',
  dealer: '3.3',
};

function onPlates(view: OneHundredOneView): readonly LegendItem[] {
  const texts = oneHundredOneMessages.value.legend;
  const marked = (_: OneHundredOneView, seat: Seat) => ({ marks: marksOn(view, seat) });
  const rule = view.options.ending === 'elimination' ? '8.3' : '8.2';
  return [
    ...legendMarks(view, marked, ({ kind }) => ({ says: texts.marks[kind], rule: RULES[kind] })),
    ...partsOn(view, presentation.seat, {
      winning: { says: t.value.legend.won, rule },
      points: { says: texts.points, rule: '1.3' },
    }),
  ];
}

export const help: GameHelp<OneHundredOneView> = {
  legend,
  tips: {
    turn(view) {
      const { play, draw, order } = oneHundredOneMessages.value.tips;
      if (view.table.duty === 'order') return { says: order, at: '.target.has-face' };
      if (!legal(view).some(({ type }) => type === 'play')) return { says: draw, at: '.target[data-target="pack"]' };
      return { says: play, at: '.hand-card:not([aria-disabled="true"])' };
    },
    preview: () => ({ says: t.value.tips.preview, at: '.strike.is-would span' }),
    score(before, after, name) {
      const rounds = after.seats[0]?.points.length ?? 0;
      if (rounds === (before.seats[0]?.points.length ?? 0)) return null;
      const scoredIn = ({ points }: OneHundredOneView['seats'][number]): number => points[rounds - 1] ?? 0;
      const tip = gainTip<OneHundredOneView>(
        (left, seat) => oneHundredOneMessages.value.tips.score(left, after.seats[seat]?.points[rounds - 1] ?? 0),
        (seat) => Math.max(0, scoredIn(seat)),
      );
      return tip(before, after, name);
    },
  },
};
