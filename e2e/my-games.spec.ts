import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { modFour as rules } from '../packages/games/mod-four/rules/index.ts';
import { readRecord } from '../packages/shared/src/records/read-record.ts';
import { openReplay } from '../packages/shared/src/records/replay.ts';
import { checkScreen } from './kit/check-screen.ts';
import { playToTheEnd } from './kit/game.ts';
import { modFour } from './kit/games/mod-four.ts';
import type { Person } from './kit/person.ts';
import { takesRecord } from './kit/result.ts';
import { expect, test } from './kit/test.ts';

async function opensMyGames({ page, presses }: Person): Promise<Locator> {
  await page.goto('/');
  await presses(/^You/);
  await presses('My games');
  return page.getByRole('dialog').getByRole('listitem');
}

async function exportsAll(person: Person): Promise<readonly { readonly match: string; readonly seat: number }[]> {
  const saving = person.page.waitForEvent('download');
  await person.presses('Export all');
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^hundredfold-\d{4}-\d\d-\d\d\.json$/);
  const { format, games } = JSON.parse(await readFile(await saved.path(), 'utf8'));
  expect(format).toBe('hundredfold-games/1');
  for (const each of games) {
    const record = readRecord(each);
    expect(record.ok && openReplay(rules, record.value)).toMatchObject({ ok: true });
  }
  return games;
}

test('two friends find their game in their lists, keep it, export it and delete it', async ({ visitor, server }) => {
  const [ann, ben] = [await visitor('Ann'), await visitor('Ben')];
  await opensMyGames(ann);
  await expect(ann.page.getByText('Nothing yet. Every game you finish appears here', { exact: false })).toBeVisible();

  const link = await ann.makesTable(modFour, { Teams: 'Two pairs', 'Points to win': 1 });
  await ben.opensLink(link);
  await ann.startsWithBots();
  await playToTheEnd([ann, ben], modFour);
  expect(await takesRecord(ann, server)).toMatchObject({ options: { mode: 'partnership' } });

  const [ofAnn, ofBen] = [await opensMyGames(ann), await opensMyGames(ben)];
  await expect(ofAnn).toHaveCount(1);
  await expect(ofAnn).toContainText('With Ben and 2 bots');
  await expect(ofBen).toContainText('With Ann and 2 bots');
  await expect(ofBen).toContainText(/Mod Four.*(?:Won|place)/);
  await expect(ofAnn).toContainText('Points to win 1');
  const watch = ofAnn.getByRole('link', { name: /^Watch: Mod Four/ });
  const match = /\/r\/([\w-]+)$/.exec((await watch.getAttribute('href')) ?? '')?.[1];

  await ann.presses(/^Favourite: Mod Four/);
  await expect(ofAnn.getByRole('button', { name: /^Favourite/, pressed: true })).toBeVisible();
  const filter = ann.page.getByRole('combobox', { name: 'Show' });
  await filter.selectOption('Favourites');
  await expect(ofAnn).toHaveCount(1);
  await checkScreen(ann, 'my-games');
  await ben.page.getByRole('combobox', { name: 'Show' }).selectOption('Favourites');
  await expect(ben.page.getByText('No favourites yet.', { exact: false })).toBeVisible();

  await test.step('an export goes on while another filter loads', async () => {
    const held = Promise.withResolvers<void>();
    await ann.page.route('**/api/my-games/export', (route) => held.promise.then(() => route.continue()));
    const choosesAll = async () => {
      await expect(ann.page.getByText(/^Collecting your games/)).toBeVisible();
      await filter.selectOption('All games');
      await expect(ofAnn).toHaveCount(1);
      held.resolve();
    };
    const [games] = await Promise.all([exportsAll(ann), choosesAll()]);
    expect(games).toMatchObject([{ match, seat: 0 }]);
  });
  await expect(ann.page.getByText('1 game saved.')).toBeVisible();

  await ann.presses(/^Delete: Mod Four/);
  await ann.presses('Cancel');
  await expect(ann.page.getByRole('button', { name: /^Delete: Mod Four/ })).toBeFocused();
  await expect(ofAnn).toHaveCount(1);
  await ann.presses(/^Delete: Mod Four/);
  await ann.presses('Yes, delete');
  await expect(ofAnn).toHaveCount(0);
  await opensMyGames(ann);
  await expect(ann.page.getByText('Nothing yet. Every game', { exact: false })).toBeVisible();
  await expect(await opensMyGames(ben)).toContainText('With someone without a name and 2 bots');
});

test('games of every kind have room in the list, and say what cannot be done with them', async ({ visitor, pageErrors }) => {
  const ann = await visitor('Ann');
  pageErrors.expectKind(/status of 409/);
  await ann.makesTable(modFour); // From now on the browser has a secret, so it asks for games.
  await ann.page.goto('/');
  const games = EVERY_KIND.map((game, index) => ({ ...PLAIN, ...game, match: `match-${index}` }));
  const next = { games: [{ ...PLAIN, match: 'match-of-the-next-page' }], hasMore: false };
  await ann.page.route('**/api/my-games', (route) =>
    route.fulfill({ json: 'after' in route.request().postDataJSON() ? next : { games, hasMore: true } }),
  );
  await ann.page.route('**/api/my-games/favourite', (route) =>
    route.fulfill({ status: 409, json: { error: 'favourites-full', message: '' } }),
  );
  await ann.presses(/^You/);
  await ann.presses('My games');
  const listed = ann.page.getByRole('dialog').getByRole('listitem');
  await expect(listed).toHaveCount(EVERY_KIND.length);
  for (const [index, texts] of [
    ['3rd place', 'With Wilhelmina Zuckerman, 山田太郎と花子の札遊び大好きな四人組, and 2 bots'],
    ['left to a bot', 'With 2 people without names and 5 bots'],
    ['Lost', 'By yourself'],
    ['Won', 'Too old to watch.'],
  ].entries()) {
    for (const text of texts) await expect(listed.nth(index)).toContainText(text);
  }
  await expect(listed.nth(3).getByRole('link')).toHaveCount(0);
  await expect(listed.nth(3).getByRole('button', { name: /^Favourite/ })).toHaveCount(0);
  await listed
    .first()
    .getByRole('button', { name: /^Favourite/ })
    .click();
  await expect(listed.first().getByRole('alert')).toHaveText('You already have 200 favourites. Remove one first.');
  await expect(ann.page.getByRole('button', { name: 'Show more' })).toBeVisible();
  await checkScreen(ann, 'my-games-kinds');
  await ann.presses('Show more');
  await expect(listed).toHaveCount(EVERY_KIND.length + 1);
  await expect(listed.last().getByRole('link')).toBeFocused();
});

const PLAIN = {
  at: Date.UTC(2026, 10, 26),
  game: 'mod-four',
  options: {},
  seats: 4,
  people: 1,
  score: 12,
  others: [],
  isFavourite: false,
  hasRecord: true,
};

const EVERY_KIND: readonly object[] = [
  {
    people: 3,
    place: 3,
    options: { target: 25, mode: 'partnership' },
    seats: 5,
    others: ['Wilhelmina Zuckerman', '山田太郎と花子の札遊び大好きな四人組'],
  },
  { people: 3, place: 2, left: true, game: 'hundred-rummy', seats: 8, isFavourite: true },
  { won: false, game: 'foursquare', seats: 1, score: 0 },
  { place: 1, game: 'four-square', people: 2, seats: 2, others: ['MWMWMWMWMWMWMWMWMWMW'], hasRecord: false },
  { place: 2, game: 'one-hundred-one', people: 1, seats: 6, score: -101 },
];
