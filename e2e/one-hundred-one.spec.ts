import type { Locator } from '@playwright/test';
import { checkScreen } from './kit/check-screen.ts';
import { expectVisibleToAll, whoseTurnTo } from './kit/game.ts';
import { hasQueen, lays, oneHundredOne, pack, passButton, queenOf, suitQuestion } from './kit/games/one-hundred-one.ts';
import { byTouch } from './kit/input-device.ts';
import { firstMatching, labelsOf, type Person } from './kit/person.ts';
import { expect, PHONE, test } from './kit/test.ts';

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

/** Returns whether the player can match the pile and no eight forces them to. */
async function canDrawFreely(person: Person): Promise<boolean> {
  const [pile = ''] = await labelsOf(person.places.getByRole('button', { name: /^Pile/ }));
  const couldCover = person.hand.getByRole('button', { disabled: false }).first();
  return !pile.includes('on top the eight') && (await couldCover.isVisible()) && (await pack(person).isVisible());
}

function strikeOf({ hand }: Person): Promise<Locator | null> {
  return firstMatching(hand, /: \w+ draws \d cards?/);
}
