import { expect, test } from 'vitest';
import { GAMES } from './index.ts';
import { TERMS } from './terms.ts';

test('every game is on offer as it is played, in the same order', () => {
  expect(TERMS).toEqual(GAMES.map(({ id, seats, options }) => ({ id, seats, options })));
});
