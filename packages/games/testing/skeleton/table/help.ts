import {
  type GameHelp,
  gainTip,
  type LegendForView,
  type LegendItem,
  legendCards,
  legendFigure,
  legendMarks,
  partsOn,
} from '@hundredfold/client/game';
import { mayAct } from '@hundredfold/shared/game';
import type { SkeletonView } from '../rules/view.ts';
import { skeletonMessages } from './messages.ts';
import { presentation } from './presentation.tsx';

function legend(view: SkeletonView): LegendForView {
  const texts = skeletonMessages.value.legend;
  const { deck, trick } = view.table;
  return {
    now: mayAct(view) ? { says: trick.length === 0 ? texts.lead : texts.play, rule: '4.1' } : null,
    table: [...(deck === 0 ? [] : [legendFigure(deck, texts.deck, '3.2')]), ...legendCards(trick, texts.trick, '4.2')],
    cards: [],
    plates: onPlates(view),
  };
}

function onPlates(view: SkeletonView): readonly LegendItem[] {
  const texts = skeletonMessages.value.legend;
  return [
    ...legendMarks(view, presentation.seat, () => ({ says: texts.leader, rule: '4.2' })),
    ...partsOn(view, presentation.seat, {
      winning: { says: texts.winning, rule: '4.2' },
      taken: { says: texts.taken, rule: '4.2' },
      points: { says: texts.points, rule: '1.1' },
    }),
  ];
}

export const help: GameHelp<SkeletonView> = {
  legend,
  tips: {
    turn: () => ({ says: skeletonMessages.value.tips.turn, at: '.hand-card:not([aria-disabled="true"])' }),
    preview: () => ({ says: skeletonMessages.value.tips.preview, at: '.card-place' }),
    score: gainTip(
      (winner) => skeletonMessages.value.tips.score(winner),
      ({ won }) => won,
    ),
  },
};
