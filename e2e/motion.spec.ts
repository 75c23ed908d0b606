import type { Locator, Page } from '@playwright/test';
import type { FormValues } from './kit/fill-form.ts';
import { advanceClock, film, type Still, stopClock } from './kit/film.ts';
import { foursquare } from './kit/games/foursquare.ts';
import { awaitsCard, modFour } from './kit/games/mod-four.ts';
import type { NamedGame, Person } from './kit/person.ts';
import { seatNames } from './kit/result.ts';
import { expect, type TableFixtures, test } from './kit/test.ts';

test.use({ botPace: 150 });

test.describe('on a canvas', () => {
  test.use({ paintsCards: true });

  test('cards are painted with webgl2', async ({ visitor }) => {
    // Without a graphics card, WebGL costs as much as it has pixels.
    const ann = await visitor('Ann', { reducedMotion: 'no-preference', viewport: { width: 390, height: 844 } });
    await ann.page.addInitScript(claimHardware);
    await ann.makesTable(modFour, { 'Points to win': 1 });
    await ann.startsWithBots();
    await awaitsCard(ann);
    expect(await ann.page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.getContext('webgl2') !== null)).toBe(
      true,
    );

    await expect.poll(() => colours(ann.page)).toBeGreaterThan(50);
    await test.step('and with 2d after WebGL is lost for good', async () => {
      const canvas = ann.page.locator('canvas');
      const lost = await canvas.evaluateHandle((old: HTMLCanvasElement) => {
        old.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
        return old;
      });
      await expect.poll(() => lost.evaluate((old) => old.isConnected)).toBe(false);
      await expect.poll(() => colours(ann.page)).toBeGreaterThan(50);
      // A crash of the graphics card does not affect the data that the page keeps by itself.
      const kept = await canvas.evaluate(
        (now: HTMLCanvasElement) => now.getContext('2d')?.getContextAttributes().willReadFrequently,
      );
      expect(kept).toBe(true);
    });
  });
});

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

test('a deal ends before the first lead, and a full trick rests until it is gathered; it can be replayed', async ({
  visitor,
}, info) => {
  const ann = await visitorWithClock({ visitor });
  await playsWithBots(ann, modFour, { Deck: 'French, 32 cards', 'Points to win': 50 });
  const cut = ann.table.getByRole('button', { name: 'Cut', exact: true });
  let hasCut = false;
  const dealt = await film(ann, { name: 'deal', info, every: 6 }, async (stills) => {
    if (!hasCut && (await cut.isVisible())) {
      await cut.press('Enter');
      hasCut = true;
    }
    return stills.slice(-8).every(({ held }) => held.length === 3 && Math.min(...held) >= HAND_SIZE - 1);
  });
  for (const { trick, held } of dealt.filter((still) => still.trick > 0)) {
    expect(Math.min(...held), `${trick} cards are played`).toBeGreaterThanOrEqual(HAND_SIZE - 1);
  }

  const own = ann.hand.getByRole('button', { disabled: false }).first();
  await advanceClock(ann, () => own.isVisible());
  await own.press('Enter');
  const stills = await film(ann, { name: 'trick', info }, isNextLead);
  const first = stills.findIndex(({ trick }) => trick === 4);
  const full = stills[first];
  const next = stills.findIndex(({ dial }, index) => index > first && dial !== full?.dial);
  const [resting, gathered] = [4, 0].map((cards) => stills.slice(first, next).filter(({ trick }) => trick === cards));
  expect(resting?.length, 'a full trick rests').toBeGreaterThan(9);
  expect(gathered?.length, 'what it came to stands until it is away').toBeGreaterThan(0);
  expect(full?.winning, 'one seat stands out as its winner').toHaveLength(1);
  for (const still of stills.slice(first, next)) {
    expect([0, 4]).toContain(still.trick);
    expect(still).toMatchObject({ winning: full?.winning, points: full?.points });
  }
  expect(stills[next]?.points).not.toBe(full?.points);
  await looksBack(ann);
  await readsLog(ann);
});

async function looksBack(ann: Person): Promise<void> {
  await advanceClock(ann, () => ann.hand.getByRole('button', { disabled: false }).first().isVisible());
  const again = ann.table.locator('.prompt', { hasText: /wins? the trick: sum/ });
  const held = await ann.cards();
  await ann.page.keyboard.press('Backspace');
  await advanceClock(ann, async () => (await again.isVisible()) && (await tricksCards(ann)) === 4);
  await expect(ann.table.getByRole('status')).toContainText(/wins? the trick: sum/);
  await expect.poll(() => ann.cards()).toEqual(held);
  await advanceClock(ann, async () => !(await again.isVisible()));
  await ann.table.getByRole('button', { name: 'Replay the last turn' }).press('Enter');
  await advanceClock(ann, () => again.isVisible());
  await ann.page.keyboard.press('Escape');
  await expect(again).toBeHidden();
}

async function readsLog(ann: Person): Promise<void> {
  const log = ann.table.getByRole('region', { name: 'What happened' });
  await ann.presses('What happened');
  await expect(log.getByRole('img').first()).toHaveAccessibleName(/ of (?:spades|hearts|diamonds|clubs)$/);
  for (const size of SIZES) {
    await ann.page.setViewportSize(size);
    await expect.poll(() => coveredBy(log, ann.table.locator('.plate, .hand-card, .trick-place, .count'))).toEqual([]);
  }
  await ann.page.keyboard.press('Escape');
  await expect(log).toBeHidden();
}

