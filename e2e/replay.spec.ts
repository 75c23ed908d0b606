import { readFile } from 'node:fs/promises';
import { foursquare } from '../packages/games/foursquare/rules/index.ts';
import { modFour } from '../packages/games/mod-four/rules/index.ts';
import { oneHundredOne } from '../packages/games/one-hundred-one/rules/index.ts';
import type { GameRecord } from '../packages/shared/src/core/record.ts';
import { accessFaults, checkScreen, checkSmallScreen } from './kit/check-screen.ts';
import { playToTheEnd } from './kit/game.ts';
import { modFour as modFourAtTable } from './kit/games/mod-four.ts';
import { byTouch } from './kit/input-device.ts';
import type { Person } from './kit/person.ts';
import { addressOf, longDeal, recordedGame, turnOf } from './kit/recorded-game.ts';
import { filledValue, shownText } from './kit/shown-text.ts';
import { expect, PHONE, test } from './kit/test.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Ada'];
const SHORT = recordedGame({ game: modFour, names: NAMES, options: { target: 2 } });
const LONG = recordedGame({ game: oneHundredOne, names: NAMES });

function movesOf({ steps }: GameRecord): number {
  return steps.filter((step) => 'move' in step).length;
}

/** Opens a game from its link, without a server that knows it. */
async function opensGame({ page, table }: Person, record: GameRecord, query = ''): Promise<void> {
  await page.goto(addressOf(record, query));
  await expect(table).toBeVisible();
}

function caption({ page }: Person) {
  return page.locator('.replay-caption');
}

async function expectTurn(person: Person, turn: number, record: GameRecord): Promise<void> {
  await expect(caption(person)).toContainText(`Turn ${turn} of ${movesOf(record)}`);
}

async function chooses({ page, device }: Person, list: string, value: string): Promise<void> {
  await device.press(page.getByRole('button', { name: new RegExp(`^${list}:`) }));
  await device.press(page.getByRole('group', { name: list }).getByRole('radio', { name: value, exact: true }));
}

