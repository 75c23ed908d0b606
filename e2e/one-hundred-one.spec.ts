import type { Locator } from '@playwright/test';
import { checkScreen } from './kit/check-screen.ts';
import { expectVisibleToAll, playUntil, whoseTurnTo } from './kit/game.ts';
import { hasQueen, hoarding, lays, oneHundredOne, pack, passButton, queenOf, suitQuestion } from './kit/games/one-hundred-one.ts';
import { byKeyboard, byTouch } from './kit/input-device.ts';
import { firstMatching, labelsOf, type Person } from './kit/person.ts';
import { shownTexts } from './kit/read.ts';
import { resultIn, resultOn, seatNames, takesRecord } from './kit/result.ts';
import { expect, PHONE, soakTest, test } from './kit/test.ts';

test('two friends play a duel by mouse and touch', async ({ visitor }) => {
  const ann = await visitor('Ann');
  const ben = await visitor('Ben', PHONE, byTouch);
  const players = [ann, ben];
  const link = await ann.makesTable(oneHundredOne, { Players: 2, 'Free drawing': true });
  await ben.opensLink(link);
  await ann.presses('Start the game');

  await test.step('the page says that points are bad, and shows no golden bar for them', async () => {
    for (const { name } of players)
      await expect(ann.plateOf(name).getByRole('img', { name: '0 of at most 101 penalty points' })).toBeVisible();
    await expect(ann.table.locator('.plate.is-penalised')).toHaveCount(2);
  });

  await test.step('a player who can match a card may draw instead, and then pass', async () => {
    const who = await whoseTurnTo(canDrawFreely, players, oneHundredOne);
    const before = await who.cards();
    await who.does(pack(who));
    await expect.poll(() => who.cards()).toHaveLength(before.length + 1);
    await expect(who.table.getByTitle('Play a card, or pass')).toBeVisible();
    await who.does(passButton(who));
    await expect.poll(() => who.canAct()).toBe(false);
  });

  await test.step('a queen asks for a suit, and everyone sees the answer', async () => {
    const who = await whoseTurnTo(hasQueen, players, oneHundredOne);
    const before = await who.cards();
    await who.does(() => queenOf(who));
    await checkScreen(who, 'one-hundred-one-suit');
    await who.presses('Cancel');
    await expect(suitQuestion(who)).toBeHidden();
    await expect.poll(() => who.cards()).toEqual(before);
    await lays(who, () => queenOf(who), 'hearts');
    await expectVisibleToAll(players, ({ table }) => table.getByRole('img', { name: 'Called: hearts' }));
  });

  await test.step('the page tells a player why they draw cards and skip a turn', async () => {
    const who = await whoseTurnTo(async (person) => (await strikeOf(person)) !== null, players, oneHundredOne);
    const victim = who === ann ? ben : ann;
    const held = (await victim.cards()).length;
    const strike = await strikeOf(who);
    const [label = ''] = strike === null ? [] : await labelsOf(strike);
    const [, card, victimName, taken] = /^(.+): (\w+) draws (\d) cards?/.exec(label) ?? [];
    expect(victimName).toBe(victim.name);
    await lays(who, async () => strike);
    await expect(victim.table.getByText(new RegExp(`^${card}: you draw ${taken} cards? and skip a turn$`))).toBeVisible();
    await expect(who.table.getByText(new RegExp(`^${card}: ${victim.name} draws ${taken} cards? and skips`))).toBeVisible();
    await expect(victim.hand.getByRole('button')).toHaveCount(held + Number(taken));
  });
});

soakTest('a player names the suit by keyboard, and the log says so', async ({ visitor }) => {
  const ann = await visitor('Ann', {}, byKeyboard);
  await ann.makesTable(oneHundredOne, { Players: 3 });
  await ann.presses('Fill with bots');
  await ann.presses('Start the game');
  await whoseTurnTo(hasQueen, [ann], oneHundredOne);
  await ann.does(() => queenOf(ann));
  await expect(suitQuestion(ann)).toBeVisible();
  await ann.does(suitQuestion(ann).getByRole('button', { name: 'clubs' }));
  await ann.presses('What happened');
  await expect(ann.table.getByRole('region', { name: 'What happened' })).toContainText('You call clubs.');
});

soakTest('a player who passes 101 drops out and sees the others play until one is left', async ({ server, visitor }) => {
  const ann = await visitor('Ann');
  await ann.makesTable(oneHundredOne, { Players: 3, 'The end': 'Goes on until one is left', 'Free drawing': true });
  await ann.presses('Fill with bots');
  await ann.presses('Start the game');
  const names = (await seatNames(ann)).with(0, 'Ann');
  await playUntil(ann.plateOf('Ann').getByText('over 101'), [ann], hoarding);
  await expect(ann.page.getByRole('dialog', { name: /^(?!Ann|You).* wins$/ })).toBeVisible({ timeout: 60_000 });
  const record = await takesRecord(ann, server);
  expect(record).toMatchObject({ game: 'one-hundred-one', seats: 3, options: { ending: 'elimination', freeDraw: true } });
  expect(record.outcome?.scores.filter((total) => total > 101)).toHaveLength(2);
  expect(await resultOn(ann)).toEqual(resultIn(record, names));
  await ann.presses('View table');
  await ann.presses('Score sheet');
  const sheet = ann.table.getByRole('table', { name: 'Score sheet' });
  await expect(sheet.getByRole('columnheader')).toHaveText(['Round', ...names.with(0, 'You')]);
  await expect.poll(() => pointsIn(sheet, 'Total')).toEqual(record.outcome?.scores);
});

/** Returns the numbers in a line of the score sheet, by seat. */
async function pointsIn(sheet: Locator, line: string): Promise<readonly number[]> {
  const cells = sheet.getByRole('row', { name: line }).getByRole('cell');
  return (await shownTexts(cells)).map((text) => Number(text.replace('\u2212', '-')));
}

/** Returns whether the player can match the pile and no eight forces them to. */
async function canDrawFreely(person: Person): Promise<boolean> {
  const [pile = ''] = await labelsOf(person.places.getByRole('button', { name: /^Pile/ }));
  const couldCover = person.hand.getByRole('button', { disabled: false }).first();
  return !pile.includes('on top the eight') && (await couldCover.isVisible()) && (await pack(person).isVisible());
}

function strikeOf({ hand }: Person): Promise<Locator | null> {
  return firstMatching(hand, /: \w+ draws \d cards?/);
}
