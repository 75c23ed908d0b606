import { watchFocus } from './kit/focus.ts';
import { expectHiddenFromAll, playToTheEnd } from './kit/game.ts';
import { foursquare } from './kit/games/foursquare.ts';
import { awaitsCard, modFour, playCards } from './kit/games/mod-four.ts';
import { byKeyboard, reach } from './kit/input-device.ts';
import { resultIn, resultOn, seatNames, takesRecord } from './kit/result.ts';
import { expect, test } from './kit/test.ts';

test('two friends play by keyboard alone, from the start page to the result, and once more', async ({ server, visitor }) => {
  const [ann, dan] = [await visitor('Ann', {}, byKeyboard), await visitor('Dan', {}, byKeyboard)];
  const players = [ann, dan];

  await test.step('they sit down at the table', async () => {
    const link = await ann.makesTable(modFour, { Deck: 'Spanish, 40', 'Points to win': 1 });
    await dan.joinsByCode(link.slice(-8));
    await dan.watches();
  });

  await test.step('a note that is hidden gives the focus back to the control before it', async () => {
    await ann.page.keyboard.press('m');
    await ann.presses('Hide this note');
    await expect(ann.page.locator(':focus')).toHaveText('Game & options');
  });

  await test.step('at every press in the waiting room the focus stays at the seat, or goes on to the next action', async () => {
    const [focusOfAnn, focusOfDan] = [ann.page.locator(':focus'), dan.page.locator(':focus')];
    await dan.presses('Sit down');
    await expect(focusOfDan).toHaveText('Stand up');
    await dan.presses('Stand up');
    await expect(focusOfDan).toHaveText(/^Sit here/);
    await dan.takesSeat(3);
    await expect(focusOfDan).toHaveText('Stand up');
    await ann.presses('Reserve: Seat 2');
    await expect(focusOfAnn).toHaveText('Open seat');
    await ann.presses('Add bot: Seat 2');
    await expect(focusOfAnn).toHaveText('Level');
    await ann.presses(/^Remove: (?!Dan)/);
    await expect(focusOfAnn).toHaveText(/^Sit here Seat 2/);
    await ann.presses('Fill with bots');
    await expect(focusOfAnn).toHaveText('Start the game');
  });
  const watches = await Promise.all(players.map(({ page }) => watchFocus(page)));

  await test.step('they play to the result', async () => {
    await ann.presses('Start the game');
    const names = await seatNames(dan);
    await playToTheEnd(players, modFour);
    const record = await takesRecord(dan, server);
    expect(record.options).toEqual({ deck: 'spanish-40', mode: 'cutthroat', target: 1 });
    for (const player of players) expect(await resultOn(player)).toEqual(resultIn(record, names));
  });

  await test.step('one key press of each player starts the next game', async () => {
    await expect(ann.page.getByRole('button', { name: 'Rematch' })).toBeFocused();
    await ann.presses('Rematch');
    // Dan has opened the record, and Tab leaves the dialog for the browser's own controls on the way round.
    await dan.page.getByRole('button', { name: 'Rematch' }).press('Enter');
    await expectHiddenFromAll(players, ({ page }) => page.getByRole('dialog'));
    await playCards(players, 1);
  });

  for (const [index, watch] of watches.entries()) expect(await watch.lost(), players[index]?.name).toEqual([]);
});

test('the focus stays at the table from the last card of a hand to the first of the next', async ({ visitor }) => {
  const ann = await visitor('Ann', {}, byKeyboard);
  await ann.makesTable(modFour, { Deck: 'French, 32', 'Points to win': 50 });
  await ann.startsWithBots();
  const watch = await watchFocus(ann.page);
  await playCards([ann], 1);
  // The first hand has eight cards: after each, the focus is on the next one.
  for (let played = 1; played < 9; played++) {
    await awaitsCard(ann);
    await ann.awaitsRest();
    await ann.does(ann.hand.locator(':focus'));
  }
  expect(await watch.lost()).toEqual([]);

  await test.step('an icon with the keyboard focus shows its name', async () => {
    const tip = ann.page.locator('.tip');
    await expect(tip).toBeHidden();
    await reach(ann.page.getByRole('button', { name: 'What happened' }));
    await expect(tip).toHaveText('What happened');
    await expect(tip).toBeVisible();
  });
});

test('a held key makes one move, however long it is held', async ({ visitor }) => {
  const ann = await visitor('Ann', {}, byKeyboard);
  await ann.playsAlone(foursquare);
  await ann.awaitsRest();
  await reach(ann.places.getByRole('button', { disabled: false }).last());
  await ann.page.keyboard.down('Enter');
  await ann.awaitsRest();
  const placed = await ann.tableContent();
  for (let times = 0; times < 8; times++) {
    await ann.page.keyboard.down('Enter'); // A key that is down already repeats.
    await ann.awaitsRest();
  }
  await ann.page.keyboard.up('Enter');
  await expect.poll(() => ann.tableContent()).toBe(placed);
});
