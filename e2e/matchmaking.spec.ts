import type { Locator } from '@playwright/test';
import { modFour as modFourRules } from '../packages/games/mod-four/rules/index.ts';
import { join, takesPart } from '../packages/server/test/kit/live-player.ts';
import { connectSeeker, type Seeker } from '../packages/server/test/kit/live-seeker.ts';
import { checkScreen } from './kit/check-screen.ts';
import { modFour } from './kit/games/mod-four.ts';
import type { Person } from './kit/person.ts';
import { expect, test } from './kit/test.ts';
import type { TestServer } from './kit/test-server.ts';

// These tests see everyone who is in the queue.
test.use({ ownServer: true });

async function looksFor(person: Person, games: readonly string[], introduces = writesName): Promise<void> {
  const { page, device } = person;
  await page.goto('/');
  await person.presses('Strangers');
  for (const game of games) await device.press(page.getByRole('checkbox', { name: game }));
  await introduces(person);
  await device.press(finding(person));
  await expect(strip(person)).toBeVisible();
}

async function writesName({ page, name, device }: Person): Promise<void> {
  await device.write(page.getByLabel('Your name'), name);
}

function finding({ page }: Person): Locator {
  return page.locator('form').getByRole('button', { name: 'Find a game' });
}

function strip({ page }: Person): Locator {
  return page.getByRole('complementary', { name: 'Looking for a game' });
}

function call({ page }: Person): Locator {
  return page.getByRole('alertdialog', { name: 'Your table is ready' });
}

async function acceptsByKey(person: Person): Promise<void> {
  await expect(call(person).getByRole('button', { name: 'Sit down' })).toBeFocused();
  await person.page.keyboard.press('Enter');
}

async function stranger({ address }: TestServer, name: string): Promise<Seeker> {
  const seeker = await connectSeeker(address, name);
  await seeker.ask('seek', { games: ['mod-four'], pace: 'normal', except: [] });
  return seeker;
}

async function accepts(seeker: Seeker): Promise<void> {
  const { offer } = await seeker.reaches('called');
  await seeker.ask('confirm', { offer });
}

async function sitsDown({ address }: TestServer, seeker: Seeker): Promise<string> {
  const { code } = await seeker.reaches('matched');
  await takesPart(await join(address, modFourRules, code, seeker.key, seeker.name));
  return code;
}

test.describe('strangers find each other', () => {
  test('four players wait for one game, one of them also for another one, one declines, and in the end four sit down together', async ({
    server,
    visitors,
  }) => {
    const [ann, ben] = await visitors('Ann', 'Ben');
    await lookAtStart(ann);
    await looksFor(ann, ['Mod Four']);
    await expect(strip(ann)).toContainText('Mod Four: 1 of 4');
    await looksFor(ben, ['Mod Four', 'Four Square'], () => ben.introduces());
    await expect(ben.page.getByRole('button', { name: 'You: Ben' })).toBeVisible();
    const cleo = await stranger(server, 'Cleo'); // Two for Four Square would be enough after a while.
    await expect(strip(ben)).toContainText('Four Square: 1 of 4');
    await expect(strip(ann)).toContainText('Looking … Mod Four: 3 of 4');
    await checkScreen(ben, 'find-waiting');
    await ann.page.getByRole('link', { name: 'Credits' }).click();
    await expect(strip(ann)).toContainText('Looking … Mod Four: 3 of 4'); // The search continues on every page.
    const dan = await stranger(server, 'Dan');
    for (const person of [ann, ben]) await expect(call(person)).toContainText('Mod Four · 4 players');
    await expect.poll(() => ann.page.title()).toBe('● Your table is ready');

    await test.step('the one who declines leaves the queue, and the others keep their place', async () => {
      await acceptsByKey(ann);
      await expect(call(ann)).toContainText('You’re in. 1 of 4 are here.');
      for (const other of [cleo, dan]) await accepts(other);
      await ben.page.keyboard.press('Escape');
      await expect(call(ben)).toBeHidden();
      await expect(strip(ben)).toBeHidden();
      await expect(ann.page.getByText('Someone didn’t show up')).toBeVisible();
      await expect(strip(ann)).toContainText('Looking … Mod Four: 3 of 4');
    });

    await ann.presses('Learn Mod Four in a minute');
    const lesson = ann.page.getByRole('dialog', { name: 'Learn Mod Four' });
    await expect(lesson).toBeVisible();
    const eve = await stranger(server, 'Eve');
    const others = [cleo, dan, eve];
    await acceptsByKey(ann);
    for (const other of others) await accepts(other);
    const codes = await Promise.all(others.map((other) => sitsDown(server, other)));
    await expect(lesson).toBeHidden();
    await expect(ann.table).toBeVisible();
    for (const name of ['Ann', 'Cleo', 'Dan', 'Eve']) await expect(ann.plateOf(name)).toBeVisible();
    for (const code of codes) expect(ann.page.url()).toContain(code);
    await expect(strip(ann)).toBeHidden();
  });
});

test('two friends of one table look for more players together', async ({ gathers }) => {
  const [[ann, ben]] = await gathers(['Ann', 'Ben'], modFour);
  await ann.presses('Find more players');
  const sheet = ann.page.getByRole('dialog', { name: 'Find more players' });
  await sheet.getByRole('checkbox', { name: 'Mod Four' }).click();
  await checkScreen(ann, 'find-together');
  await sheet.getByRole('button', { name: 'Find a game' }).click();
  await expect(strip(ben)).toContainText('Mod Four: 2 of 4'); // Players at the table join the queue without being asked.
  await strip(ben).getByRole('button', { name: 'Stop looking' }).click();
  await expect(ann.page.getByText('Someone at your table declined')).toBeVisible();
  await expect(strip(ann)).toBeHidden();
});

async function lookAtStart(person: Person): Promise<void> {
  await person.page.goto('/');
  await person.presses('Strangers');
  await checkScreen(person, 'start-find');
}
