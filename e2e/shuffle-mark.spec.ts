import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { GameRecord } from '../packages/shared/src/core/record.ts';
import { accessFaults, checkScreen, checkSmallScreen } from './kit/check-screen.ts';
import { playToTheEnd, whoseTurn } from './kit/game.ts';
import { foursquare, losingFoursquare } from './kit/games/foursquare.ts';
import { modFour } from './kit/games/mod-four.ts';
import { labelsOf, type Person } from './kit/person.ts';
import { savesGame, takesRecord } from './kit/result.ts';
import { expect, test } from './kit/test.ts';
import { verdictsOn } from './kit/verify-record.ts';

const GOOD = new URL('../packages/shared/src/shuffle-proof/vectors.json', import.meta.url);

const SHORT = { Deck: 'French, 32 cards', 'Points to win': 1 };

async function opensFairCards(person: Person, state: string, count: number): Promise<readonly string[]> {
  await person.presses('Help');
  await person.presses(`Fair cards: ${state}`);
  return readsFairCards(person, state, count);
}

async function readsFairCards({ page }: Person, state: string, count: number): Promise<readonly string[]> {
  const help = page.getByRole('complementary', { name: 'Help' });
  await expect(help.getByRole('heading', { name: `Fair cards: ${state}`, exact: true })).toBeFocused();
  const cards = help.locator('.shuffle-cards [role=img]');
  await expect(cards).toHaveCount(count);
  return labelsOf(cards);
}

function withChangedByte(text: string, field: string): string {
  const [start = '', digit = ''] = new RegExp(`^.*?"${field}":\\D*(\\d)`, 's').exec(text) ?? [];
  return `${start.slice(0, -1)}${(Number(digit) + 1) % 10}${text.slice(start.length)}`;
}

test('a game between two people is fixed, and then proven to both, also after a reload', async ({ server, gathers }) => {
  const [players] = await gathers(['Ann', 'Ben'], modFour, SHORT);
  const [ann, ben] = players;
  await expect.poll(() => ben.page.evaluate(() => localStorage.getItem('hundredfold.receipts') ?? '')).toContain('match');
  await ben.page.reload();
  await expect.poll(() => ben.page.getByText('Ann').count()).toBeGreaterThan(0);
  await ann.startsWithBots();
  await whoseTurn(players);
  const before = await opensFairCards(ann, 'not checked', 4);
  await expect(ann.page.getByText(/^The cards are locked in/)).toBeVisible();
  await checkScreen(ann, 'shuffle-fixed');
  await ann.presses('Close help');
  await playToTheEnd(players, modFour);
  await checkSmallScreen(ann, 'result');
  await takesRecord(ann, server);
  await test.step('no checker accepts its file after one byte was changed', async () => {
    const { file } = await savesGame(ann);
    const text = await readFile(file, 'utf8');
    await writeFile(file, withChangedByte(text, 'reveals')); // Unit tests change every field.
    const verdicts = Object.values(await verdictsOn(file));
    expect(verdicts.length).toBeGreaterThan(1);
    expect(verdicts).toEqual(verdicts.map(() => null));
  });
  for (const player of players) {
    await player.presses('Close');
    expect(await opensFairCards(player, 'checked', 4)).toEqual(before);
  }
  await checkScreen(ann, 'shuffle-proven');
});

test('a proof that fails is shown as failed, with the step', async ({ visitor }) => {
  const ann = await visitor('Ann');
  await ann.playsAlone(foursquare);
  await ann.page.route('**/api/records/*', async (route) => {
    const record = (await (await route.fetch()).json()) as GameRecord;
    const steps = record.steps.map((step) =>
      'chance' in step && step.chance === 'shuffle' ? { ...step, result: step.result.toReversed() } : step,
    );
    await route.fulfill({ json: { ...record, steps } });
  });
  await playToTheEnd([ann], losingFoursquare);
  await ann.presses('Close');
  await ann.presses('Check failed');
  await readsFairCards(ann, 'wrong', 0);
  await expect(ann.page.getByText('The cards do not follow from the numbers.')).toBeVisible();
  await checkScreen(ann, 'shuffle-failed');
});