test('a shared game opens with a title card over the dealt table, a link to a turn without one', async ({ visitor }) => {
  const ann = await visitor('Ann');
  const { page } = ann;
  const card = page.getByRole('dialog', { name: 'Mod Four' });
  await opensGame(ann, SHORT);
  await expect(card.getByText('Ada wins', { exact: true })).toBeVisible();
  await expect(card.getByRole('row')).toHaveText([/Place/, /Ada.*2 points/, /Ann/, /Ben/, /Cleo/]);
  await expectTurn(ann, 1, SHORT); // Turn 0 has only the deck, which Ann cuts.
  await checkScreen(ann, 'replay-title');
  await checkSmallScreen(ann, 'replay-title');
  await expect(card.getByRole('button', { name: 'Play' })).toBeFocused();

  await test.step('one press plays the game from its deal, by space bar as well as enter', async () => {
    await page.keyboard.press('Space');
    await expect(card).toBeHidden();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  });

  await test.step('a link to a turn shows nothing over it', async () => {
    await page.goto('about:blank');
    await opensGame(ann, SHORT, '?turn=5&seat=2');
    await expectTurn(ann, 5, SHORT);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('closing the card leaves the address as it was shared', async () => {
    await page.goto('about:blank');
    await opensGame(ann, SHORT);
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    expect(new URL(page.url()).search).toBe('');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await expectTurn(ann, 2, SHORT);
  });
});

test('a game is watched again from its result: turn by turn, to any turn, through any eyes', async ({ visitor }) => {
  const ann = await visitor('Ann');
  const { page } = ann;
  await ann.makesTable(modFourAtTable, { 'Points to win': 1 });
  await ann.startsWithBots();
  await playToTheEnd([ann], modFourAtTable);
  await test.step('one press leads to the review of the own game', async () => {
    await ann.presses('Review');
    await expect(caption(ann)).toContainText('Turn 0 of');
    await expect(page.getByRole('region', { name: 'Review', exact: true })).toBeVisible();
    await page.goBack();
  });
  await ann.presses('Replay');
  await expect(caption(ann)).toContainText('Turn 0 of');
  await expect(page.getByRole('button', { name: 'View: Ann' })).toBeVisible();
  let game = '';
  const last = Number(/of (\d+)/.exec(await shownText(caption(ann)))?.[1]);
  expect(last).toBeGreaterThan(3);

  await test.step('by keys, and the turn is announced', async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(ann.table.getByRole('status')).toContainText(new RegExp(`Turn 2 of ${last}: \\w+ plays the`));
    await page.keyboard.press('ArrowLeft');
    await expect(caption(ann)).toContainText(`Turn 1 of ${last}`);
    await page.keyboard.press('End');
    await expect(caption(ann)).toContainText(`Turn ${last} of ${last}`);
    await expect(ann.table.getByText('The game is over')).toBeVisible();
    await page.keyboard.press('Home');
    await expect(caption(ann)).toContainText('Turn 0 of');
  });

  await test.step('from the log', async () => {
    await ann.presses('What happened');
    const log = page.getByRole('region', { name: 'What happened' });
    await log.getByRole('button', { name: /^3/ }).press('Enter');
    await expect(caption(ann)).toContainText(`Turn 3 of ${last}`);
    await log.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('through the eyes of a player, and of someone who sees no hand', async () => {
    const seen = await ann.cards();
    expect(seen.length).toBeGreaterThan(8);
    await chooses(ann, 'View', 'Ada');
    await expect.poll(() => ann.cards()).not.toEqual(seen);
    await chooses(ann, 'View', 'Hands hidden');
    await expect(ann.hand).toHaveCount(0);
    await chooses(ann, 'View', 'All hands');
    await expect(ann.plateOf('Ada')).toContainText(/In hand: \w+ of/);
  });

  await test.step('on a page of its own, and there after a reload at the same turn', async () => {
    await ann.presses('Share');
    await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(
      /\/r(?:\/[\w-]+)?\?turn=3&view=all(?:#[\w-]+)?$/,
    );
    await page.getByRole('dialog').getByText('More', { exact: true }).click();
    const own = await page.context().newPage();
    await own.goto(await filledValue(page.getByRole('textbox', { name: 'Short link' })));
    const shown = own.locator('.replay-caption');
    game = own.url().replace(/turn=\d+/, 'turn=2');
    await expect(shown).toContainText(`Turn 3 of ${last}`);
    await own.keyboard.press('ArrowRight');
    await expect(own).toHaveURL(/turn=4&view=all$/);
    await own.reload();
    await expect(shown).toContainText(`Turn 4 of ${last}`);
    await own.close();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });

  await test.step('and closing it leads back to the result at the table', async () => {
    await page.getByRole('region', { name: 'Watching together' }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Replay', exact: true })).toBeVisible();
  });

  await test.step('and so does the back button of the browser; going forward opens it again', async () => {
    await ann.presses('Replay');
    await expect(caption(ann)).toContainText('Turn 0 of');
    await page.goBack();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Replay', exact: true })).toBeVisible();
    await expect(page.getByRole('main', { name: /^Table / })).toBeAttached();
    await page.goForward();
    await expect(caption(ann)).toContainText('Turn 0 of');
    await page.goBack();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Replay', exact: true })).toBeVisible();
  });

  await test.step('a reload opens it again at the same turn, and one press of the back button leads to the result', async () => {
    await ann.presses('Replay');
    await expect(caption(ann)).toContainText('Turn 0 of');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(caption(ann)).toContainText('Turn 2 of');
    await expect.poll(() => page.evaluate(() => history.state?.replaying?.at?.turn)).toBe(2);
    await page.reload();
    await expect(caption(ann)).toContainText('Turn 2 of');
    await page.goBack();
    await expect(caption(ann)).toBeHidden();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Replay', exact: true })).toBeVisible();
  });

  await test.step('going forward to it during the next game leads back to the table', async () => {
    await ann.presses('Replay');
    await expect(caption(ann)).toContainText('Turn 0 of');
    await ann.presses('Result');
    await ann.presses('Stronger bots');
    await expect(caption(ann)).toBeHidden();
    await expect(ann.table.getByText('strong bot')).toHaveCount(3);
    await page.goForward();
    await expect.poll(() => page.evaluate(() => history.state?.replaying)).toBe(undefined);
    await expect(ann.table).toBeVisible();
  });

  await test.step('after which the back button leads out of the table', async () => {
    await page.goBack();
    await expect(page.getByRole('radio', { name: /^Mod Four/ })).toBeVisible();
  });

  await test.step('two people play on from a turn of it, at a new table which says so', async () => {
    await page.goto(game);
    await playsOnAtTable(ann, await visitor('Ben'));
  });
});

async function playsOnAtTable(ann: Person, ben: Person): Promise<void> {
  const { page, device } = ann;
  const continues = 'Continues a game from turn 2';
  await ann.presses('Play on from here');
  await device.press(page.getByRole('radio', { name: 'Blaise' })); // The seat of a bot.
  await checkScreen(ann, 'continue-at-table');
  await ann.presses('Make a table');
  const link = await filledValue(page.getByRole('textbox', { name: 'Link' }));
  await expect(page.getByText(continues)).toBeVisible();
  await checkScreen(ann, 'continue-waiting');
  await ben.page.goto(link);
  await expect(ben.page.getByText(continues)).toBeVisible();
  await checkScreen(ben, 'continue-invitation');
  await ben.entersName('Sit down');
  await ann.startsWithBots();
  await expect(ben.page.getByText(continues)).toBeVisible();
  await checkScreen(ben, 'continue-table');
  await ben.presses('Help');
  await ben.presses('Fair cards: not checked');
  await expect(ben.page.getByText(/This game goes on from another one/)).toBeVisible();
  await checkScreen(ben, 'continue-shuffle');
}

test('a replay plays by itself at its speed, and the seek bar goes anywhere', async ({ visitor }) => {
  const ann = await visitor('Ann');
  const { page } = ann;
  await opensGame(ann, SHORT);
  await page.keyboard.press('Escape');
  await chooses(ann, 'Speed', '4×');
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(caption(ann)).toContainText(/Turn (?:[5-9]|\d\d) of/);
  await ann.presses('Pause');
  const shown = await shownText(caption(ann));
  await page.waitForTimeout(700);
  await expect(caption(ann)).toHaveText(shown);

  const seek = page.getByRole('slider', { name: 'Replay' });
  await seek.fill('12');
  await expectTurn(ann, 12, SHORT);
  await expect(seek).toHaveAttribute('aria-valuetext', /^Turn 12 of \d+: /);
  const box = await seek.boundingBox();
  if (box === null) throw new Error('the bar is not there');
  await page.mouse.click(box.x + box.width - 12, box.y + box.height / 2);
  await expectTurn(ann, movesOf(SHORT), SHORT);
  await ann.presses('Play'); // From the end, a replay starts again.
  await expect(caption(ann)).toContainText(/Turn [0-4] of/);
});

test('a link with the whole game opens in another browser, whose server does not know it, and without any server', async ({
  visitor,
  pageErrors,
}) => {
  pageErrors.expectKind(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const ann = await visitor('Ann');
  await opensGame(ann, SHORT, '?turn=9&seat=2');
  await ann.presses('Share');
  const link = await filledValue(ann.page.getByRole('textbox', { name: 'Link', exact: true }));
  expect(link).toMatch(/\/r\?turn=9&seat=2#[\w-]+$/);
  expect(link.length).toBeLessThan(2100);
  const cards = await ann.cards();

  const ben = await visitor('Ben', { serviceWorkers: 'allow' });
  const sent: string[] = [];
  ben.page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await ben.page.goto('/');
  await ben.page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  await ben.page.context().setOffline(true);
  await ben.page.goto(link);
  await expectTurn(ben, 9, SHORT);
  await expect.poll(() => ben.cards()).toEqual(cards);
  await expect(ben.plateOf('Cleo')).toBeVisible();
  expect(sent.filter((each) => each.includes(link.split('#')[1] ?? ''))).toEqual([]);
  await ben.page.context().setOffline(false);
});

test('a long game does not fit into a link, and is saved and opened as a file, which is not uploaded', async ({ visitor }) => {
  const ann = await visitor('Ann');
  const { page } = ann;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await page.goto('/r');
  const text = JSON.stringify(LONG);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expectTurn(ann, 0, LONG);
  await ann.presses('Share');
  await expect(page.getByRole('button', { name: 'Save game (JSON)' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
  const saving = page.waitForEvent('download');
  await ann.presses('Save game (JSON)');
  expect(JSON.parse(await readFile(await (await saving).path(), 'utf8'))).toEqual(LONG);
  await ann.presses('Close');

  await test.step('another file is dropped on the page', async () => {
    const dropped = await page.evaluateHandle((json) => {
      const files = new DataTransfer();
      files.items.add(new File([json], 'game.json', { type: 'application/json' }));
      return files;
    }, JSON.stringify(SHORT));
    await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
    await expectTurn(ann, 0, SHORT);
  });
  expect(sent.filter((method) => method !== 'GET')).toEqual([]);
});

test('a file with all games lists them, and opens the chosen one', async ({ visitor }) => {
  const ann = await visitor('Ann');
  const { page } = ann;
  const short = { ...SHORT, match: 'a', at: Date.UTC(2026, 4, 1, 12), seat: 1 };
  const long = { ...LONG, match: 'b', at: Date.UTC(2026, 3, 1, 12), seat: 0, device: true };
  const buffer = Buffer.from(JSON.stringify({ format: 'hundredfold-games/1', games: [short, long, { game: 'mod-four' }] }));
  await page.goto('/r');
  await page.locator('input[type=file]').setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('listitem')).toHaveText([
    /Mod Four.*With Ann, Cleo.* a bot.*1 May 2026/,
    /One Hundred and One.*With Ben/,
  ]);
  await expect(page.getByText('1 game in this file can’t be read.')).toBeVisible();
  await checkScreen(ann, 'replay-choose');
  await ann.presses(/^Watch: Mod Four, 1 May/);
  await expectTurn(ann, 0, SHORT);
  await expect(page.getByRole('button', { name: 'View: Ben' })).toBeVisible();
  await ann.presses('Forward one turn');
  await ann.presses('Close the replay');
  await expect(page.getByRole('heading', { name: 'Which game?' })).toBeVisible();
});

test('the table calls everyone by name, also the player whose view is shown', async ({ visitor }) => {
  const ann = await visitor('Ann');
  await opensGame(ann, LONG, '?turn=9&seat=1');
  await expect(ann.table.getByText('Ace of clubs: Ann skips a turn')).toBeVisible();
});

test('the log lists a very long deal in parts, and goes to each of them', async ({ visitor }) => {
  const ann = await visitor('Ann');
  const { page } = ann;
  const record = longDeal(3500);
  await page.goto('/r');
  const buffer = Buffer.from(JSON.stringify(record));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await expectTurn(ann, 0, record);
  await ann.presses('What happened');
  const log = page.getByRole('region', { name: 'What happened' });
  await log.getByRole('button', { name: 'Deal 1 turns 3001 to 3500' }).click();
  await expectTurn(ann, 3001, record);
  await expect(log.getByRole('button', { name: /^3001/ })).toHaveAttribute('aria-current', 'step');
  await expect(log.locator('.replay-turn')).toHaveCount(500);
});

test.describe('a game that cannot be shown says why, and what to do', () => {
  const changed = (changes: object) => JSON.stringify({ ...SHORT, ...changes });
  const FILES = [
    ['no saved game', 'hello', 'This game can’t be read'],
    ['half a file', JSON.stringify(SHORT).slice(0, 900), 'This game can’t be read'],
    ['no games', JSON.stringify({ format: 'hundredfold-games/1', games: [] }), 'No games in this file'],
    ['no list of games', JSON.stringify({ format: 'hundredfold-games/1', games: {} }), 'This game can’t be read'],
    ['another game', changed({ game: 'whist' }), 'Unknown game'],
    ['newer rules', changed({ rules: 99 }), 'Played by other rules'],
    ['a changed result', changed({ outcome: { ...SHORT.outcome, scores: [9, 9, 9, 9] } }), 'This game breaks the rules'],
  ] as const;

  test('in a file', async ({ visitor }) => {
    const ann = await visitor('Ann');
    const { page } = ann;
    await page.goto('/r');
    for (const [name, text, title] of FILES) {
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    }
  });

  test('under an address', async ({ visitor, pageErrors }) => {
    pageErrors.expectKind(/status of 40[34]|ERR_FAILED/);
    const { page } = await visitor('Ann');
    const says = (title: string) => expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.goto('/r/no-such-record');
    await says('Game not found');
    await page.goto('/r#AAAA');
    await says('This game can’t be read');
    await page.route('**/api/records/*', (route) => route.fulfill({ status: 403, json: { error: 'not-allowed' } }));
    await page.goto('/r/a-private-record');
    await says('This game is private');
    await page.unroute('**/api/records/*');
    await page.route('**/api/records/*', (route) => route.abort());
    await page.goto('/r/another-record');
    await says('No connection');
    await page.unroute('**/api/records/*');
    await page.route('**/api/records/*', (route) => route.fulfill({ json: SHORT }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'The table' })).toBeVisible();
    await page.goto('/R/another-record).?turn=3&seat=2.'); // As it was pasted from a sentence.
    await expect(page.getByRole('region', { name: 'The table' })).toBeVisible();
    await expect(page).toHaveURL(/\/r\/another-record\?turn=3&seat=2$/);
  });
});

test('another move is tried out: bots answer, and one press returns to the game', async ({ visitor }) => {
  const ann = await visitor('Ann');
  const { page } = ann;
  await opensGame(ann, SHORT, `?turn=${turnOf(1, SHORT, 5)}&seat=2`);
  await ann.awaitsRest();
  await expect(page.getByText('Try another move')).toBeVisible();
  const turn = await shownText(caption(ann));
  const hand = await ann.cards();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await ann.cards()).length).toBe(hand.length - 1);
  const left = await ann.cards();
  const played = hand.find((card) => !left.includes(card));
  await page.keyboard.press('ArrowLeft');
  await ann.awaitsRest(); // The table ignores presses on cards that have just moved.
  const other = hand.find((card) => card !== played) ?? '';
  await ann.device.press(ann.hand.getByRole('button', { name: new RegExp(`^${other}`) }));
  await expect(caption(ann)).toContainText(/What if/);
  await expect(page.getByText('Try another move')).toBeVisible();
  await ann.presses('Back to the game');
  await expect(caption(ann)).toHaveText(turn);
  await expect.poll(() => ann.cards()).toEqual(hand);

  await test.step('the move that was made is the next turn of the game', async () => {
    await ann.awaitsRest();
    await ann.device.press(ann.hand.getByRole('button', { name: new RegExp(`^${played}`) }));
    await expect(caption(ann)).not.toHaveText(turn);
    await expect(page.getByRole('button', { name: 'Back to the game' })).toBeHidden();
  });
});

test('someone plays on from a turn, on this device; it says so, and counts in no statistics', async ({ visitor }) => {
  const ann = await visitor('Ann');
  const { page } = ann;
  const solo = recordedGame({ game: foursquare, names: ['Cleo'] });
  await opensGame(ann, solo, `?turn=${movesOf(solo) - 2}&seat=1`);
  await ann.presses('Play on from here');
  await ann.presses('Play now');
  await expect(page.getByText(`On this device only · Played on from turn ${movesOf(solo) - 2}`)).toBeVisible();
  await ann.presses('Leave the table');
  await expect(page.getByText(`Played on from turn ${movesOf(solo) - 2}`)).toBeVisible();
  await page.getByRole('link', { name: /^Continue: Foursquare/ }).click();
  const result = page.getByRole('dialog');
  const free = ann.places.getByRole('button', { disabled: false });
  await expect(async () => {
    if (!(await result.isVisible())) await free.first().click({ timeout: 1000 });
    await expect(result).toBeVisible({ timeout: 1500 });
  }).toPass();

  await test.step('the new game can be watched again as well, without a server', async () => {
    await page.getByRole('link', { name: 'Replay' }).click();
    await expect(caption(ann)).toContainText('Turn 0 of');
  });
  await page.goto('/');
  await ann.presses(/^You/);
  await ann.presses('My games');

  await test.step('it is among the games of the player, where it can be watched and deleted', async () => {
    const games = page.getByRole('dialog').getByRole('listitem');
    await expect(games).toContainText(`on this device · Played on from turn ${movesOf(solo) - 2}`);
    await expect(page.locator('.you-page .fold')).toHaveCount(0);
    await checkScreen(ann, 'my-games-continued');
    await games.getByRole('link', { name: /^Watch: Foursquare/ }).click();
    await expect(caption(ann)).toContainText('Turn 0 of');
    await page.goto('/');
    await ann.presses(/^You/);
    await ann.presses('My games');
    await ann.presses(/^Delete: Foursquare/);
    await ann.presses('Yes, delete');
    await expect(games).toHaveCount(0);
  });
});

test('on a phone everything is within reach of a finger', async ({ visitor }) => {
  const ann = await visitor('Ann', PHONE, byTouch);
  const { page } = ann;
  await opensGame(ann, SHORT, '?turn=3');
  await ann.presses('Forward one turn');
  await expectTurn(ann, 4, SHORT);
  await chooses(ann, 'View', 'Cleo');
  await expect(ann.hand.getByRole('button').first()).toBeVisible();
  for (const button of await page.locator('.replay-bar button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(box?.y ?? 0).toBeGreaterThan(844 * 0.6);
  }
  expect(await accessFaults(page)).toEqual([]);
});
