import { checkSmallScreen } from './kit/check-screen.ts';
import { expect, test } from './kit/test.ts';
import { shortTour } from './kit/tour.ts';
import { unreachableControls } from './kit/unreachable.ts';

test.describe('on a server of its own', () => {
  // The start page shows every open table of the server.
  test.use({ ownServer: true });

  test('a page at 400 %, and the smallest phones: everything can be read and pressed', async ({ visitor }) => {
    await shortTour(await visitor('Wilhelmina Zuckerman'), checkSmallScreen);
  });
});

test('planted controls that cannot be pressed are found', async ({ visitor }) => {
  const { page } = await visitor('Ann');
  await page.setContent(PLANTED);
  const faults = (await unreachableControls(page)).join('\n');
  for (const fault of ['“under” cannot be pressed: aside', '“away” cannot be scrolled to', 'main “wide” scrolls sideways']) {
    expect(faults).toContain(fault);
  }
  expect(faults).not.toContain('“below”');
});

const PLANTED = `<!doctype html><html lang="en"><title>Faults</title>
  <div style="position:relative"><button>under</button><aside style="position:absolute;inset:0">over</aside></div>
  <button style="position:fixed;left:-300px;width:80px">away</button>
  <main style="overflow:auto;width:90px"><div style="width:200px">wide</div></main>
  <div style="height:3000px"></div><button>below</button>`;
