import { hundredSum } from '@hundredfold/shared/cards/hundred.ts';
import { ownHand } from '@hundredfold/shared/core/view.ts';
import type { RummyAction } from '@hundredfold/shared/games/hundred-rummy/declaration.ts';
import { rummyLesson } from '@hundredfold/shared/games/hundred-rummy/lesson.ts';
import type { RummyView } from '@hundredfold/shared/games/hundred-rummy/view.ts';
import type { GuidedLesson } from '../parts.ts';
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
