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
  playerName,
  t,
} from '@hundredfold/client/game';
import { isOver, mayAct, ownHand } from '@hundredfold/shared/game';
import { GOAL, HAND } from '../rules/score.ts';
import { legal, type RummyView } from '../rules/view.ts';
import { hundredRummyMessages } from './messages.ts';
import { presentation } from './presentation.tsx';
import { drawnCard, isTournament, showing, tallyOf } from './standing.ts';

function legend(view: RummyView, name: NameOf): LegendForView {
  return { now: nowFor(view), table: onTable(view, name), cards: cardsIn(view), plates: onPlates(view) };
}

function nowFor(view: RummyView): LegendForView['now'] {
  const { discard, score, draw, drawUnseen } = hundredRummyMessages.value.legend.now;
  if (!mayAct(view)) return null;
  if (ownHand(view).length > HAND) return { says: discard, rule: '4.3' };
  const actions = legal(view);
  if (actions.some(({ type }) => type === 'score')) return { says: score, rule: '4.4' };
  const either = actions.some((action) => action.type === 'draw' && action.from === 'discard');
  return either ? { says: draw, rule: '4.2' } : { says: drawUnseen, rule: view.seats.length === 1 ? '6.2' : '4.2' };
}

function onTable(view: RummyView, name: NameOf): readonly LegendItem[] {
  const texts = hundredRummyMessages.value.legend;
  const { draw, discard } = view.table;
  const alone = view.seats.length === 1;
  const shower = showing(view);
  const tally = tallyOf(view, null, null);
  return [
    legendFigure(draw, alone ? texts.drawPileAlone : texts.drawPile, alone ? '6.4' : '4.5'),
    ...legendCards([discard.top], alone ? texts.discardPileAlone : texts.discardPile, alone ? '6.2' : '3.2'),
    ...(shower === null ? [] : [legendFigure(GOAL, texts.shows(playerName(view, shower, name)), '4.4')]),
    ...(tally === null ? [] : [legendFigure(tally.total, tally.best ? texts.bestFour : texts.tally, '4.4')]),
  ];
}

function cardsIn(view: RummyView): readonly LegendItem[] {
  const { drawn, scored } = hundredRummyMessages.value.legend;
  const card = mayAct(view) ? drawnCard(view) : null;
  const pile = view.seats.find((seat) => seat.scored.length > 0)?.scored ?? [];
  return [...legendCards([card], drawn, '4.3'), ...legendCards(pile.slice(-HAND), scored, '3.2')];
}

function onPlates(view: RummyView): readonly LegendItem[] {
  const texts = hundredRummyMessages.value.legend;
  const rule = isTournament(view) ? '7.2' : '5.1';
  return [
    ...legendMarks(view, presentation.seat, () => ({ says: texts.total, rule: '7.2' })),
    ...partsOn(view, presentation.seat, {
      winning: isOver(view) ? { says: t.value.legend.won, rule } : { says: texts.showing, rule: '4.4' },
      points: { says: texts.points, rule: '1.2' },
    }),
  ];
}

export const help: GameHelp<RummyView> = {
  legend,
  tips: {
    turn(view) {
      const { draw, score } = hundredRummyMessages.value.tips;
      const canScore = legal(view).some(({ type }) => type === 'score');
      return canScore ? { says: score, at: '.target.has-face' } : { says: draw, at: '.target[data-target="draw"]' };
    },
    preview: () => ({ says: t.value.tips.preview, at: '.tally-pill' }),
    score: gainTip((scorer) => hundredRummyMessages.value.tips.scored(scorer)),
  },
};
