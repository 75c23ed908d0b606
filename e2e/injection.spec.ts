// Threats (docs/security.md): X1.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { nameSchema } from '../packages/shared/src/protocol/name.ts';
import { checkScreen } from './kit/check-screen.ts';
import { modFour } from './kit/games/mod-four.ts';
import { GUEST } from './kit/person.ts';
import { expect, test } from './kit/test.ts';

const RUN = 'ran(1)';

/**
 * Payloads that have worked on other sites. `%` stands for the script. Those with special characters cannot be lines of the text file.
 */
const PAYLOADS: readonly string[] = [
  ...readFileSync(join(import.meta.dirname, 'injection-payloads.txt'), 'utf8')
    .trimEnd()
    .split('\n'),
  'java\u0000script:%',
  '<scr\u200bipt>%</scr\u200bipt>',
  '<script\u2028>%</script>',
  '\u202e>tpircs/<%>tpircs<',
  '\ufeff<script>%</script>',
].map((payload) => payload.replaceAll('%', RUN));

/** The payloads that are valid names. Names may contain punctuation and letters. */
const NAMES = PAYLOADS.flatMap((payload) => {
  const read = nameSchema['~standard'].validate(payload);
  if (read instanceof Promise) throw new Error('a name is read at once');
  return read.issues === undefined ? [{ typed: payload, shown: read.value }] : [];
});

/** The browser tries some payloads: unit tests have all names, and each one takes a page of its own. */
const STEP = 12;

function isTried(_: unknown, index: number): boolean {
  return index % STEP === STEP - 1;
}

declare global {
  interface Window {
    ran(what: unknown): void;
    scripts: number;
  }
}

/** Counts the injected scripts that have run on the current page. Every document that the page opens is watched. */
async function watchFor(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.scripts = 0;
    window.ran = () => void window.scripts++;
  });
  page.on('dialog', () => {
    throw new Error('a script has opened a dialog');
  });
  return () => page.evaluate(() => window.scripts);
}

test('an invalid name stays in the field, and no script in it runs', async ({ visitor }) => {
  test.slow();
  const ann = await visitor('Ann');
  const link = await ann.makesTable(modFour);
  const mallory = await visitor('Mallory');
  const scripts = await watchFor(mallory.page);
  await mallory.page.goto(link);
  const field = mallory.page.getByLabel('Your name');
  const refused = PAYLOADS.filter((payload) => !NAMES.some(({ typed }) => typed === payload)).filter(isTried);
  for (const payload of refused) {
    await field.fill(payload);
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await scripts()).toBe(0);
  process.stdout.write(`${refused.length} payloads refused in the field, ${NAMES.length} are names\n`);
});

test('a valid name is plain text on every screen', async ({ visitor }) => {
  test.slow();
  const ann = await visitor("'-ran(1)-'{{ran(1)}}");
  const annsScripts = await watchFor(ann.page);
  const link = await ann.makesTable(modFour, { 'Public table': true });
  const mallory = await visitor('Mallory');
  const mallorysScripts = await watchFor(mallory.page);
  await mallory.page.goto('/');
  await mallory.presses('Strangers');
  await expect(mallory.page.getByRole('article', { name: `Mod Four: ${ann.name}` })).toBeVisible();
  expect(await mallorysScripts()).toBe(0);
  await mallory.page.goto(link);
  for (const { typed, shown } of NAMES.filter(isTried)) {
    await mallory.page.evaluate(() => localStorage.clear());
    await mallory.page.goto(link);
    await mallory.presses('Just watch');
    await mallory.presses(GUEST);
    await mallory.page.getByRole('dialog').getByLabel('Your name').fill(typed);
    await mallory.presses('Save');
    await expect(ann.page.getByRole('main').getByText(/^Watching: /)).toContainText(shown);
    expect(await mallorysScripts()).toBe(0);
  }
  await checkScreen(ann, 'payload-gathering');
  await ann.startsWithBots();
  await expect(mallory.plateOf(ann.name.replaceAll(/[()[\]{}]/g, '\\$&'))).toBeVisible();
  await checkScreen(mallory, 'payload-table');
  expect(await annsScripts()).toBe(0);
});

test('an invalid code opens no table', async ({ pageErrors, visitor }) => {
  pageErrors.expectKind(/status of 40[04]/);
  const mallory = await visitor('Mallory');
  const scripts = await watchFor(mallory.page);
  await mallory.page.goto('/');
  await mallory.presses('Friends');
  for (const payload of PAYLOADS.filter((_, index) => index % 8 === 0)) {
    await mallory.page.getByLabel('Join with a code').fill(payload);
    await mallory.page.getByLabel('Join with a code').press('Enter');
    await expect(mallory.page.getByRole('alert').filter({ hasText: '8 letters and digits' })).toBeVisible();
  }
  for (const payload of ['<script>ran(1)</script>', 'javascript:ran(1)', '"onload="ran(1)']) {
    await mallory.page.goto(`/t/${encodeURIComponent(payload)}`);
    await expect(mallory.page.getByRole('main')).toBeVisible();
    expect(await scripts()).toBe(0);
  }
});
