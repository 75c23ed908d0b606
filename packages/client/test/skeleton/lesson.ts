import { frenchRank } from '@hundredfold/shared/cards/french.ts';
import type { SkeletonAction } from '@hundredfold/shared/testing/examples/skeleton/declaration.ts';
import { skeletonLesson } from '@hundredfold/shared/testing/examples/skeleton/lesson.ts';
import type { SkeletonView } from '@hundredfold/shared/testing/examples/skeleton/view.ts';
import type { GuidedLesson } from '../../src/games/parts.ts';
import { skeletonMessages } from './messages.ts';

export const lesson: GuidedLesson<SkeletonView, SkeletonAction> = {
  ...skeletonLesson,
  objection: (_view, { card }, wanted) => skeletonMessages.value.tutorial.wrong.keep(frenchRank(card), frenchRank(wanted.card)),
};
