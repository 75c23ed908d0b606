import { legal, type RummyView } from '@hundredfold/shared/games/hundred-rummy/view.ts';
import { playerName } from '../../table/state/player-name.ts';
import { type GameTips, gainerOf, plateOf } from '../tips.ts';
import { hundredRummyMessages } from './messages.ts';

export const tips: GameTips<RummyView> = {
  turn(view) {
    const { draw, drawUnseen, score } = hundredRummyMessages.value.tips;
    const actions = legal(view);
    if (actions.some(({ type }) => type === 'score')) return { says: score, at: '.score-go' };
    return actions.length > 1
      ? { says: draw, at: '.target:not([aria-disabled="true"])' }
      : { says: drawUnseen, at: '.target[data-target="draw"]' };
  },
  preview: () => ({ says: hundredRummyMessages.value.tips.preview, at: '.tally-pill' }),
  score(before, after, name) {
    const scorer = gainerOf(before, after, ({ points }) => points);
    return scorer === null
      ? null
      : { says: hundredRummyMessages.value.tips.scored(playerName(after, scorer, name)), at: plateOf(scorer) };
  },
};
