import {
  type GameHelp,
  type LegendForView,
  type LegendItem,
  legendCards,
  legendFigure,
  partsOn,
  playedCard,
  t,
} from '@hundredfold/client/game';
import { mayAct } from '@hundredfold/shared/game';
import { isAce } from '../rules/cards.ts';
import { FOUR } from '../rules/frame.ts';
import { MOST_FACE_DOWN } from '../rules/rules.ts';
import type { FoursquareView } from '../rules/view.ts';
import { foursquareMessages } from './messages.ts';
import { tally } from './outlook.ts';
import { presentation } from './presentation.tsx';

function legend(view: FoursquareView): LegendForView {
  const texts = foursquareMessages.value.legend;
  const [card] = view.seats[0]?.hand ?? [];
  return {
    now: mayAct(view) && card !== undefined ? { says: texts.now(playedCard(card)), rule: '3.1' } : null,
    table: onTable(view),
    cards: legendCards(aces(view), texts.aces, '2.1'),
    plates: partsOn(view, presentation.seat, {
      winning: { says: t.value.legend.won, rule: '5.2' },
      points: { says: texts.points, rule: '5.2' },
    }),
  };
}

function onTable(view: FoursquareView): readonly LegendItem[] {
  const texts = foursquareMessages.value.legend;
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

export const help: GameHelp<FoursquareView> = {
  legend,
  tips: {
    turn: () => ({ says: foursquareMessages.value.tips.turn, at: '.square-next' }),
    preview: () => ({ says: foursquareMessages.value.tips.preview, at: '.figures > div:first-child' }),
    score: (before, after) =>
      tally(after).down > tally(before).down
        ? { says: foursquareMessages.value.tips.turned, at: '.figures > div:first-child' }
        : null,
  },
};
