import { LEARNER } from '@hundredfold/shared/core/lesson.ts';
import { outcomeOf } from '@hundredfold/shared/core/match.ts';
import { walkLesson } from '@hundredfold/shared/testing/walk-lesson.ts';
import { expect, test } from 'vitest';
import { skeleton } from './index.ts';
import { skeletonLesson } from './lesson.ts';

test.each([0, 1])('the lesson wins three tricks of five, whichever wanted card is played: %i', (choice) => {
  const taken = walkLesson(skeleton, skeletonLesson, choice);
  for (const { key, asked } of taken) expect(skeleton.toAct(asked.state as never), key).toEqual([LEARNER]);
  expect(taken.map(({ after }) => outcomeOf(after)).at(-1)).toEqual({ scores: [3, 2], ranking: [[LEARNER], [1]] });
});
