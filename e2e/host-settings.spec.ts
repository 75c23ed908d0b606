import { checkScreen } from './check-screen.ts';
import { expectVisibleToAll } from './game.ts';
import { hundredRummy } from './games/hundred-rummy.ts';
import { opensPersonMenu } from './people.ts';
import { expect, test } from './test.ts';

test('the host changes the table, removes a player, makes another player the host, and those who are here start', async ({
  visitor,
}) => {
  const ann = await visitor('Ann');
  const ben = await visitor('Ben');
  const eve = await visitor('Eve');
  const link = await ann.makesTable(hundredRummy, { Players: 4 });
  await ben.opensLink(link);

  await test.step('everyone sees how the table changes', async () => {
    await ann.presses('Game & options');
    await ann.fillsForm({ Players: 6, Clock: 'Relaxed' });
    await checkScreen(ann, 'arrange');
    await ann.presses('Done');
    await expect(ben.page.getByText('4 seats are still empty')).toBeVisible();
    await expect(ben.page.getByText(/^Clock: Relaxed/)).toBeVisible();
  });

  await test.step('a removed player may come back and watch', async () => {
    await eve.opensLink(link);
    await ann.presses('People at the table');
    await opensPersonMenu(ann, 'Eve');
    await ann.presses('Remove from table: Eve');
    await ann.page.keyboard.press('Escape');
    await expect(eve.page.getByRole('heading', { name: 'The host removed you' })).toBeFocused();
    await eve.presses('Come back to watch');
    await expect(ann.page.getByText('Watching: Eve')).toBeVisible();
    await eve.page
      .getByRole('button', { name: /^Sit here/ })
      .first()
      .click();
    await expect(eve.page.getByText('The host has asked you not to sit here.')).toBeVisible();
    await ann.presses('Watching: 1');
    await opensPersonMenu(ann, 'Eve');
    await ann.presses('Remove from table: Eve');
    await ann.page.keyboard.press('Escape');
    await expect(eve.page.getByText('You can’t come back to this table.')).toBeVisible();
    await eve.page.reload();
    await expect(eve.page.getByText('You can’t come back to this table.')).toBeVisible();
    await expect(eve.page.getByRole('button', { name: 'Come back to watch' })).toBeHidden();
  });

  await test.step('the new host starts with those who are here', async () => {
    await ann.presses(/^Add bot: Seat 3/);
    await ann.presses('People at the table');
    await opensPersonMenu(ann, 'Ben');
    await checkScreen(ann, 'people');
    await ann.presses('Make Ben host');
    await expect(ben.page.getByRole('button', { name: 'Start with 3 players' })).toBeVisible();
    await checkScreen(ben, 'as-many-as-came');
    await ben.presses('Start with 3 players');
    await expectVisibleToAll([ann, ben], ({ table }) => table);
    await expect(ann.table.locator('.plate')).toHaveCount(3);
  });
});
