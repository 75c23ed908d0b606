import type { Locator } from '@playwright/test';
import { EVALUATOR_VERSION } from '../packages/shared/src/review/ledger.ts';
import { bySize } from '../packages/shared/src/testing/size.ts';
import { checkScreen, checkSmallScreen } from './kit/check-screen.ts';
import { expectHiddenFromAll, playToTheEnd } from './kit/game.ts';
import { modFour } from './kit/games/mod-four.ts';
import type { Person } from './kit/person.ts';
import { expect, soakTest, test } from './kit/test.ts';

/** Milliseconds that a review may take on a busy machine. */
const REVIEW_TIMEOUT_MS = 60_000;

async function opensLuckAndPlay({ page, presses }: Person): Promise<void> {
  await page.goto('/');
  await presses(/^You/);
  await presses('My games');
  await presses(/^Luck and play/);
}

function evenings({ page }: Person): Locator {
  return page.getByRole('dialog').getByRole('listitem');
}

soakTest('two games of an evening, one reviewed in its replay and one here, add up to one ledger', async ({ visitor }) => {
  const ann = await visitor('Ann');
  const { page } = ann;
  const parts = evenings(ann).getByRole('table', { name: 'Where the result came from' }).getByRole('row');

  await test.step('Ann plays two short games against bots', async () => {
    await ann.makesTable(modFour, { 'Points to win': 1 });
    await ann.startsWithBots();
    await playToTheEnd([ann], modFour);
    await ann.presses('Rematch');
    await expectHiddenFromAll([ann], () => page.getByRole('dialog'));
    await playToTheEnd([ann], modFour);
  });

  await test.step('the review of one of them in its replay is kept', async () => {
    await page.goto('/');
    await ann.presses(/^You/);
    await ann.presses('My games');
    await page
      .getByRole('link', { name: /^Watch: Mod Four/ })
      .first()
      .click();
    await ann.presses('Review');
    await expect(page.getByRole('heading', { name: 'Turning points' })).toBeVisible({ timeout: REVIEW_TIMEOUT_MS });
    await opensLuckAndPlay(ann);
    await expect(evenings(ann)).toHaveCount(1);
    await expect(evenings(ann)).toContainText('2 games');
    await expect(evenings(ann)).toContainText('1 of 2 games reviewed');
    await expect(page.getByText('1 of 30 games reviewed')).toBeVisible();
  });

  await test.step('the rest is reviewed here', async () => {
    await ann.presses(/^Review the rest: Mod Four/);
    await expect(parts).toHaveText([/^Cards.*±/, /^Play.*±/, /^The others.*±/, /^The rest.*±/, /^Altogether/], {
      timeout: REVIEW_TIMEOUT_MS,
    });
    await expect(page.getByRole('button', { name: /^Hide the result: Mod Four/ })).toBeFocused();
    await expect(evenings(ann)).toContainText(/2 games\. Expected wins: \d(\.\d)? at the start, [012](\.\d)? at the end\./);
    await expect(page.getByText('2 of 30 games reviewed')).toBeVisible();
    await expect.poll(() => page.workers().length).toBe(0); // The engine has ended.
    await checkSmallScreen(ann, 'luck-and-play');
  });

  await test.step('the ledger is still there after a reload, and a deleted game no longer counts', async () => {
    await opensLuckAndPlay(ann);
    await ann.presses(/^Show the result: Mod Four/);
    await expect(parts).toHaveCount(5);
    await ann.presses('Back');
    await page
      .getByRole('button', { name: /^Delete: Mod Four/ })
      .first()
      .click();
    await ann.presses('Yes, delete');
    await expect(evenings(ann)).toHaveCount(1);
    await ann.presses(/^Luck and play/);
    await expect(page.getByText('1 of 30 games reviewed')).toBeVisible();
  });
});

