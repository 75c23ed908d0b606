import { buildClient, clientFolder, serverFor } from './kit/build-client.ts';
import { accessFaults, checkLargeText, checkScreen, checkSmallScreen } from './kit/check-screen.ts';
import { layoutFaults } from './kit/layout.ts';
import type { Person } from './kit/person.ts';
import { expect, SHORT_GRACE_SECONDS, test } from './kit/test.ts';
import { startTour, tableTour } from './kit/tour.ts';
import { unreachableControls } from './kit/unreachable.ts';

const CLIENT = clientFolder('client-with-pseudo-locale');

test.describe('every screen fits every size, is accessible as WCAG 2.2 AA asks, and has room for texts that are longer by a third', () => {
  test.use({
    ownServer: true,
    program: serverFor(CLIENT),
    graceSeconds: SHORT_GRACE_SECONDS,
  });

  test.beforeAll(() => buildClient(CLIENT, { PSEUDO_LOCALE: 'en-XA' }));

  test('before a table', async ({ pageErrors, visitor }) => {
    await startTour({ visitor, pageErrors }, checkInBothLanguages);
  });

  test('at a table', async ({ server, pageErrors, visitor }) => {
    test.slow(); // The test shows each screen at several sizes and in two languages.
    await tableTour({ server, visitor, pageErrors }, checkInBothLanguages);
  });
});

/**
 * Screens that every player sees also have to work on a page at 400 % and on the smallest phones; other specs check a result and a
 * replay.
 */
const UNAVOIDABLE: ReadonlySet<string> = new Set(['start', 'settings', 'gathering-host', 'gathering-ready', 'play-own', 'log']);

async function checkInBothLanguages(person: Person, screen: string): Promise<void> {
  await checkScreen(person, screen, { longTexts: true });
  if (!UNAVOIDABLE.has(screen)) return;
  await checkSmallScreen(person, screen);
  await checkLargeText(person, screen);
}

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
    'section “Cleo” lies under p “Cleo left”',
    'h1 “Game” lies under div “Ben sat down”',
    'a line cuts through tr “Dan0 points”',
    'the bar takes more than one row',
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
  <span style="position:absolute;top:500px;left:20px">one</span><span style="position:absolute;top:500px;left:22px">two</span>
  <section class="plate" style="position:absolute;top:600px;left:20px;width:90px;height:40px">Cleo</section>
  <div class="passing-banners" style="position:absolute;top:590px;left:20px"><p class="banner" style="margin:0;width:120px;height:60px">Cleo left</p></div>
  <header class="gathering" style="position:absolute;top:600px;left:300px"><h1 style="margin:0">Game</h1></header>
  <div class="notice" style="position:absolute;top:600px;left:290px;width:160px;height:40px">Ben sat down</div>
  <table><tr style="display:grid"><th style="border-bottom:1px solid">Dan</th><td>0 points</td></tr></table>
  <div class="room"><div class="bar" style="display:flex;flex-wrap:wrap;width:130px"><button class="bar-button" style="width:90px;height:40px">Chat</button><button class="bar-button" style="width:90px;height:40px">More</button></div></div></main>`;

test('planted controls that cannot be pressed are found', async ({ visitor }) => {
  const { page } = await visitor('Ann');
  await page.setContent(UNREACHABLE);
  const faults = (await unreachableControls(page)).join('\n');
  for (const fault of ['“under” cannot be pressed: aside', '“away” cannot be scrolled to', 'main “wide” scrolls sideways']) {
    expect(faults).toContain(fault);
  }
  expect(faults).not.toContain('“below”');
});

const UNREACHABLE = `<!doctype html><html lang="en"><title>Faults</title>
  <div style="position:relative"><button>under</button><aside style="position:absolute;inset:0">over</aside></div>
  <button style="position:fixed;left:-300px;width:80px">away</button>
  <main style="overflow:auto;width:90px"><div style="width:200px">wide</div></main>
  <div style="height:3000px"></div><button>below</button>`;
