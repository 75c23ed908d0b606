// Threats (docs/security.md): U1.
import { checkScreen } from './kit/check-screen.ts';
import { expectVisibleToAll } from './kit/game.ts';
import { hundredRummy } from './kit/games/hundred-rummy.ts';
import { expect, test } from './kit/test.ts';

test('the host changes the table, removes a player, makes another player the host, and those who are here start', async ({
  visitor,
  gathers,
}) => {
  const [[ann, ben], link] = await gathers(['Ann', 'Ben'], hundredRummy, { Players: 4 });
  const eve = await visitor('Eve');

  await test.step('everyone sees how the table changes', async () => {
    await ann.presses('Game & options');
    await ann.fillsForm({ Players: 6, Clock: 'Relaxed' });
    await checkScreen(ann, 'arrange');
    await ann.presses('Done');
    await expect(ben.page.getByText('4 seats are still empty')).toBeVisible();
    await expect(ben.page.getByText(/^Clock: Relaxed/)).toBeVisible();
  });

  const sitButtons = eve.page.getByRole('button', { name: /^(?:Sit|Join)/ });
  const opensMenu = async (list: string, name: string): Promise<void> => {
    await ann.presses(list);
    await ann.opensMenuOf(name);
  };

  await test.step('a removal is asked for first, and a removed player may come back and watch, but is offered no seat', async () => {
    await eve.opensLink(link);
    await opensMenu('People at the table', 'Eve');
    await ann.presses('Remove from table: Eve');
    await checkScreen(ann, 'removal-sure');
    await ann.presses('Cancel');
    await expect(eve.page.getByRole('button', { name: 'Stand up' })).toBeVisible();
    await ann.confirms('Remove from table: Eve', 'Remove from table');
    await checkScreen(ann, 'removed-listed');
    await ann.page.keyboard.press('Escape');
    await expect(eve.page.getByRole('heading', { name: 'The host removed you' })).toBeFocused();
    await eve.presses('Come back to watch');
    await expect(ann.page.getByText('Watching: Eve')).toBeVisible();
    await expect(eve.page.getByText('The host removed you. You can sit here once they let you.')).toBeVisible();
    await expect(sitButtons).toHaveCount(0);
    await checkScreen(eve, 'removed-watches');
    await eve.page.goto('/');
    await eve.page.goto(link);
    await expect(eve.page.getByText('The host removed you. You can sit here once they let you.')).toBeVisible();
    await expect(sitButtons).toHaveCount(0);
  });

  await test.step('the host lets them sit again', async () => {
    await opensMenu('Watching: 1', 'Eve');
    await checkScreen(ann, 'removed-menu');
    await ann.presses('Let them sit again: Eve');
    await expect(eve.page.getByText('The host lets you sit here again.')).toBeVisible();
    await ann.page.keyboard.press('Escape');
    await eve.presses('Sit down');
    await eve.presses('Stand up');
  });

  await test.step('a removed spectator is gone until the host lets them come back', async () => {
    await opensMenu('Watching: 1', 'Eve');
    await ann.confirms('Remove from table: Eve', 'Remove from table');
    const gone = eve.page.getByText('You can come back to this table once the host lets you.');
    await expect(gone).toBeVisible();
    await eve.page.reload();
    await expect(gone).toBeVisible();
    await expect(eve.page.getByRole('button', { name: /Come back|Watch|Sit/ })).toHaveCount(0);
    await eve.page.goto('/');
    await eve.page.goto(link);
    await expect(gone).toBeVisible();
    await expect(eve.page.getByRole('button', { name: /watch|Sit/i })).toHaveCount(0);
    await checkScreen(eve, 'removed-for-now');
    await ann.presses('Let them sit again: Eve');
    await ann.page.keyboard.press('Escape');
    await eve.page.reload();
    await eve.presses('Just watch');
    await expect(ann.page.getByText('Watching: Eve')).toBeVisible();
    await eve.presses('Leave the table');
  });

  await test.step('the new host starts with those who are here', async () => {
    await ann.presses(/^Add bot: Seat 3/);
    await ann.presses('People at the table');
    await ann.opensMenuOf('Ben');
    await checkScreen(ann, 'people');
    await ann.confirms('Make Ben host');
    await expect(ben.page.getByRole('button', { name: 'Start with 3 players' })).toBeVisible();
    await checkScreen(ben, 'as-many-as-came');
    await ben.presses('Start with 3 players');
    await expectVisibleToAll([ann, ben], ({ table }) => table);
    await expect(ann.table.locator('.plate')).toHaveCount(3);
  });
});
