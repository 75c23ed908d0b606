import { layoutFaults } from './layout.ts';
import { accessFaults, lookAt } from './look.ts';
import { expect, test } from './test.ts';
import { startTour, tableTour } from './tour.ts';

test.describe('every screen fits every size, and is accessible as WCAG 2.2 AA asks', () => {
  test.use({ ownServer: true });

  test('before a table', async ({ visitor, troubles }) => {
    await startTour({ visitor, troubles }, lookAt);
  });

  test('at a table', async ({ house, visitor, troubles }) => {
    test.slow(); // So many screens, each at four sizes.
    await tableTour({ house, visitor, troubles }, lookAt);
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
    '“a suggestion that is too long” is too long for its field',
    'the print of “fine print” is only 12.5 high',
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
  <p style="font-size:12.5px">fine print</p>
  <p style="width:40px;white-space:nowrap">another that is too long</p>
  <input aria-label="field" placeholder="a suggestion that is too long" style="width:90px">
  <span style="position:absolute;top:500px;left:20px">one</span><span style="position:absolute;top:500px;left:22px">two</span></main>`;
