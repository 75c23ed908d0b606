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
} from '@hundredfold/client/game';
import { mayAct, ownHand, ownSeat } from '@hundredfold/shared/game';
import { isHeart, QUEEN } from '../rules/score.ts';
import { receiverOf } from '../rules/state.ts';
import type { HeartsView } from '../rules/view.ts';
import { heartsMessages } from './messages.ts';
import { presentation } from './presentation.tsx';

function legend(view: HeartsView, name: NameOf): LegendForView {
  const texts = heartsMessages.value.legend;
  const inSight = [...ownHand(view), ...view.table.trick];
  return {
    now: nowFor(view, name),
    table: onTable(view),
    cards: [
      ...legendCards(inSight.filter(isHeart), texts.hearts, '1.2'),
      ...legendCards(
        inSight.filter((card) => card === QUEEN),
        texts.queen,
        '1.2',
      ),
    ],
    plates: onPlates(view),
  };
}

function nowFor(view: HeartsView, name: NameOf): LegendForView['now'] {
  const { pass, lead, play } = heartsMessages.value.legend;
  if (!mayAct(view)) return null;
  const { stage, direction, trick } = view.table;
  if (stage === 'pass' && direction !== null)
    return { says: pass(name(receiverOf(view.viewer, direction, view.seats.length))), rule: '3.1' };
  return trick.length === 0 ? { says: lead, rule: '4.5' } : { says: play, rule: '4.2' };
}

function onTable(view: HeartsView): readonly LegendItem[] {
  const texts = heartsMessages.value.legend;
  const { laid } = view.seats[ownSeat(view.viewer) ?? -1] ?? {};
  const marked = presentation.marked(view);
  return [
    ...legendCards(view.table.trick, texts.trick, '4.4'),
    ...(presentation.status(view) !== null ? [legendFigure('♥', texts.broken, '4.5')] : []),
    ...legendCards(typeof laid === 'object' ? laid : [], texts.laid, '3.1'),
    ...legendCards(marked?.cards ?? [], texts.received, '3.3'),
  ];
}

function onPlates(view: HeartsView): readonly LegendItem[] {
  const texts = heartsMessages.value.legend;
  return [
    ...legendMarks(view, presentation.seat, ({ sign }) =>
      sign === 'leader' ? { says: texts.leader, rule: '4.1' } : { says: texts.ready, rule: '3.1' },
    ),
    ...partsOn(view, presentation.seat, {
      winning: { says: texts.winning, rule: '4.4' },
      taken: { says: texts.taken, rule: '5.1' },
      points: { says: texts.points, rule: '5.3' },
    }),
  ];
}

export const help: GameHelp<HeartsView> = {
  legend,
  tips: {
    turn({ table }) {
      const { pass, play } = heartsMessages.value.tips;
      return { says: table.stage === 'pass' ? pass : play, at: '.hand-card:not([aria-disabled="true"])' };
    },
    preview: () => ({ says: heartsMessages.value.tips.preview, at: '.plate.is-winning' }),
    score: gainTip(
      (taker) => heartsMessages.value.tips.score(taker),
      ({ taken }) => taken,
    ),
  },
};
