import type { GuidedLesson } from '@hundredfold/client/game';
import { hundredSum, ownHand } from '@hundredfold/shared/game';
import type { RummyAction } from '../rules/declaration.ts';
import { rummyLesson } from '../rules/lesson.ts';
import type { RummyView } from '../rules/view.ts';
import { hundredRummyMessages } from './messages.ts';

export const lesson: GuidedLesson<RummyView, RummyAction> = {
  ...rummyLesson,
  objection(view, pressed, wanted) {
    const { without, score, unseen } = hundredRummyMessages.value.tutorial.wrong;
    if (wanted.type === 'score') return score;
    if (pressed.type !== 'discard' || wanted.type !== 'discard') return unseen(view.table.discard.top ?? '');
    return without(pressed.card, hundredSum(ownHand(view)) - hundredSum([pressed.card]), wanted.card);
  },
};