test('one evening at a time is reviewed, its review can be cancelled, and a game without a record is named', async ({
  visitor,
  pageErrors,
}) => {
  const ann = await visitor('Ann');
  const { page } = ann;
  pageErrors.expectKind(/status of 404|ERR_FAILED/);
  await ann.makesTable(modFour); // From now on the browser has a secret, so it asks for games.
  const games = ['a', 'b'].map((match, index) => ({ ...PLAIN, match, at: PLAIN.at + index }));
  games.push({ ...PLAIN, match: 'c', game: 'hundred-rummy', at: PLAIN.at - DAY_MS });
  const other = page.getByRole('button', { name: /^Review this evening: 100 Points Rummy/ });
  await page.route('**/api/statistics', (route) => route.abort());
  await page.route('**/api/my-games', (route) => route.fulfill({ json: { games: games.map(listed), hasMore: false } }));
  await page.route('**/api/records/a', () => undefined); // It never answers.
  await opensLuckAndPlay(ann);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText('Nothing to review yet', { exact: false })).toHaveCount(0);
  await page.route('**/api/statistics', (route) => route.fulfill({ json: { games } }));
  await ann.presses('Try again');
  await ann.presses(/^Review this evening: Mod Four/);
  await expect(page.getByRole('progressbar', { name: 'Reviewing game 1 of 2 …' })).toBeVisible();
  await expect(other).toHaveAttribute('aria-disabled', 'true');
  await checkScreen(ann, 'luck-and-play-running');
  await ann.presses(/^Cancel: Mod Four/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(other).toBeEnabled();
  await page.unroute('**/api/records/a');
  await ann.presses(/^Review this evening: Mod Four/);
  await expect(evenings(ann).first().getByRole('alert')).toHaveText('2 games are too old to be reviewed.');
  await expect(page.getByRole('button', { name: /^Review.*Mod Four/ })).toHaveCount(0);
});

const GERMAN = { locale: 'de', title: /^Glück und Können/, withoutLuck: 'Siege ohne Kartenglück' };
const ALL_LANGUAGES = [
  GERMAN,
  { locale: 'en-GB', title: /^Luck and play/, withoutLuck: 'Wins without the luck of the cards' },
  { locale: 'ru', title: /^Удача и мастерство/, withoutLuck: 'Победы без карточного везения' },
];

for (const { locale, title, withoutLuck } of bySize({ quick: [GERMAN], test: [GERMAN], soak: ALL_LANGUAGES })) {
  test(`from 30 games the page shows the wins without luck, and how they change (${locale})`, async ({ visitor }) => {
    const ann = await visitor('Ann', { locale });
    const { page } = ann;
    await page.route('**/api/statistics', (route) => route.fulfill({ json: { games: MANY } }));
    await page.route('**/api/my-games', (route) =>
      route.fulfill({ json: { games: MANY.slice(-5).map(listed), hasMore: false } }),
    );
    await page.goto('/');
    await page.evaluate((kept) => {
      localStorage.setItem('hundredfold.key', 'a-secret-of-a-test-123');
      localStorage.setItem('hundredfold.ledgers.1', JSON.stringify(kept));
    }, KEPT);
    await page.goto('/');
    await page.locator('.name-tag').click();
    await page.locator('.you-actions button').first().click();
    await page.getByRole('button', { name: title }).click();
    await expect(page.getByText(withoutLuck)).toHaveCount(2);
    await expect(page.getByRole('img', { name: /\d%|\d\s%/ })).toHaveCount(2);
    await page.locator('.evening .quiet').first().click();
    await expect(page.locator('.evening .review-ledger')).toBeVisible();
    await checkScreen(ann, `luck-and-play-trend-${locale}`);
    await page.locator('.share-trend').first().scrollIntoViewIfNeeded();
    await checkScreen(ann, `luck-and-play-chart-${locale}`);
  });
}

const PLAIN = {
  at: Date.UTC(2026, 10, 26, 20),
  game: 'mod-four',
  options: {},
  seats: 4,
  people: 1,
  score: 12,
  place: 1,
  seat: 2,
};

function listed(game: object): object {
  const { seat: _, ...played } = { seat: 0, ...game };
  return { ...played, others: [], isFavourite: false, hasRecord: true };
}

const DAY_MS = 86_400_000;

/** Games of three kinds, of which one has been played a lot, one for the 30th time, and one a few times. */
const MANY = Array.from({ length: 110 }, (_, index) => {
  const kind =
    index % 2 === 0
      ? {}
      : index < 60
        ? { game: 'hundred-rummy', seats: 2 }
        : index < 80
          ? { seats: 1, game: 'foursquare', won: true }
          : {};
  return {
    ...PLAIN,
    ...kind,
    seat: 0,
    match: `m${index}`,
    at: PLAIN.at - DAY_MS * (40 - Math.floor(index / 3)) + 3_600_000 * (index % 3),
  };
});

/** Ledgers of all of them, by a player who has become better. */
const KEPT = MANY.map(({ match, seats }, index) => {
  const start = 1 / seats;
  const result = (index * 7) % 10 < (index < 60 ? 3 : 6) ? 1 : 0;
  const cards = (((index * 3) % 5) - 2) / 10;
  const play = index < 60 ? -0.02 : 0.12;
  const rest = result - start - cards - play;
  return {
    match,
    seat: 0,
    evaluator: EVALUATOR_VERSION,
    start: [start, 0.01],
    cards: [cards, 0.03],
    play: [play, 0.04],
    others: [0.01, 0.02],
    hidden: [rest - 0.01, 0.05],
    result,
  };
});
