import { join } from 'node:path';
import { type Cluster, openCluster } from '../packages/server/test/kit/cluster.ts';
import { UNLIMITED } from '../packages/server/test/kit/node-flags.ts';
import { checkScreen } from './kit/check-screen.ts';
import { expectVisibleToAll, playTurns, whoseTurn } from './kit/game.ts';
import { awaitsCard, modFour } from './kit/games/mod-four.ts';
import { expect, test } from './kit/test.ts';

const FAULTS = join(import.meta.dirname, '../packages/server/test/faults');

test.describe('a disk that stops working', () => {
  test.use({ program: { path: join(FAULTS, 'stopped-disk.ts'), given: [] }, ownServer: true });

  test('is reported at the table, and the game pauses until the disk works again', async ({ server, visitor }) => {
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
    server.signal('SIGUSR2');
    const held = await ann.cards();
    await ann.hand.locator('button:not([aria-disabled=true])').first().click();
    await expect(notice).toBeVisible();
    await expect(ann.page.getByText(/no answer/i)).toBeVisible();
    await expect(notice).toBeVisible();
    await checkScreen(ann, 'stopped');
    await expect.poll(() => ann.cards()).toEqual(held);
    server.signal('SIGUSR2');
    await expect(notice).toBeHidden({ timeout: 60_000 });
    await playTurns([ann], modFour, 2);
  });
});

const inTwo = test.extend<{ readonly topology: Cluster }>({
  topology: [
    async ({ browserName: _ }, use) => {
      const env = { ...UNLIMITED, LOG_LEVEL: 'error', BOT_PACE_MS: '0' };
      const topology = await openCluster({ env, onError: (text) => void process.stderr.write(text) });
      await use(topology);
      await topology.close();
    },
    { timeout: 240_000 },
  ],
  server: async ({ topology }, use) => {
    const nothing = async (): Promise<never> => {
      throw new Error('the topology restarts these servers');
    };
    await use({
      address: topology.address,
      record: nothing,
      seed: nothing,
      signal: nothing,
      kill: nothing,
      restart: nothing,
      close: nothing,
    });
  },
});

inTwo.describe('with two servers', () => {
  inTwo('the servers restart one after the other, and two friends play on', async ({ topology, pageErrors, visitors }) => {
    pageErrors.expectKind(/status of 503/); // A page may send a request to a server that is closing.
    const [ann, ben] = await visitors('Ann', 'Ben');
    const both = [ann, ben];
    const link = await ann.makesTable(modFour);
    await ben.opensLink(link);
    await ann.startsWithBots();
    await whoseTurn(both);
    const rolled = topology.roll();
    // Each of the two servers first waits until its tables have moved.
    await expectVisibleToAll(both, ({ page }) => page.getByText('so your table has moved to another server'), {
      timeout: 120_000,
    });
    await checkScreen(ben, 'moved-on');
    await rolled;
    await playTurns(both, modFour, 3);
  });
});