test.describe('a server that begins anew until it likes the cards', () => {
  test.use({ program: { path: join(import.meta.dirname, '../packages/server/test/faults/begins-anew.ts'), given: ['1'] } });

  const ANEW = 'Begun anew';

  test('is found out, and counts both attempts if its player takes part again', async ({ gathers }) => {
    const [[ann]] = await gathers(['Ann'], modFour, SHORT);
    await ann.startsWithBots();
    await expect(ann.page.getByRole('button', { name: 'Start the game' })).toBeVisible();
    await ann.presses(ANEW);
    await readsFairCards(ann, 'not checked', 0);
    await expect(ann.page.getByText('the game never came, and the table doesn’t say why')).toBeVisible();
    await checkScreen(ann, 'shuffle-anew');
    await ann.presses('Close help');
    await checkScreen(ann, 'shuffle-anew-bar');
    await ann.presses(ANEW);
    await ann.presses('Take part again');
    await expect(ann.page.getByRole('button', { name: ANEW })).toHaveCount(0);
    await ann.presses('Start the game');
    await ann.awaitsTurn();
    await opensFairCards(ann, 'not checked, after 2 attempts', 0);
    await ann.presses('Close help');
    await playToTheEnd([ann], modFour);
    await ann.presses('Close');
    await opensFairCards(ann, 'checked, after 2 attempts', 0);
    await expect(ann.page.getByText('The table had begun anew before, and it doesn’t say why.')).toBeVisible();
    await checkScreen(ann, 'shuffle-proven-anew');
  });
});

test.describe('the page that checks shuffles', () => {
  async function opensFile(page: Page, name: string, record: unknown): Promise<void> {
    const buffer = Buffer.from(typeof record === 'string' ? record : JSON.stringify(record));
    await page.locator('input').setInputFiles({ name, mimeType: 'application/json', buffer });
  }

  async function vector(name: string): Promise<GameRecord> {
    const { records } = JSON.parse(await readFile(GOOD, 'utf8')) as { records: { name: string; record: GameRecord }[] };
    const found = records.find((each) => each.name === name);
    if (found === undefined) throw new Error(`there is no record ${name}`);
    return found.record;
  }

  test('works at the server, under its content security policy, and is accessible', async ({ server, visitor }) => {
    const ann = await visitor('Ann');
    const { page } = ann;
    await page.goto(`${server.address}/verify`);
    await expect(page.getByRole('heading', { name: 'Check a shuffle' })).toBeVisible();
    await checkScreen(ann, 'verify');
    await test.step('it takes a file that is dropped on it', async () => {
      const text = JSON.stringify(await vector('solitaire of one person'));
      const transfer = await page.evaluateHandle((content) => {
        const files = new DataTransfer();
        files.items.add(new File([content], 'game.json'));
        return files;
      }, text);
      await page.locator('main').dispatchEvent('drop', { dataTransfer: transfer });
      await expect(page.getByRole('heading', { name: 'The shuffle is proven' })).toBeVisible();
      await page.reload();
    });
    const result = await page.locator('output').elementHandle();
    await page.locator('input').focus();
    await opensFile(page, 'game.json', await vector('one void attempt'));
    await expect(page.getByRole('heading', { name: 'The shuffle is proven' })).toBeVisible();
    await expect(page.locator('input')).toBeFocused();
    expect(await result?.textContent()).toContain('The shuffle is proven'); // Screen readers announce an element that was there before.
    await expect(page.getByText('✓ Right')).toHaveCount(4);
    await expect(page.getByText(/^No answer in attempt 1: ./)).toBeVisible();
    await checkScreen(ann, 'verify-proven');
    await ann.presses('Deutsch');
    await expect(page.getByRole('heading', { name: 'Das Mischen ist bewiesen' })).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
  });

  test('works from a file without a connection', async ({ browser }) => {
    const page = await browser.newPage({ offline: true, locale: 'ru' });
    await page.goto(new URL('../packages/client/dist/verify.html', import.meta.url).href);
    const record = await vector('three people, one bot');
    await opensFile(page, 'game.json', record);
    await expect(page.getByRole('heading', { name: 'Тасовка честная' })).toBeVisible();
    await opensFile(page, 'game.json', { ...record, steps: record.steps.slice(1) });
    await expect(page.getByRole('heading', { name: 'Что-то не так' })).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await opensFile(page, 'game.json', await vector('bots alone'));
    await expect(page.getByRole('heading', { name: 'The server shuffled alone' })).toBeVisible();
    await opensFile(page, 'game.json', { ...record, proof: undefined });
    await expect(page.getByRole('heading', { name: 'There is no proof' })).toBeVisible();
    await opensFile(page, 'game.json', 'no game');
    await expect(page.getByRole('heading', { name: 'This is not a saved game' })).toBeVisible();
    await page.close();
  });
});
