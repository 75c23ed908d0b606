import { checkScreen } from './kit/check-screen.ts';
import { expectHiddenFromAll, playToTheEnd } from './kit/game.ts';
import { modFour } from './kit/games/mod-four.ts';
import type { Person } from './kit/person.ts';
import { resultOn } from './kit/result.ts';
import { shownTexts } from './kit/shown-text.ts';
import { expect, test } from './kit/test.ts';

const NAMES = ['Ann', 'Ben'];

async function sessionScoreOn({ page }: Person): Promise<readonly string[]> {
  const lines = page.getByRole('table', { name: 'So far at this table' }).locator('tbody tr');
  await expect(lines).toHaveCount(NAMES.length);
  return (await shownTexts(lines)).map((line) => line.replace(/\s+/g, ' ').replace(' you ', ' ').trim());
}

/** Returns 1 or 0 wins in a game to one point for each of `NAMES`. The other players are bots. */
async function winsOn(person: Person): Promise<readonly number[]> {
  const result = await resultOn(person);
  return NAMES.map((name) => (result.some((line) => line.startsWith(`1. ${name} `)) ? 1 : 0));
}

function sum(games: readonly (readonly number[])[], of: number): number {
  return games.reduce((wins, game) => wins + (game[of] ?? 0), 0);
}

async function expectSessionScore(person: Person, games: readonly (readonly number[])[]): Promise<void> {
  await expect.poll(async () => (await sessionScoreOn(person)).toSorted()).toEqual(expectedLines(games));
}

function expectedLines(games: readonly (readonly number[])[]): readonly string[] {
  return NAMES.map((name, of) => {
    const wins = sum(games, of);
    return `${name} ${wins} of ${games.length} won ${wins} ${wins === 1 ? 'point' : 'points'}`;
  });
}

async function opensStatistics({ presses }: Person): Promise<void> {
  await presses(/^You/);
  await presses('Your statistics');
}

test('two friends see their session score with each result, and each sees their own statistics', async ({ visitors }) => {
  const [ann, ben] = await visitors('Ann', 'Ben');
  await ann.page.goto('/');
  await opensStatistics(ann);
  await expect(ann.page.getByText('Nothing yet.', { exact: false })).toBeVisible();

  const link = await ann.makesTable(modFour, { 'Points to win': 1 });
  await ben.opensLink(link);
  await ann.startsWithBots();
  await playToTheEnd([ann, ben], modFour);
  const games = [await winsOn(ann)];
  for (const person of [ann, ben]) await expectSessionScore(person, games);

  await ann.presses('Rematch');
  await ben.presses('Rematch');
  await expectHiddenFromAll([ann, ben], ({ page }) => page.getByRole('dialog'));
  await playToTheEnd([ann, ben], modFour);
  games.push(await winsOn(ben));
  for (const person of [ann, ben]) await expectSessionScore(person, games);
  await checkScreen(ann, 'evening');

  for (const [of, person] of [ann, ben].entries()) {
    await person.page.goto('/');
    await opensStatistics(person);
    const form = person.page.locator('.form-statistics');
    await expect(form.getByRole('heading', { name: /^With others/ })).toContainText('Points to win 1');
    await expect(form.getByRole('img', { name: /^The last 2 games, latest first: / })).toBeVisible();
    const figures = (await shownTexts(form.getByRole('definition'))).map((each) => Number.parseInt(each, 10));
    expect(figures.slice(0, 2)).toEqual([games.length, sum(games, of)]);
  }
  await checkScreen(ben, 'statistics');
});
