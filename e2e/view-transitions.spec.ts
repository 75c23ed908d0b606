import type { Page } from '@playwright/test';
import { playToTheEnd } from './kit/game.ts';
import { modFour } from './kit/games/mod-four.ts';
import { expect, test } from './kit/test.ts';

declare global {
  interface Window {
    moved: string[];
  }
}

const SEATS = [0, 1, 2, 3].map((seat) => `::view-transition-group(seat-${seat})`);

test('one view transition leads from the lobby to the table with its players, and the winner is celebrated', async ({
  visitor,
}) => {
  const ann = await visitor('Ann', { reducedMotion: 'no-preference' });
  await ann.page.addInitScript(noteMovements);
  await ann.makesTable(modFour, { 'Points to win': 1 });
  expect(await moved(ann.page)).toContain('::view-transition-group(root)');
  await ann.startsWithBots();
  await ann.awaitsTurn();
  expect(await moved(ann.page)).toEqual(expect.arrayContaining(SEATS));
  await expect(ann.page.locator('html')).not.toHaveAttribute('data-passing');

  await playToTheEnd([ann], modFour);
  await expect.poll(() => moved(ann.page)).toContain('appear');
  await expect.poll(() => running(ann.page)).toBe(0);
});

/** Runs in the page. Notes view transitions and celebrations. */
function noteMovements(): void {
  window.moved = [];
  addEventListener('animationstart', ({ animationName, target }) => {
    if (target instanceof Element && target.closest('.finale') !== null) window.moved.push(animationName);
  });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const passage = start(change);
    void passage.ready.then(
      () => {
        const effects = document.getAnimations().map(({ effect }) => effect);
        window.moved.push(...effects.map((effect) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : '')));
      },
      () => undefined,
    );
    return passage;
  };
}

function moved(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.moved);
}

function running(page: Page): Promise<number> {
  return page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
}
