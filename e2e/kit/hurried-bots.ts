import type { Page } from '@playwright/test';

/**
 * Makes bots of games on this device act almost at once, and gives these games the cards of a seed, a whole number. Both hold for games
 * that are opened from now on.
 */
export async function hurriesBots(page: Page, seed: number): Promise<void> {
  const script = `(${hurry})(${seed});`;
  await page.route('**/assets/match-worker-*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${script}${await answer.text()}` });
  });
}

/** Runs in the worker of a game, before its own code. */
function hurry(seed: number): void {
  const SHARE_OF_TIME = 0.05;
  const wait = setTimeout;
  let state = seed;
  /** Returns the next number of the generator mulberry32. */
  const draw = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  crypto.getRandomValues = (array) => (array instanceof Uint32Array ? array.fill(draw()) : array);
  Object.assign(globalThis, { setTimeout: (task: () => void, ms: number) => wait(task, ms * SHARE_OF_TIME) });
}
