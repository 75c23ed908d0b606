import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { memoryOf } from '@hundredfold/shared/bots/card-memory.ts';
import type { ActionChoice } from '@hundredfold/shared/bots/choose-action.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hintEngine } from './hint-engine.ts';
import { fakeEngines } from './testing/fake-engines.ts';

const { state } = startMatch(modFour, defaultOptions(modFour.options), 4);
const memory = memoryOf(modFour, modFour.view(state as never, 0));
const PLAY = { type: 'play', card: 'AS' };
const choice: ActionChoice = { action: PLAY, usual: PLAY, isCloseCall: false };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('starts one worker with the first hint, and ends it a while after the last one', async () => {
  const { engines: ports, openPort: open } = fakeEngines();
  const hintFor = hintEngine(open);
  expect(ports).toEqual([]);
  const hints = [hintFor(modFour, memory), hintFor(modFour, memory)];
  expect(ports).toHaveLength(1);
  expect(ports[0]?.asked).toMatchObject([{ game: 'mod-four', rules: 1, memory }, { game: 'mod-four' }]);
  for (const _ of hints) ports[0]?.says({ told: 'hint', choice });
  expect(await Promise.all(hints)).toEqual([choice, choice]);
  vi.advanceTimersByTime(59_000);
  expect(ports[0]?.isClosed).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(ports[0]?.isClosed).toBe(true);
  void hintFor(modFour, memory);
  expect(ports).toHaveLength(2);
});

test('gives no hint if the worker fails or is late', async () => {
  const { engines: ports, openPort: open } = fakeEngines();
  const hintFor = hintEngine(open);
  const failing = hintFor(modFour, memory);
  ports[0]?.says(null);
  expect(await failing).toBeNull();
  const late = hintFor(modFour, memory);
  vi.advanceTimersByTime(5000);
  expect(await late).toBeNull();
  expect(ports.map(({ isClosed }) => isClosed)).toEqual([true, true]);
});
