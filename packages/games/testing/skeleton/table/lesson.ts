import type { GuidedLesson } from '@hundredfold/client/game';
import { frenchRank } from '@hundredfold/shared/game';
import type { SkeletonAction } from '../rules/declaration.ts';
import { skeletonLesson } from '../rules/lesson.ts';
import type { SkeletonView } from '../rules/view.ts';
import { skeletonMessages } from './messages.ts';

export const lesson: GuidedLesson<SkeletonView, SkeletonAction> = {
  ...skeletonLesson,
  objection: (_view, { card }, wanted) => skeletonMessages.value.tutorial.wrong.keep(frenchRank(card), frenchRank(wanted.card)),
};
