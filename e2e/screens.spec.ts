import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { layoutFaults } from './layout.ts';
import { expect, test } from './test.ts';
import { tour } from './tour.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

const LEVEL_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('every screen fits every size, and is accessible as WCAG 2.2 AA asks', async ({ house, visitor, troubles }) => {
  await tour({ house, visitor, troubles }, async ({ page }, screen) => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await settle(page);
      const name = `${screen}-${size.width}x${size.height}`;
      await page.screenshot({ path: `test-results/screens/${name}.png` });
      expect.soft(await layoutFaults(page), name).toEqual([]);
    }
    expect.soft(await accessFaults(page), screen).toEqual([]);
    await page.setViewportSize(SIZES[0]);
  });
});

test('planted faults are found', async ({ visitor }) => {
  const { page } = await visitor('Ann');
  await page.setContent(PLANTED);
  const layout = (await layoutFaults(page)).join('\n');
  for (const fault of [
    'scrolls sideways',
    'is only 12.0',
    'not inside',
    'is covered by',
    'is cut off',
    'wider than its box',
    'lie over each other',
  ]) {
    expect(layout).toContain(fault);
  }
  const access = (await accessFaults(page)).join('\n');
  for (const rule of ['image-alt', 'color-contrast', 'button-name', 'target-size']) expect(access).toContain(rule);
});

const PLANTED = `<!doctype html><html lang="en"><title>Faults</title><main><h1>Faults</h1>
  <img src="data:,"><p style="color:#999;background:#fff">faint</p>
  <button style="width:12px;height:12px;padding:0"></button><button style="width:12px;height:12px;padding:0"></button>
  <button style="position:absolute;left:1270px;width:80px">away</button>
  <button style="position:absolute;top:300px;left:0;width:90px">under</button><div style="position:absolute;top:290px;left:0;width:90px;height:60px"></div>
  <p style="width:40px;overflow:hidden;white-space:nowrap">a text that is too long</p>
  <p style="width:40px;white-space:nowrap">another that is too long</p>
  <span style="position:absolute;top:500px;left:20px">one</span><span style="position:absolute;top:500px;left:22px">two</span></main>`;

/** What axe has to say against a page. */
async function accessFaults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(LEVEL_AA).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** Everything that a change of size sets off comes to rest; cards are printed anew after a short while. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(320);
}
