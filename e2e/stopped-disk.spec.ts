import { join } from 'node:path';
import { checkScreen } from './kit/check-screen.ts';
import { playTurns } from './kit/game.ts';
import { awaitsCard, modFour } from './kit/games/mod-four.ts';
import { expect, test } from './kit/test.ts';

test.use({
  program: { path: join(import.meta.dirname, '../packages/server/test/faults/stopped-disk.ts'), given: [] },
  ownServer: true,
});

test('a disk that stops working is reported at the table, and the game pauses until the disk works again', async ({
  server,
  visitor,
}) => {
  const ann = await visitor('Ann');
  await ann.makesTable(modFour);
  await test.step('a setting that cannot be saved is not shown as chosen', async () => {
    await ann.presses('Game & options');
    const dialog = ann.page.getByRole('dialog', { name: 'Game & options' });
    const clock = dialog.getByRole('group', { name: 'Clock' });
    server.signal('SIGUSR2');
    await ann.fillsForm({ Clock: 'Relaxed' });
    await expect(dialog.getByRole('status').getByText(/no answer/i)).toBeVisible();
    await checkScreen(ann, 'refused-setting');
    await expect(clock.getByRole('radio', { name: 'No clock' })).toBeChecked();
    server.signal('SIGUSR2');
    await ann.page.keyboard.press('Escape');
  });
  await ann.startsWithBots();
  await awaitsCard(ann);
  const notice = ann.page.getByRole('status').getByText('Moves can’t be saved');
  await expect(notice).toBeHidden();
  const held = await ann.cards();
  await ann.awaitsRest();
  server.signal('SIGUSR2');
  await ann.hand.locator('button:not([aria-disabled=true])').first().click();
  await expect(notice).toBeVisible();
  await checkScreen(ann, 'stopped');
  await expect.poll(() => ann.cards()).toEqual(held);
  server.signal('SIGUSR2');
  await expect(notice).toBeHidden({ timeout: 60_000 });
  await playTurns([ann], modFour, 2);
});
