import { checkScreen } from './kit/check-screen.ts';
import { playToTheEnd } from './kit/game.ts';
import { modFour } from './kit/games/mod-four.ts';
import type { Person } from './kit/person.ts';
import { savesGame } from './kit/result.ts';
import { filledValue } from './kit/shown-text.ts';
import { expect, test } from './kit/test.ts';

const TURN = 2;
const CONTINUES = `Continues a game from turn ${TURN}`;

async function opensOwnGame(person: Person): Promise<string> {
  const { id } = await savesGame(person);
  await person.page.goto(`/r/${id}`);
  return id;
}

async function playsOwnGame(ann: Person): Promise<void> {
  await ann.makesTable(modFour, { 'Points to win': 1 });
  await ann.startsWithBots();
  await playToTheEnd([ann], modFour);
}

async function goesToTurn(ann: Person): Promise<void> {
  await ann.page.getByRole('slider', { name: 'Replay' }).fill(String(TURN));
  await expect(ann.page.locator('.replay-caption')).toContainText(`Turn ${TURN} of`);
}

async function makesTableFromTurn(ann: Person): Promise<string> {
  const { page, device } = ann;
  await ann.presses('Play on from here');
  await device.press(page.getByRole('radio', { name: 'At a table, with friends' }));
  await device.press(page.getByRole('radio', { name: 'Blaise' })); // The seat of a bot.
  await checkScreen(ann, 'continue-at-table');
  await ann.presses('Make a table');
  return filledValue(page.getByRole('textbox', { name: 'Link' }));
}

test('two people play on from a turn of a finished game at a new table, which says so', async ({ server, visitors }) => {
  const [ann, ben] = await visitors('Ann', 'Ben');
  await playsOwnGame(ann);
  await ann.presses('Watch it again');
  await goesToTurn(ann);
  await checkScreen(ann, 'again-continue');
  const link = await makesTableFromTurn(ann);

  await test.step('the invitation and the waiting table say that a game goes on', async () => {
    await expect(ann.page.getByText(CONTINUES)).toBeVisible();
    await checkScreen(ann, 'continue-waiting');
    await ann.presses('Game & options');
    await expect(ann.page.getByText(/If you change the game, the seats or an option/)).toBeVisible();
    await checkScreen(ann, 'continue-options');
    await ann.presses('Done');
    await ben.page.goto(link);
    await expect(ben.page.getByText(CONTINUES)).toBeVisible();
    await checkScreen(ben, 'continue-invitation');
    await ben.entersName('Sit down');
  });

  await ann.startsWithBots();
  await test.step('the game goes on from that turn, with bots, and its shuffle is not proven', async () => {
    for (const person of [ann, ben]) {
      await expect(person.table).toBeVisible();
      await expect(person.page.getByText(CONTINUES)).toBeVisible();
    }
    await ben.presses('Not proven');
    await expect(ben.page.getByText(/This game goes on from another one/)).toBeVisible();
    await checkScreen(ben, 'continue-shuffle');
    await ben.presses('Close');
    await checkScreen(ann, 'continue-table');
  });

  await playToTheEnd([ann, ben], modFour);
  await test.step('the record has the whole game and the turn, and counts in no statistics', async () => {
    await expect(ann.page.getByText(`Played on from turn ${TURN} of another game`, { exact: false })).toBeVisible();
    await checkScreen(ann, 'continue-result');
    const record = await server.record(await opensOwnGame(ann));
    expect(record.playedOn).toEqual({ turn: TURN });
    expect(record.proof).toBeUndefined();
    expect(record.names.filter((each) => each?.bot === true)).toHaveLength(2);
    await expect(ann.page.getByText(`Played on from turn ${TURN}`)).toBeVisible();
    await expect(ann.table).toBeVisible();
    await checkScreen(ann, 'continue-replay');
    await ben.page.goto('/');
    await ben.presses(/^You/);
    await ben.presses('Your statistics');
    await expect(ben.page.getByText('Nothing yet.', { exact: false })).toBeVisible();
  });
});