async function coveredBy(cover: Locator, all: Locator): Promise<readonly string[]> {
  const over = await cover.boundingBox();
  if (over === null) return ['nothing covers anything'];
  return all.evaluateAll(
    (elements, { x, y, width, height }) =>
      elements.flatMap((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return left < x + width && right > x && top < y + height && bottom > y ? [element.className] : [];
      }),
    over,
  );
}

/** The number of cards in a hand of the short deck. */
const HAND_SIZE = 8;

function isNextLead(stills: readonly Still[]): boolean {
  const full = stills.find(({ trick }) => trick === 4);
  const last = stills.at(-1);
  return full !== undefined && last !== undefined && last.trick < 4 && last.dial !== full.dial;
}

function tricksCards({ table }: Person): Promise<number> {
  return table.getByRole('list', { name: 'The trick' }).getByRole('listitem').count();
}

test('lines turn over before the next card comes', async ({ visitor }, info) => {
  const ann = await visitorWithClock({ visitor });
  await ann.playsAlone(foursquare);
  await stopClock(ann);
  const open = ann.places.getByRole('button', { disabled: false });
  await advanceClock(ann, () => open.first().isVisible());
  const turning = ann.places.getByRole('button', { name: /: turns (?:down|up)/, disabled: false }).first();
  await ((await turning.isVisible()) ? turning : open.first()).press('Enter');
  const stills = await film(ann, { name: 'flip', info }, (seen) => {
    const drawn = seen.findIndex(({ stock }) => stock !== seen[0]?.stock);
    return drawn >= 0 && seen.length > drawn + 5;
  });
  const drawn = stills.filter(({ stock }) => stock !== stills[0]?.stock);
  expect(new Set(drawn.map(({ figures }) => figures)).size, 'what the flips came to').toBe(1);
});

test('the end of a game is told when the felt shows it, and nowhere before', async ({ visitor }) => {
  const ann = await visitorWithClock({ visitor });
  await playsWithBots(ann, modFour, { Deck: 'French, 32 cards', 'Points to win': 1 });
  const begin = [...(await momentOf(ann.page)).texts, ...(await seatNames(ann)), 'Mod Four – Hundredfold'];
  const moments: Moment[] = [];
  const own = ann.table.locator('.hand-card:not([aria-disabled=true]), .decide');
  await advanceClock(ann, async () => {
    await own.evaluateAll(([first]) => first instanceof HTMLElement && first.click());
    moments.push(await momentOf(ann.page));
    return ann.page.getByRole('dialog').isVisible();
  });
  const told = (moments.at(-1)?.texts ?? []).filter((text) => !begin.includes(text));
  expect(told).toEqual(expect.arrayContaining(['The game is over', 'Result', 'Play again']));
  const before = moments.filter(({ points }) => !points.includes('1 of 1 point'));
  expect(before.length).toBeGreaterThan(9);
  expect(before.flatMap(({ texts }) => texts.filter((text) => told.includes(text)))).toEqual([]);
});

interface Moment {
  readonly points: readonly string[];
  /** All words but those on plates, also the ones for screen readers and in the tab. */
  readonly texts: readonly string[];
}

function momentOf(page: Page): Promise<Moment> {
  return page.evaluate(() => {
    const labelled = (selector: string) =>
      [...document.querySelectorAll(selector)].map((each) => each.getAttribute('aria-label') ?? '');
    const texts = document.evaluate(
      '//body//text()[not(ancestor::*[contains(@class, "plate") or contains(@class, "count")])]',
      document,
    );
    const said: string[] = [];
    for (let text = texts.iterateNext(); text !== null; text = texts.iterateNext()) said.push(text.textContent ?? '');
    const labels = labelled('[aria-label]:not(.plate *, .plate, .count, .hand, .hand *, .side-button)');
    return {
      points: labelled('.plate-points'),
      texts: [document.title, ...said, ...labels].filter((text) => /\p{L}/u.test(text)),
    };
  });
}

/** Returns a visitor whose clock the test can stop, on a phone, where cards lie closest. */
async function visitorWithClock({ visitor }: Pick<TableFixtures, 'visitor'>): Promise<Person> {
  const ann = await visitor('Ann', { reducedMotion: 'no-preference', viewport: { width: 390, height: 844 } });
  await ann.page.clock.install();
  return ann;
}

async function playsWithBots(ann: Person, game: NamedGame, values: FormValues): Promise<void> {
  await ann.makesTable(game, values);
  await ann.startsWithBots();
  await expect(ann.table).toBeVisible();
  await stopClock(ann);
}

/** Pretends that there is a graphics card, so that the app uses WebGL. */
function claimHardware(): void {
  const { getParameter } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.getParameter = function (name: number) {
    return name === 0x9246 ? 'a graphics card' : getParameter.call(this, name);
  };
}

/** Returns the number of colours on the cards. Without any painted card it is one. */
async function colours(page: Page): Promise<number> {
  // Elements over the canvas would be in the screenshot as well and have colours of their own.
  await page.locator('.table > :not(.felt-cards)').evaluateAll((parts) => {
    for (const part of parts) if (part instanceof HTMLElement) part.style.visibility = 'hidden';
  });
  const shot = (await page.locator('canvas').screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const sheet = new OffscreenCanvas(image.width, image.height);
    const ink = sheet.getContext('2d');
    ink?.drawImage(image, 0, 0);
    const { data: pixels = [] } = ink?.getImageData(0, 0, image.width, image.height) ?? {};
    const found = new Set<number>();
    for (let at = 0; at < pixels.length; at += 4)
      found.add((((pixels[at] ?? 0) >> 4) << 8) | (((pixels[at + 1] ?? 0) >> 4) << 4) | ((pixels[at + 2] ?? 0) >> 4));
    return found.size;
  }, shot);
}
