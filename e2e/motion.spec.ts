import type { Page } from '@playwright/test';
import { playToTheEnd } from './game.ts';
import { awaitsCard, modFour } from './games/mod-four.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    count: { painted: number };
  }
}

test.use({ botPace: 150 });

for (const painter of ['webgl2', '2d'] as const) {
  test(`cards fly from the deal to the last trick, painted with ${painter}`, async ({ visitor }) => {
    const ann = await visitor('Ann', { reducedMotion: 'no-preference' });
    if (painter === 'webgl2') await ann.page.addInitScript(claimHardware);
    await ann.page.addInitScript(countFrames);
    await ann.makesTable(modFour, { 'Points to win': 2 });
    await ann.presses('Fill with bots');
    await ann.presses('Start the game');
    const painted = await framesOf(ann.page);
    await awaitsCard(ann);
    await expect.poll(() => framesOf(ann.page)).toBeGreaterThan(painted + 10);
    expect(
      await ann.page.locator('canvas').evaluate((canvas: HTMLCanvasElement, kind) => canvas.getContext(kind) !== null, painter),
    ).toBe(true);

    await playToTheEnd([ann], modFour);
    await ann.presses('Look at the table');
    await expect.poll(() => colours(ann.page)).toBeGreaterThan(50);
  });
}

/** Says that there is a graphics card where there is none, so that WebGL is taken. */
function claimHardware(): void {
  const { getParameter } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.getParameter = function (name: number) {
    return name === 0x9246 ? 'a graphics card' : getParameter.call(this, name);
  };
}

function countFrames(): void {
  const { requestAnimationFrame } = window;
  const count = { painted: 0 };
  Object.assign(window, { count });
  window.requestAnimationFrame = (run) =>
    requestAnimationFrame((now) => {
      count.painted++;
      run(now);
    });
}

function framesOf(page: Page): Promise<number> {
  return page.evaluate(() => window.count.painted);
}

/** How many colours the cards are painted in: none of them would be one. */
async function colours(page: Page): Promise<number> {
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
