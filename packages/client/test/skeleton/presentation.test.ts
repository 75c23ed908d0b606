import { skeleton } from '@hundredfold/shared/testing/examples/skeleton/index.ts';
import { expect, it } from 'vitest';
import { watchedGame } from '../watched-game.ts';

it('4.2: the log says who plays which card, and who wins a trick', () => {
  const { steps } = watchedGame(skeleton, { options: {}, seats: 3 }, 11);
  for (const [index, { told }] of steps.entries()) {
    const [played, won] = told();
    expect(played).toMatch(/^(?:Ann|Ben|Cai) plays the \w+ of \w+\.$/);
    expect(/^(?:Ann|Ben|Cai) wins the trick\.$/.test(won ?? '')).toBe(index % 3 === 2);
  }
});
