import { watchedGame } from '@hundredfold/client/test/watched-game.ts';
import { expect, it } from 'vitest';
import { skeleton } from '../rules/index.ts';
import { lesson } from './lesson.ts';
import { skeletonMessages } from './messages.ts';

it('4.2: the log says who plays which card, and who wins a trick', () => {
  const { steps } = watchedGame(skeleton, { options: {}, seats: 3 }, 11);
  for (const [index, { told }] of steps.entries()) {
    const [played, won] = told();
    expect(played).toMatch(/^(?:Ann|Ben|Cai) plays the \w+ of \w+\.$/);
    expect(/^(?:Ann|Ben|Cai) wins the trick\.$/.test(won ?? '')).toBe(index % 3 === 2);
  }
});

it('its lesson has a text for each step', () => {
  expect(Object.keys(skeletonMessages.value.tutorial.steps)).toEqual(lesson.steps.map(({ key }) => key));
});
