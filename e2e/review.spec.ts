import type { GameRecord } from '../packages/shared/src/core/record.ts';
import { hundredRummy } from '../packages/shared/src/games/hundred-rummy/index.ts';
import { oneHundredOne } from '../packages/shared/src/games/one-hundred-one/index.ts';
import { checkScreen } from './kit/check-screen.ts';
import { byTouch } from './kit/input-device.ts';
import type { Person } from './kit/person.ts';
import { recordedGame } from './kit/recorded-game.ts';
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

function panelOf({ page }: Person, name = 'Review') {
  return page.getByRole('complementary', { name });
}

test('a game from a file is reviewed on this device: where the result came from, and where a mistake was made', async ({
  visitor,
}) => {
  const ann = await visitor('Ann');
  const { page } = ann;
  const panel = panelOf(ann);
  await opensFile(ann, GAME);
  await ann.presses('Review');
  await expect(panel.getByRole('heading', { name: 'Turning points' })).toBeVisible({ timeout: REVIEW_TIMEOUT_MS });
  const parts = panel.getByRole('table', { name: 'Luck or play?' }).getByRole('row');
  await expect(parts).toHaveText([/^Cards.*[+−0].*±/, /^Play.*±/, /^Opponent.*±/, /^The rest.*±/, /^Altogether/]);
  await expect.poll(() => page.workers().length).toBe(0); // The engine has ended.

  await test.step('a turning point leads to its turn, which says what would have been better and why', async () => {
    await panel
      .getByRole('button', { name: /Mistake, cost \d+% winning chance/ })
      .first()
      .click();
    await expect(page.locator('.replay-note')).toHaveText(/Mistake, cost \d+% winning chance\. Better: Ann .+\. .+\.$/);
    await expect(page.getByRole('slider', { name: 'Replay' })).toHaveAttribute('aria-valuetext', /Mistake, .+Better: Ann/);
    await checkScreen(ann, 'review');
  });

  await test.step('the log and the seek bar mark the same turns', async () => {
    await ann.presses('What happened');
    const marked = page.locator('.replay-turn').filter({ hasText: /Mistake|Slip/ });
    await expect(marked).toHaveCount(await page.locator('.seek-reviewed > span').count());
    await expect(marked.first()).toBeVisible();
    await ann.presses('Close');
  });

  await test.step('the result is still there when the panel opens again', async () => {
    await ann.presses('Close the review');
    await expect(panel).toBeHidden();
    await ann.presses('Review');
    await expect(parts).toHaveCount(5);
    expect(page.workers()).toHaveLength(0);
  });
});

test('on a phone the panel makes room for the turn, and a review that is cancelled stops', async ({ visitor }) => {
  const ann = await visitor('Ann', PHONE, byTouch);
  const { page } = ann;
  const panel = panelOf(ann);
  await opensFile(ann, LONG);
  await ann.presses('Review');
  await panel
    .getByRole('button', { name: /Mistake|Slip/ })
    .first()
    .tap({ timeout: REVIEW_TIMEOUT_MS });
  await expect(panel).toBeHidden();
  await ann.presses('Review');
  await expect(panel.getByRole('progressbar')).toBeVisible(); // The first finding comes long before the end.
  await panel.getByRole('button', { name: 'Cancel' }).tap();
  await expect(panel).toBeHidden();
  await expect.poll(() => page.workers().length).toBe(0);
});

test('where several people played, the user says whose game is reviewed, in German', async ({ visitor }) => {
  const ann = await visitor('Ann', { locale: 'de' });
  const panel = panelOf(ann, 'Analyse');
  await opensFile(ann, OF_TWO);
  await ann.presses('Analyse');
  await panel.getByRole('group', { name: 'Wessen Spiel?' }).getByRole('radio', { name: 'Ann' }).check();
  await expect(panel.getByRole('heading', { name: 'Glück oder Können?' })).toBeVisible({ timeout: REVIEW_TIMEOUT_MS });
  await checkScreen(ann, 'review-de');
});
