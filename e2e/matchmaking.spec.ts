import type { Locator } from '@playwright/test';
import { join, takesPart } from '../packages/server/test/kit/live-player.ts';
import { connectSeeker, type Seeker } from '../packages/server/test/kit/live-seeker.ts';
import { modFour as modFourRules } from '../packages/shared/src/games/mod-four/index.ts';
import { checkScreen } from './kit/check-screen.ts';
import { modFour } from './kit/games/mod-four.ts';
import { type Person, personAt } from './kit/person.ts';
import { expect, soakTest, test } from './kit/test.ts';
import type { TestServer } from './kit/test-server.ts';

// These tests see everyone who is in the queue.
test.use({ ownServer: true });

async function looksFor(person: Person, games: readonly string[]): Promise<void> {
  const { page, name, device } = person;
  await page.goto('/');
  await person.presses('Find a game');
  for (const game of games) await device.press(page.getByRole('checkbox', { name: game }));
  await device.write(page.getByLabel('Your name'), name);
  await device.press(finding(person));
  await expect(strip(person)).toBeVisible();
}

/** The button of the form. The button that opens the form has the same name. */
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
    await looksFor(ben, ['Mod Four', 'Four Square']);
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

    const eve = await stranger(server, 'Eve');
    const others = [cleo, dan, eve];
    await acceptsByKey(ann);
    for (const other of others) await accepts(other);
    const codes = await Promise.all(others.map((other) => sitsDown(server, other)));
    await expect(ann.table).toBeVisible();
    for (const name of ['Ann', 'Cleo', 'Dan', 'Eve']) await expect(ann.plateOf(name)).toBeVisible();
    for (const code of codes) expect(ann.page.url()).toContain(code);
    await expect(strip(ann)).toBeHidden();
  });

  soakTest('a player keeps the place over a reload, plays alone meanwhile, and finds the game again', async ({ visitors }) => {
    const [ann, ben] = await visitors('Ann', 'Ben');
    await looksFor(ann, ['Mod Four']);
    await looksFor(ben, ['Mod Four']);
    await expect(strip(ben)).toContainText('2 of 4');
    await ann.page.reload();
    await expect(strip(ann)).toContainText('2 of 4');
    await expect(ann.page.getByRole('heading', { name: 'Your tables today' })).toBeHidden();

    await test.step('a game alone, beside the strip', async () => {
      await ann.presses('Alone');
      await ann.device.press(ann.page.getByRole('radio', { name: /^100 Points Rummy/ }));
      await ann.presses('Play against bots');
      await expect(ann.hand.getByRole('button')).toHaveCount(4);
      await expect(strip(ann)).toContainText('Mod Four: 2 of 4');
      await checkScreen(ann, 'find-playing');
    });

    await test.step('the start page leads back to this game', async () => {
      const url = ann.page.url();
      await ann.page.goto('/');
      const own = ann.page.getByRole('link', { name: 'Continue: 100 Points Rummy' });
      await expect(own).toBeVisible();
      await checkScreen(ann, 'start-again');
      await own.click();
      await expect(ann.table).toBeVisible();
      expect(ann.page.url()).toBe(url);
    });

    await test.step('a place goes to another window, and is given up with one press', async () => {
      const second = personAt(await ben.page.context().newPage(), 'Ben');
      await second.page.goto('/');
      await second.presses('Find a game');
      await finding(second).click();
      await expect(strip(second)).toContainText('2 of 4');
      await expect(ben.page.getByText('You’re looking for a game in another window now.')).toBeVisible();
      await expect(strip(ben)).toBeHidden();
      await strip(second).getByRole('button', { name: 'Stop looking' }).click();
      await expect(strip(ann)).toContainText('1 of 4');
    });
  });
});

soakTest('two friends of one table look for more players together, unless one of them declines', async ({ visitors }) => {
  const [ann, ben] = await visitors('Ann', 'Ben');
  await ben.opensLink(await ann.makesTable(modFour));
  await ann.presses('Find more players');
  const sheet = ann.page.getByRole('dialog', { name: 'Find more players' });
  await sheet.getByRole('checkbox', { name: 'Mod Four' }).click();
  await checkScreen(ann, 'find-together');
  await sheet.getByRole('button', { name: 'Find a game' }).click();

  await test.step('a friend who declines takes the other one out of the queue', async () => {
    await strip(ben).getByRole('button', { name: 'Stop looking' }).click();
    await expect(ann.page.getByText('Someone at your table declined')).toBeVisible();
    await expect(strip(ann)).toBeHidden();
    await ann.presses('Find more players');
    await finding(ann).click();
  });

  await expect(strip(ben)).toContainText('Mod Four: 2 of 4'); // Players at the table join the queue without being asked.
  await expect(ben.page.getByText('This table is looking for more players.')).toBeVisible();
});

async function lookAtStart(person: Person): Promise<void> {
  await person.page.goto('/');
  await person.presses('Find a game');
  await checkScreen(person, 'start-find');
  await person.presses('Alone');
  await checkScreen(person, 'start-alone');
}
