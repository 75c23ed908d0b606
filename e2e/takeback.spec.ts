import { listen } from './kit/announcements.ts';
import { checkScreen } from './kit/check-screen.ts';
import { expectHiddenFromAll, expectVisibleToAll, whoseTurn } from './kit/game.ts';
import { drawPile, hundredRummy } from './kit/games/hundred-rummy.ts';
import { firstMatching, type Person } from './kit/person.ts';
import { expect, test } from './kit/test.ts';

test('a move is taken back at once, after the others agree, or not at all', async ({ gathers }) => {
  const [[ann, ben], _link] = await gathers(['Ann', 'Ben'], hundredRummy, { Players: 2, Clock: 'Relaxed' });
  await ann.presses('Start the game');
  const first = await whoseTurn([ann, ben]);
  const second = first === ann ? ben : ann;
  const withDiscard = second.places.getByRole('button', { name: /^Discard pile/ });

  await test.step('a drawn card cannot be taken back, and the page says why', async () => {
    await first.does(drawPile(first));
    await first.presses('Take back');
    await expect(first.page.getByText('Someone has seen a new card since: the move stands.')).toBeVisible();
  });

  await test.step('a discard stays if the other player refuses, and comes back to the hand once they agree', async () => {
    const held = await first.cards();
    const speech = await listen(second.page);
    await discardsFirst(first);
    await first.presses('Take back');
    const question = `${first.name} would like to take a move back.`;
    await expect(second.page.getByText(question)).toBeVisible();
    await expect.poll(() => speech.heard()).toContain(question);
    await checkScreen(second, 'takeback-asked');
    await second.presses('Decline');
    await expect(first.page.getByText('The move stands.')).toBeVisible();
    await first.presses('Take back');
    await expect(first.page.getByText('You’ve already asked.')).toBeVisible();
    await second.does(withDiscard);
    await discardsFirst(second);
    await second.presses('Take back');
    await first.presses('Allow');
    await expect.poll(async () => (await second.cards()).length).toBe(held.length);
  });

  await test.step('taking an open card is undone at once', async () => {
    await discardsFirst(second);
    await first.does(first.places.getByRole('button', { name: /^Discard pile/ }));
    const held = (await first.cards()).length;
    await first.presses('Take back');
    await expect.poll(async () => (await first.cards()).length).toBe(held - 1);
    await first.presses('What happened');
    await expect(first.table.getByRole('region', { name: 'What happened' })).toContainText('You took a move back.');
    await checkScreen(first, 'takeback-done');
    await first.presses('Close');
  });

  await test.step('a pause begins when all players agree, and any player ends it', async () => {
    const laid = await ben.table.boundingBox();
    await ann.presses('Ask for a pause');
    await expect(ann.page.getByText('The pause starts once everyone agrees.')).toBeVisible();
    await expect(ben.page.getByText('Ann would like a pause.')).toBeVisible();
    expect(await ben.table.boundingBox()).toEqual(laid); // Notices that come and go must not move any control.
    await checkScreen(ben, 'pause-wanted');
    await ben.presses('Agree');
    const paused = ({ page }: Person) => page.locator('.banner', { hasText: 'The game is paused.' });
    await expectVisibleToAll([ann, ben], paused);
    await checkScreen(ben, 'pause');
    for (const { canAct } of [ann, ben]) await expect.poll(canAct).toBe(false);
    await ben.presses('Play on');
    await expectHiddenFromAll([ann, ben], paused);
    await whoseTurn([ann, ben]);
  });
});

async function discardsFirst(person: Person): Promise<void> {
  await person.does(() => firstMatching(person.hand, /./));
}
