import { devices } from '@playwright/test';
import { playToTheEnd } from './game.ts';
import { byTouch } from './hands.ts';
import { layoutFaults } from './layout.ts';
import { expect, test } from './test.ts';

for (const phone of ['iPhone 13', 'iPhone 13 landscape'] as const) {
  test(`a whole game on a phone, by touch: ${phone}`, async ({ visitor }) => {
    const { defaultBrowserType: _, ...kind } = devices[phone];
    const ann = await visitor('Ann', { ...kind, locale: 'en-GB', reducedMotion: 'reduce' }, byTouch);
    await ann.makesTable({ target: 2 });
    await ann.presses('Fill with bots');
    await ann.presses('Start the game');
    if ((await ann.awaitsTurn()) === 'cut') await ann.cuts();
    await ann.awaitsTurn();
    expect(await layoutFaults(ann.page)).toEqual([]);
    await playToTheEnd([ann]);
    await ann.presses('Rematch');
    await expect(ann.page.getByRole('dialog')).toBeHidden();
  });
}
