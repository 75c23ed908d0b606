import { hundredRummy } from '../packages/games/hundred-rummy/rules/index.ts';
import { oneHundredOne } from '../packages/games/one-hundred-one/rules/index.ts';
import type { GameRecord } from '../packages/shared/src/core/record.ts';
import { checkScreen } from './kit/check-screen.ts';
import { byTouch } from './kit/input-device.ts';
import type { Person } from './kit/person.ts';
import { recordedGame } from './kit/recorded-game.ts';
import { filledValue } from './kit/shown-text.ts';
import { expect, PHONE, test } from './kit/test.ts';

const GAME = recordedGame({ game: hundredRummy, names: ['Ann', 'Ada'], options: { target: 200 }, careless: [0], seed: 10 });
const OF_TWO: GameRecord = { ...GAME, names: [{ name: 'Ann' }, { name: 'Ben' }] };
/** A game whose review takes long enough to be cancelled. */
const LONG = recordedGame({ game: oneHundredOne, names: ['Ann', 'Ada'], careless: [0], seed: 8 });

const REVIEW_TIMEOUT_MS = 60_000;

async function opensFile({ page }: Person, record: GameRecord): Promise<void> {
  await page.goto('/r');
  const buffer = Buffer.from(JSON.stringify(record));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await expect(page.locator('.replay-caption')).toBeVisible();
}

function barOf({ page }: Person, name = 'Review') {
  return page.getByRole('region', { name, exact: true });
}

test('a game from a file is reviewed on this device: where the result came from, and where a mistake was made', async ({
  visitor,
}) => {
  const ann = await visitor('Ann');
  const { page } = ann;
  const bar = barOf(ann);
  await opensFile(ann, GAME);
  await ann.presses('Review');
  await expect(bar.getByText(/^Luck [+−≈0]\S* · Ann [+−≈0]\S*$/)).toBeVisible({ timeout: REVIEW_TIMEOUT_MS });
  await expect.poll(() => page.workers().length).toBe(0); // The engine has ended.
  await page.keyboard.press('End');
  await ann.presses('How is this worked out?');
  const parts = page.getByRole('dialog').getByRole('row');
  await expect(parts).toHaveText([/^Cards.*[+−0].*±/, /^Play.*±/, /^Opponent.*±/, /^The rest.*±/, /^Altogether/]);
  await checkScreen(ann, 'review-how');
  await ann.presses('Close');
  await page.keyboard.press('Home');

  await test.step('a mistake is shown before it was made: what was played, and what is better and why', async () => {
    await page.keyboard.press('.');
    await page.keyboard.press(',');
    await expect(bar.getByText(/(Mistake|Slip), cost \d+% winning chance\. Better: Ann .+\. .+\.$/)).toBeVisible();
    const slider = page.getByRole('slider', { name: 'Replay' });
    await expect(slider).toHaveAttribute('aria-valuetext', /chance: Ann .+Better: Ann/);
    await expect(page.getByRole('button', { name: 'View: Ann' })).toBeVisible();
    await expect(ann.table.locator('.is-mistaken')).toHaveCount(1);
    await expect(ann.table.locator('.is-mistaken')).toHaveAccessibleDescription(/Played in the game/);
    await expect(ann.table.locator('.is-meant')).toHaveCount(1);
    await checkScreen(ann, 'review-mistake');
  });

  await test.step('the better move is tried, and the game goes on from there', async () => {
    await ann.presses('Try it');
    await expect(page.locator('.replay-caption')).toContainText('What if');
    await ann.presses('Back to the game');
    await expect(ann.table.locator('.is-mistaken')).toHaveCount(1);
  });

  await test.step('one press goes from mistake to mistake; the log and the seek bar mark the same ones', async () => {
    const turn = page.getByRole('slider', { name: 'Replay' });
    const first = await filledValue(turn);
    await ann.presses('Next mistake');
    await expect(turn).not.toHaveValue(first);
    await ann.presses('What happened');
    const marked = page.locator('.replay-turn').filter({ hasText: /Mistake|Slip/ });
    await expect(marked).toHaveCount(await page.locator('.seek-reviewed > span').count());
    await marked.first().click();
    await expect(turn).toHaveValue(first);
    await ann.presses('Close');
    await ann.presses('Next mistake');
    await ann.presses('Previous mistake');
    await expect(turn).toHaveValue(first);
  });

  await test.step('without the review nothing is marked, and the result is still there with the next one', async () => {
    await ann.presses('Review');
    await expect(bar).toBeHidden();
    await expect(ann.table.locator('.is-mistaken')).toHaveCount(0);
    await ann.presses('Review');
    await expect(ann.table.locator('.is-mistaken')).toHaveCount(1);
    expect(page.workers()).toHaveLength(0);
  });
});

test('on a phone the review leaves the table in sight, and one that is cancelled stops', async ({ visitor }) => {
  const ann = await visitor('Ann', PHONE, byTouch);
  const { page } = ann;
  await opensFile(ann, LONG);
  await ann.presses('Review');
  await expect(barOf(ann).getByRole('progressbar')).toBeVisible();
  const next = barOf(ann).getByRole('button', { name: 'Next mistake' });
  await expect(next).toBeEnabled({ timeout: REVIEW_TIMEOUT_MS }); // The first finding comes long before the end.
  await next.tap();
  await expect(barOf(ann).getByRole('button', { name: 'Try it' })).toBeInViewport();
  await expect(ann.table.locator('.plate').first()).toBeInViewport({ ratio: 1 });
  await ann.presses('Review');
  await expect(barOf(ann)).toBeHidden();
  await expect.poll(() => page.workers().length).toBe(0);
});

test('where several people played, another view reviews another player, in German', async ({ visitor }) => {
  const ann = await visitor('Ann', { locale: 'de' });
  const { page } = ann;
  await opensFile(ann, OF_TWO);
  await ann.presses('Analyse');
  await ann.presses(/^Ansicht/);
  await page.getByRole('radio', { name: 'Ben' }).check();
  await page.keyboard.press('Escape');
  await expect(barOf(ann, 'Analyse').getByText(/^Glück .+ · Ben /)).toBeVisible({ timeout: REVIEW_TIMEOUT_MS });
  await checkScreen(ann, 'review-de');
});
