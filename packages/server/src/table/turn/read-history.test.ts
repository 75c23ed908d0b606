// Threats (docs/security.md): D14.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { hundredRummy } from '@hundredfold/games/hundred-rummy/rules/index.ts';
import { drawChance } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { historyOf, KEPT_TURNS, type StoredStep } from '@hundredfold/shared/core/history.ts';
import { type Match, resolveChanceWith, retrace, type Step, startMatch } from '@hundredfold/shared/core/match.ts';
import { newOngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { expect, test } from 'vitest';
import { latestIntents, readHistory } from './read-history.ts';

const MOVES = bySize({ quick: 10_000, full: 100_000 });

function endless(game: Game, moves: number): { readonly start: Match; readonly steps: readonly StoredStep[] } {
  const start = startMatch(game, defaultOptions(game.options), 2);
  const steps: StoredStep[] = [];
  const add = (step: Step): void => void steps.push({ step, intent: step.kind === 'move' ? `intent ${steps.length}` : null });
  const source = seeded(1);
  let match = resolveChanceWith(start, (due) => {
    const lot = drawChance(due, source);
    add({ kind: 'lot', lot });
    return lot;
  });
  for (let made = 0; made < moves; made++) {
    const { toAct } = game.view(match.state, 'public');
    const seat = toAct[0]!;
    const legal = game.legal(game.view(match.state, seat));
    const action = legal.find((each) => each.type === 'draw' && each.from === 'discard') ?? legal[0]!;
    const step = { kind: 'move', seat, action } as const;
    match = retrace(match, step);
    add(step);
  }
  return { start, steps };
}

function storageOf(steps: readonly StoredStep[]) {
  let read = 0;
  return {
    steps: async (_: string, from = 0, most = Number.POSITIVE_INFINITY) => {
      const found = steps.slice(from, from + most);
      read += found.length;
      return found;
    },
    stepCount: async () => steps.length,
    position: async () => null,
    read: () => read,
  };
}

test(`a match of ${MOVES} moves is replayed a few steps at a time, and once`, async () => {
  let applied = 0;
  const game: Game = {
    ...(hundredRummy as unknown as Game),
    apply(...move) {
      applied++;
      return (hundredRummy as unknown as Game).apply(...move);
    },
  };
  const { start, steps } = endless(game, MOVES);
  const storage = storageOf(steps);
  applied = 0;
  let isDone = false;
  const loading = readHistory(storage, newOngoingMatch('m', start)).finally(() => {
    isDone = true;
  });
  let longest = 0;
  for (let before = 0; !isDone; before = applied) {
    await nextTurn();
    longest = Math.max(longest, applied - before);
  }
  const { play, past, intents } = await loading;
  expect(longest).toBeLessThanOrEqual(128);
  expect([applied, storage.read()]).toEqual([MOVES, steps.length]);
  expect(play.match.version).toBe(steps.length);
  expect(past.length).toBeLessThan(2 * KEPT_TURNS);
  expect(intents.at(-1)).toMatchObject({ version: steps.length });
});

test('what is kept of a long match is the end of what a whole replay has', async () => {
  const { start, steps } = endless(hundredRummy as unknown as Game, 500);
  const whole = historyOf('m', start, steps);
  const { play, past, intents } = await readHistory(storageOf(steps), newOngoingMatch('m', start));
  expect(play).toEqual(whole.play);
  expect(past).toEqual(whole.past.slice(-past.length));
  expect(past.length).toBeGreaterThanOrEqual(KEPT_TURNS);
  expect(intents).toEqual(whole.intents);
  const latest = await latestIntents(storageOf(steps), 'm');
  expect(latest).toEqual(whole.intents);
});
