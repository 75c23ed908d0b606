import type { Locator } from '@playwright/test';
import { checkScreen } from './check-screen.ts';
import { modFour } from './games/mod-four.ts';
import { type Person, personAt } from './person.ts';
import { expect, soakTest, test } from './test.ts';

// These tests see everyone who is in the queue.
test.use({ ownServer: true });

/** Goes from the start page into the queue for these games. */
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

async function visitors<Names extends readonly string[]>(
  visitor: (name: string) => Promise<Person>,
  names: Names,
): Promise<{ [Name in keyof Names]: Person }> {
  return (await Promise.all(names.map((name) => visitor(name)))) as { [Name in keyof Names]: Person };
}

test.describe('strangers find each other', () => {
  test('four players wait for one game, one of them also for another one, one declines, and in the end four sit down together', async ({
    visitor,
  }) => {
    const four = await visitors(visitor, ['Ann', 'Ben', 'Cleo', 'Dan'] as const);
    const [ann, ben, cleo, dan] = four;
    await lookAtStart(ann);
    await looksFor(ann, ['Mod Four']);
    await expect(strip(ann)).toContainText('Mod Four: 1 of 4');
    await looksFor(ben, ['Mod Four', 'Four Square']);
    await looksFor(cleo, ['Mod Four']); // Two for Four Square would be enough after a while.
    await expect(strip(ben)).toContainText('Four Square: 1 of 4');
    await expect(strip(ann)).toContainText('Looking … Mod Four: 3 of 4');
    await checkScreen(ben, 'find-waiting');
    await ann.page.getByRole('link', { name: 'Credits' }).click();
    await expect(strip(ann)).toContainText('Looking … Mod Four: 3 of 4'); // The search continues on every page.
    await looksFor(dan, ['Mod Four']);
    for (const person of four) await expect(call(person)).toContainText('Mod Four · 4 players');
    await expect.poll(() => ann.page.title()).toBe('● Your table is ready');

    await test.step('the one who declines leaves the queue, and the others keep their place', async () => {
      await acceptsByKey(ann);
      await expect(call(ann)).toContainText('You’re in. 1 of 4 are here.');
      for (const person of [ben, cleo]) await acceptsByKey(person);
      await dan.page.keyboard.press('Escape');
      await expect(call(dan)).toBeHidden();
      await expect(strip(dan)).toBeHidden();
      await expect(ann.page.getByText('Someone didn’t show up')).toBeVisible();
      await expect(strip(ann)).toContainText('Looking … Mod Four: 3 of 4');
    });

    const eve = await visitor('Eve');
    await looksFor(eve, ['Mod Four']);
    const atLast = [ann, ben, cleo, eve];
    for (const person of atLast) await acceptsByKey(person);
    for (const person of atLast) await expect(person.table).toBeVisible();
    for (const other of atLast) await expect(ann.plateOf(other.name)).toBeVisible();
    expect(new Set(atLast.map(({ page }) => page.url())).size).toBe(1);
    await expect(strip(ann)).toBeHidden();
  });

  soakTest('a player keeps the place over a reload, plays alone meanwhile, and finds the game again', async ({ visitor }) => {
    const [ann, ben] = await visitors(visitor, ['Ann', 'Ben'] as const);
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

test('two friends of one table look for more players together, unless one of them declines', async ({ visitor }) => {
  const [ann, ben] = await visitors(visitor, ['Ann', 'Ben'] as const);
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

/** Looks at the parts of the start page that open with a button. */
async function lookAtStart(person: Person): Promise<void> {
  await person.page.goto('/');
  await person.presses('Find a game');
  await checkScreen(person, 'start-find');
  await person.presses('Alone');
  await checkScreen(person, 'start-alone');
}
