import { LEARNER } from '@hundredfold/shared/core/lesson.ts';
import { walkLesson } from '@hundredfold/shared/testing/walk-lesson.ts';
import { expect, test } from 'vitest';
import { hearts } from './index.ts';
import { heartsLesson } from './lesson.ts';
import type { HeartsState } from './state.ts';

test.each([0, 1, 2])('the lesson gives 22 points to the others, whichever wanted card is played: %i', (choice) => {
  const walked = walkLesson(hearts, heartsLesson, choice);
  for (const { key, asked } of walked) expect(hearts.toAct(asked.state as HeartsState), key).toEqual([LEARNER]);
  expect(walked.map(({ after }) => (after.state as HeartsState).taken)).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 13],
    [0, 1, 0, 13],
    [0, 5, 0, 13],
    [0, 5, 0, 13],
    [0, 5, 4, 13],
  ]);
});
