import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { accessFaults } from './kit/check-screen.ts';
import { foursquare } from './kit/games/foursquare.ts';
import { playCards } from './kit/games/mod-four.ts';
import { layoutFaults } from './kit/layout.ts';
import { playsOnDevice } from './kit/on-device.ts';
import { opensStartPage } from './kit/person.ts';
import { expect, test } from './kit/test.ts';

test.describe.configure({ mode: 'parallel' });

const KEPT = { serviceWorkers: 'allow' } as const;

async function awaitsStoredApp(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
}

test('without a connection the app opens; games on this device start, survive a reload and continue', async ({
  pageErrors,
  visitor,
}) => {
  pageErrors.expectKind(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/);
  const ann = await visitor('Ann', KEPT);
  const { page } = ann;
  await page.goto('/');
  await ann.presses('Strangers');
  await awaitsStoredApp(page);
  await page.context().setOffline(true);
  await page.reload();

  await test.step('Foursquare by herself', async () => {
    await expect(page.getByText('No connection to Hundredfold. Bots play on this device.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Friends Needs a connection' })).toBeDisabled();
    await page.getByRole('radio', { name: /^Foursquare/ }).check();
    await ann.presses('Play');
    await expect(page.getByText('On this device only')).toBeVisible();
    await ann.presses('Help');
    await expect(page.getByText(/^This device shuffled the cards/)).toBeVisible();
    await ann.presses('Close help');
    await foursquare.turn(ann);
    await foursquare.turn(ann);
    await ann.awaitsRest();
    const before = await ann.tableContent();
    await page.reload();
    await ann.awaitsRest();
    await expect.poll(() => ann.tableContent()).toBe(before);
    await foursquare.turn(ann);
    await ann.awaitsRest();
    const after = await ann.tableContent();
    await ann.presses('Take back');
    await expect.poll(() => ann.tableContent()).toBe(before);
    expect(after).not.toBe(before);
    expect([...(await layoutFaults(page)), ...(await accessFaults(page))]).toEqual([]);
  });

  await test.step('Mod Four against bots', async () => {
    await ann.presses('Leave the table');
    await expect(page.getByRole('link', { name: /^Continue: Foursquare/ })).toBeVisible();
    await page.getByRole('radio', { name: /^Mod Four/ }).check();
    expect([...(await layoutFaults(page)), ...(await accessFaults(page))]).toEqual([]);
    await ann.fillsForm({ Bots: 'Strong' });
    await opensStartPage(page);
    await expect(page.getByRole('radio', { name: 'Strong' })).toBeChecked();
    await ann.presses('Play');
    await expect(ann.plateOf('Ada').getByText('strong bot')).toBeVisible();
    await playCards([ann], 2);
    await ann.awaitsTurn();
    const cards = await ann.cards();
    await page.reload();
    await ann.awaitsTurn();
    await expect.poll(() => ann.cards()).toEqual(cards);
    await playCards([ann], 1);
  });

  await test.step('the page that checks shuffles', async () => {
    await page.goto('/verify');
    await expect(page.getByRole('heading', { name: 'Check a shuffle' })).toBeVisible();
    await page.locator('input').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await expect(page.getByRole('heading', { name: 'This is not a saved game' })).toBeVisible();
  });

  await test.step('once the connection is back, all of it still works', async () => {
    await page.context().setOffline(false);
    await page.goto('/'); // Strangers are still chosen.
    const tables = page.getByRole('region', { name: 'Open tables' });
    await expect(tables.getByText('No open tables right now').or(tables.getByRole('article')).first()).toBeVisible();
    await expect(page.getByText('No connection to Hundredfold')).toBeHidden();
  });
});

/** A script for the local engine's worker that simulates a browser with no storage left. */
const FULL = "IDBObjectStore.prototype.add = () => { throw new DOMException('', 'QuotaExceededError'); };";

test('a game that the browser has no room to save says so, and asks before the player leaves', async ({
  pageErrors,
  visitor,
}) => {
  pageErrors.expectKind(/status of 403/);
  const ann = await visitor('Ann');
  const { page } = ann;
  const unsaved = page.getByText('Your browser can’t save this game.');
  await page.route('**/assets/match-worker-*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${FULL}${await answer.text()}` });
  });
  await playsOnDevice(ann, foursquare);
  await expect(unsaved).toBeVisible();
  expect([...(await layoutFaults(page)), ...(await accessFaults(page))]).toEqual([]);
  await page.getByRole('button', { name: 'Hide this note' }).click();
  await foursquare.turn(ann);
  await ann.presses('Leave the table');
  await expect(unsaved).toBeVisible();
  await ann.presses('Stay');
  await foursquare.turn(ann);
});

test('a newer version is offered outside games, and during a game only after the player leaves it', async ({
  server,
  pageErrors,
  visitor,
}) => {
  pageErrors.expectKind(/WebSocket|status of 403/);
  const gate = await openOlderBuild(server.address);
  const ann = await visitor('Ann', { ...KEPT, baseURL: gate.address });
  const { page } = ann;
  const offer = page.getByRole('complementary', { name: 'There is a newer version' });
  await page.goto('/');
  await awaitsStoredApp(page);
  await playsOnDevice(ann, foursquare);
  await foursquare.turn(ann);
  gate.renew();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);
  await foursquare.turn(ann);
  await expect(offer).toBeHidden();
  await ann.presses('Leave the table');
  await expect(offer).toBeVisible();
  expect([...(await layoutFaults(page)), ...(await accessFaults(page))]).toEqual([]);
  await ann.presses('Reload');
  await page.waitForFunction((entry) => document.querySelector(`script[src$="${entry}"]`) === null, OLD_ENTRY);
  await expect(page.getByRole('link', { name: /^Continue: Foursquare/ })).toBeVisible();
  await expect(offer).toBeHidden();
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  gate.server.close();
});

const OLD_ENTRY = 'assets/index-old.js';

/** Opens a proxy in front of the server. Until `renew`, it serves an older build, which starts with another script. */
async function openOlderBuild(house: string): Promise<{ readonly address: string; readonly server: Server; renew(): void }> {
  const { origin, pathname } = new URL(`${house}/`);
  const text = async (path: string): Promise<string> => (await fetch(origin + path, { headers: { accept: '*/*' } })).text();
  const entry = /src="[^"]*\/(assets\/index-[^"]+)"/.exec(await text(`${pathname}alone`))?.[1];
  if (entry === undefined) throw new Error('the page begins with no script');
  const older = (page: string): string => page.replace(`${entry}"`, `${OLD_ENTRY}"`);
  const worker = (await text(`${pathname}sw.js`))
    .replace(/"version":"[^"]+"/, '"version":"old"')
    .replace(`"entry":"${entry}"`, `"entry":"${OLD_ENTRY}"`)
    .replace('"files":[', `"files":["${OLD_ENTRY}",`);
  let isOld = true;
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    const give = (type: string, body: string) => void answer.setHeader('content-type', type).end(body);
    if (path.endsWith(OLD_ENTRY)) return give('text/javascript', `import '../${entry}';`);
    if (path.endsWith('/sw.js') && isOld) return give('text/javascript', worker);
    if (!path.includes('.') && !path.includes('/api/') && isOld)
      return void text(path).then((page) => give('text/html', older(page)));
    const on = request(origin + path, { method: asked.method, headers: asked.headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    asked.pipe(on);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${pathname.slice(0, -1)}`,
    server,
    renew: () => {
      isOld = false;
    },
  };
}
