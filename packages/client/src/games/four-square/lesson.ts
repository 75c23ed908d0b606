import type { FourSquareAction } from '@hundredfold/shared/games/four-square/declaration.ts';
import { fourSquareLesson } from '@hundredfold/shared/games/four-square/lesson.ts';
import { GOAL } from '@hundredfold/shared/games/four-square/score.ts';
import { type FourSquareView, STACK_ZONES } from '@hundredfold/shared/games/four-square/view.ts';
import type { GuidedLesson } from '../parts.ts';
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
