import { checkScreen } from './kit/check-screen.ts';
import { playToTheEnd } from './kit/game.ts';
import { modFour } from './kit/games/mod-four.ts';
import { takesRecord } from './kit/result.ts';
import { expect, test } from './kit/test.ts';

test('the host sets the level of all bots and of one; everyone sees it, and the record has it', async ({ server, visitors }) => {
  const [ann, wim] = await visitors('Ann', 'Wim');
  const link = await ann.makesTable(modFour, { 'Points to win': 1 });
  await ann.presses('Fill with bots');
  await wim.opensLink(link, 'watch');

  await test.step('all are easy, and say nothing', async () => {
    await ann.presses('Game & options');
    await ann.fillsForm({ Bots: 'Easy', 'Bots say something now and then': false });
    await ann.presses('Done');
    await expect(wim.page.getByText('easy bot')).toHaveCount(3);
    await expect(wim.page.getByText('The bots forget what was played')).toBeVisible();
  });

  await test.step('one is strong', async () => {
    await ann.presses('Level: Ada');
    await ann.fillsForm({ Level: 'Strong' });
    await expect(ann.page.getByText('Remembers every card it has seen')).toBeVisible();
    await ann.presses('Done');
    await expect(wim.page.getByText('strong bot')).toHaveCount(1);
    await expect(wim.page.getByText('easy bot')).toHaveCount(2);
    await expect(wim.page.getByText('The bots play at different levels')).toBeVisible();
    await expect(wim.page.getByRole('button', { name: /^Level/ })).toHaveCount(0);
    await checkScreen(ann, 'bot-levels');
  });

  await ann.presses('Start the game');
  for (const { plateOf } of [ann, wim]) {
    await expect(plateOf('Ada')).toContainText('strong bot');
    await expect(plateOf('Blaise')).toContainText('easy bot');
  }
  await checkScreen(ann, 'bot-levels-table');

  await playToTheEnd([ann], modFour);
  await expect(ann.page.getByRole('dialog').getByText('strong bot')).toBeVisible();
  await checkScreen(ann, 'bot-levels-result');
  const { names } = await takesRecord(ann, server);
  expect(names.map((each) => each?.level ?? null)).toEqual([null, 'strong', 'easy', 'easy']);
});
