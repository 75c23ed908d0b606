import { TERMS, termsOf } from '@hundredfold/shared/games/terms.ts';
import { beforeEach, expect, test } from 'vitest';
import { keepSetUp, lastGame, lastSetUp } from './last-set-up.ts';
import { forgetStored } from './stored.ts';

const modFour = termsOf('mod-four')!;
const rummy = termsOf('hundred-rummy')!;
const PLAIN = { seats: 4, options: { deck: 'french-52', mode: 'cutthroat', target: 10 } };

beforeEach(() => {
  forgetStored();
  for (const { id } of TERMS.toReversed()) keepSetUp(id, lastSetUp({ ...termsOf(id)!, id: 'never played' }));
});

test('the game that was set up last is offered first', () => {
  keepSetUp('hundred-rummy', lastSetUp(rummy));
  expect(lastGame()).toBe(rummy);
  keepSetUp('mod-four', PLAIN);
  expect(lastGame()).toBe(modFour);
});

test('each game is offered with its last seats and options', () => {
  keepSetUp('mod-four', { seats: 4, options: { ...PLAIN.options, target: 3 } });
  keepSetUp('hundred-rummy', { ...lastSetUp(rummy), seats: 6 });
  expect(lastSetUp(modFour)).toEqual({ seats: 4, options: { ...PLAIN.options, target: 3 } });
  expect(lastSetUp(rummy).seats).toBe(6);
});

test('settings that a game no longer allows fall back to the defaults', () => {
  keepSetUp('mod-four', { seats: 7, options: { deck: 'tarot' } });
  expect(lastSetUp(modFour)).toEqual(PLAIN);
  keepSetUp('no-such-game', PLAIN);
  expect(lastGame()).toBe(TERMS[0]);
});
