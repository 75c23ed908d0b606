import { expect, onTestFinished, test } from 'vitest';
import type { LawTask } from './law-thread.ts';
import { lawThreads } from './law-threads.ts';

const HOURS_OF_GAMES = 1_000_000;
const TASK: LawTask = { game: 'hand-over', options: {}, seats: 3, games: 1, before: 0 };
const ENDLESS: LawTask = { game: 'skeleton', options: {}, seats: 3, games: HOURS_OF_GAMES, before: 0 };

function oneThread() {
  const threads = lawThreads(1);
  onTestFinished(() => threads.close());
  return threads;
}

test('a task that does not end is given up by its name, and so are further ones of its game; other games go on', async () => {
  const threads = oneThread();
  await expect(threads.check(ENDLESS, 1)).rejects.toThrow('skeleton, 3 seats, {}');
  await expect(threads.check({ ...ENDLESS, seats: 2, games: 1 })).rejects.toThrow('skeleton, 3 seats, {}');
  await expect(threads.check(TASK)).resolves.toBeNull();
});

test('the end of the tests ends a thread in the middle of a task', async () => {
  const threads = oneThread();
  const ended = expect(threads.check(ENDLESS)).rejects.toThrow('aborted');
  await threads.close();
  await ended;
});
