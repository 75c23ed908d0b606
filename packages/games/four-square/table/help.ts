import {
  type GameHelp,
  gainTip,
  type LegendForView,
  type LegendItem,
  legendCards,
  legendFigure,
  partsOn,
  t,
} from '@hundredfold/client/game';
import { isOver, mayAct } from '@hundredfold/shared/game';
import { type FourSquareView, STACK_ZONES } from '../rules/view.ts';
import { fourSquareMessages } from './messages.ts';
import { presentation } from './presentation.tsx';
import { totalOf } from './standing.ts';

function legend(view: FourSquareView): LegendForView {
  const texts = fourSquareMessages.value.legend;
  const [card] = view.table.card;
  return {
    now: mayAct(view) && card !== undefined ? { says: texts.now(card), rule: '4.2' } : null,
    table: onTable(view),
    cards: [],
    plates: partsOn(view, presentation.seat, {
      winning: isOver(view)
        ? { says: t.value.legend.won, rule: view.seats.length === 1 ? '6.3' : '5.2' }
        : { says: texts.takes, rule: '4.3' },
      taken: { says: texts.taken, rule: '5.3' },
      points: { says: texts.points, rule: '1.2' },
    }),
  };
}

function onTable(view: FourSquareView): readonly LegendItem[] {
  const texts = fourSquareMessages.value.legend;
  const { card, draw, discarded } = view.table;
  const tops = STACK_ZONES.map((zone) => view.table[zone].top);
  const tallest = Math.max(...STACK_ZONES.map((zone) => view.table[zone].size));
  return [
    ...legendCards(card, texts.turned, '4.1'),
    ...legendCards(tops, texts.tops, '4.3'),
    legendFigure(totalOf(view), texts.total, '4.3'),
    ...(tallest === 0 ? [] : [legendFigure(tallest, texts.sizes, '4.6')]),
    legendFigure(draw, texts.draw, '5.1'),
    ...(view.seats.length === 1 ? [legendFigure(discarded, texts.discard, '6.3')] : []),
  ];
}

export const help: GameHelp<FourSquareView> = {
  legend,
  tips: {
    turn: () => ({ says: fourSquareMessages.value.tips.turn, at: '.target' }),
    preview: () => ({ says: t.value.tips.preview, at: '.total' }),
    score: gainTip((taker) => fourSquareMessages.value.tips.score(taker)),
  },
};
