import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildClient, clientFolder, serverFor } from './kit/build-client.ts';
import { accessFaults } from './kit/check-screen.ts';
import { playToTheEnd, playTurns } from './kit/game.ts';
import { hearts, passButton, picks } from './kit/games/hearts.ts';
import { byTouch } from './kit/input-device.ts';
import { layoutFaults } from './kit/layout.ts';
import { buttonLabelled, opensStartPage, type Person } from './kit/person.ts';
import { resultOn, savesGame } from './kit/result.ts';
import { expect, PHONE, test } from './kit/test.ts';

const CLIENT = clientFolder('client-with-extras');
const WITH_EXTRAS = { GAMES_DIR: 'extras' };

/** The name of the game and the beginning of its lesson, by language. */
const LANGUAGES = [
  ['en', /^Hearts/, 'Learn it in a minute', /^Points are bad/],
  ['de', /^Herzeln/, 'In 1 Minute lernen', /^Punkte sind schlecht/],
  ['ru', /^Черви/, 'Научиться за минуту', /^Очки — это плохо/],
] as const;

test.use({ program: { ...serverFor(CLIENT), env: WITH_EXTRAS } });

test.beforeAll(() => buildClient(CLIENT, WITH_EXTRAS));

async function expectNoFaults({ page }: Person): Promise<void> {
  expect([...(await layoutFaults(page)), ...(await accessFaults(page))]).toEqual([]);
}

test('Hearts has its picture on the start page, and its lesson, in each language on a phone', async ({ visitor }) => {
  for (const [locale, name, learn, begins] of LANGUAGES) {
    const ann = await visitor('Ann', { ...PHONE, locale }, byTouch);
    await opensStartPage(ann.page);
    const choice = ann.page.getByRole('radio', { name });
    await ann.device.press(choice);
    await expect(choice).toBeChecked();
    const picture = ann.page.locator('.game', { has: choice }).locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await ann.device.press(ann.page.getByRole('button', { name: learn }));
    await expect(ann.page.getByRole('dialog').getByText(begins)).toBeVisible();
    await expectNoFaults(ann);
    if (locale === 'en') await learns(ann);
  }
});

/** Takes the lesson, and passes the wrong cards first. */
async function learns(person: Person): Promise<void> {
  const { page, device, hand } = person;
  await expect(hand.locator('.is-meant')).toHaveCount(3);
  await picks(person, ['Queen of spades', 'King of spades', 'Three of spades']);
  await device.press(passButton(person));
  const answer = page.locator('.refused');
  await expect(answer).toHaveText('The ace of spades is more dangerous than the three of spades.');
  await picks(person, ['Three of spades', 'Ace of spades']);
  await expect(answer).toBeHidden();
  await person.does(passButton(person));
  for (const [says, card] of LESSON) {
    await expect(page.getByRole('dialog').getByText(says)).toBeVisible();
    await person.does(buttonLabelled(hand, card));
  }
  await expect(page.getByText('That’s all you need.')).toBeVisible();
  await expectNoFaults(person);
}

const LESSON = [
  ['it always leads the first trick', 'Two of clubs'],
  ['Stay below his nine', 'Four of diamonds'],
  ['Get rid of the ace of hearts', 'Ace of hearts'],
  ['your seven', 'Seven of hearts'],
  ['Take it with your ten', 'Ten of spades'],
  ['Play the two of hearts', 'Two of hearts'],
] as const;

test('a game of Hearts with bots comes to its result, is watched again, reviewed and proven', async ({ visitor }) => {
  const ann = await visitor('Ann');
  const { page } = ann;
  await ann.playsAlone(hearts, { 'Play to': 50, Bots: 'Easy' });
  await playToTheEnd([ann], hearts);
  expect((await resultOn(ann)).join()).toMatch(/^(\d\. \w+ \d+ points?,?){4}$/);
  await expectNoFaults(ann);

  await test.step('the rules and the shuffle of its file are checked', async () => {
    const { file } = await savesGame(ann);
    const checker = join(import.meta.dirname, '../packages/server/src/verify.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [checker, file], { env: WITH_EXTRAS });
    expect(stdout).toMatch(/^PROVEN/m);
  });

  await test.step('it is watched again, and reviewed to its end', async () => {
    await ann.presses('Replay');
    await expect(page.locator('.replay-caption')).toContainText('Turn 0 of');
    await page.keyboard.press('ArrowRight');
    await expect(ann.table.getByRole('status')).toContainText(/Turn 1 of \d+: .+ put/);
    await ann.presses('Review');
    const review = page.getByRole('region', { name: 'Review', exact: true });
    // A game whose cards are chosen blindly may have no mistake.
    await expect(review).toContainText(/Luck/);
  });
});

test('without a connection, Hearts is played on the device', async ({ pageErrors, visitor }) => {
  pageErrors.expectKind(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/);
  const ann = await visitor('Ann', { ...PHONE, serviceWorkers: 'allow' }, byTouch);
  const { page } = ann;
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await ann.playsAlone(hearts);
  await expect(page.getByText('On this device only')).toBeVisible();
  await playTurns([ann], hearts, 3);
  await ann.awaitsTurn();
  await expectNoFaults(ann);
});
