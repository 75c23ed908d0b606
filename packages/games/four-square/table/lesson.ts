import type { GuidedLesson } from '@hundredfold/client/game';
import type { FourSquareAction } from '../rules/declaration.ts';
import { fourSquareLesson } from '../rules/lesson.ts';
import { GOAL } from '../rules/score.ts';
import { type FourSquareView, STACK_ZONES } from '../rules/view.ts';
import { fourSquareMessages } from './messages.ts';
import { placementOn } from './standing.ts';

/** The most that one card can take off the total. */
const REACH = 40;

export const lesson: GuidedLesson<FourSquareView, FourSquareAction> = {
  ...fourSquareLesson,
  objection(view, pressed, wanted) {
    const { exact, reach, tall } = fourSquareMessages.value.tutorial.wrong;
    const [is, would] = [pressed, wanted].map(({ stack }) => ({
      ...view.table[STACK_ZONES[stack] ?? 'stack0'],
      total: placementOn(view, stack)?.total ?? 0,
    }));
    if (is === undefined || would === undefined) return '';
    if (would.total === GOAL && is.total !== GOAL) return exact(is.total, would.top ?? '');
    if (would.total > GOAL + REACH && is.total <= GOAL + REACH) return reach(is.total, would.total);
    return tall(is.total, is.size, would.size);
  },
};
