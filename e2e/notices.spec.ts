import type { BrowserContext, Page, Worker } from '@playwright/test';
import { fourSquare } from './kit/games/four-square.ts';
import { expect, test } from './kit/test.ts';
import { MAIN_PROGRAM } from './kit/test-server.ts';

test.use({ program: { ...MAIN_PROGRAM, env: { PUBLIC_ADDRESS: 'https://cards.example.org' } } });

declare global {
  interface Window {
    asked: number;
  }
  /** The calls that the stubs in the service worker note. */
  var shown: (readonly [title: string, options: NotificationOptions | undefined])[];
  var opened: string[];
}

/** Runs in the page, because this browser has neither notifications nor a push service. */
function stubPush(): void {
  window.asked = 0;
  const notification = {
    permission: 'default',
    async requestPermission(): Promise<string> {
      window.asked++;
      notification.permission = 'granted';
      return notification.permission;
    },
  };
  Object.assign(window, { Notification: notification });
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  const subscription = { toJSON: () => ({ endpoint: 'https://push.example.net/ann', keys }), unsubscribe: async () => true };
  Object.assign(PushManager.prototype, { subscribe: async () => subscription, getSubscription: async () => subscription });
}

async function stubWorker(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    globalThis.shown = [];
    globalThis.opened = [];
    const note = (prototype: object, name: string, noted: (self: never, ...given: never[]) => void) =>
      Object.assign(prototype, {
        async [name](this: never, ...given: never[]) {
          noted(this, ...given);
        },
      });
    const scope = globalThis as unknown as Record<'Clients' | 'WindowClient' | 'ServiceWorkerRegistration', typeof Object>;
    note(scope.ServiceWorkerRegistration.prototype, 'showNotification', (_, title, options) => shown.push([title, options]));
    note(scope.Clients.prototype, 'openWindow', (_, url: string) => opened.push(url));
    note(scope.WindowClient.prototype, 'focus', () => opened.push('the open tab'));
  });
}

/** Returns a function that delivers a message to the service worker, as a push service does. */
async function pushService(context: BrowserContext, page: Page): Promise<(data: string) => Promise<void>> {
  const browser = await context.newCDPSession(page);
  const registered = new Promise<{ registrationId: string; scopeURL: string }>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => first && resolve(first));
  });
  await browser.send('ServiceWorker.enable');
  const { registrationId, scopeURL } = await registered;
  return async (data) => {
    await browser.send('ServiceWorker.deliverPushMessage', { origin: new URL(scopeURL).origin, registrationId, data });
  };
}

test('a browser subscribes after a press, says when its page is hidden, shows what comes, also when it is closed, and a press opens the table', async ({
  visitor,
}) => {
  const [ann, ben] = [await visitor('Ann', { serviceWorkers: 'allow' }), await visitor('Ben')];
  const { page } = ann;
  await page.addInitScript(stubPush);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const turns = page.getByRole('switch', { name: 'Notify me when it’s my turn' });

  await test.step('the server learns of the subscription and of its end', async () => {
    await ann.presses('Settings');
    await expect(turns).not.toBeChecked();
    expect(await page.evaluate(() => window.asked)).toBe(0);
    for (const [isOn, kinds] of [
      [true, ['turn', 'table', 'evening']],
      [false, ['table', 'evening']],
      [true, ['turn', 'table', 'evening']],
    ] as const) {
      const answered = page.waitForResponse(
        (response) => response.request().method() === 'POST' && /api\/push$/.test(response.url()),
      );
      await turns.click();
      expect((await answered).status()).toBe(204);
      expect((await answered).request().postDataJSON()).toMatchObject({ kinds, language: 'en' });
      await expect(turns).toBeChecked({ checked: isOn });
    }
    await expect(page.getByText('Even when this page is closed.').first()).toBeVisible();
    await ann.presses('Done');
  });

  let said = 0;
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (payload.includes('hidden')) said++;
    }),
  );
  await ann.makesTable(fourSquare, { Players: 2 });
  const table = page.url();
  await ben.opensLink(table);
  await ann.presses('Start the game');

  await test.step('the table learns when the page is hidden', async () => {
    await expect.poll(() => said).toBeGreaterThan(0);
    const before = said;
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => said).toBe(before + 1);
  });

  await test.step('the worker shows each message, and a press opens its table in the tab that has it', async () => {
    const context = page.context();
    const [worker] = context.serviceWorkers();
    if (worker === undefined) throw new Error('there is no service worker');
    await stubWorker(worker);
    const blank = await context.newPage();
    await blank.addInitScript(stubPush);
    const deliver = await pushService(context, blank);
    const notice = { title: 'Your turn', body: 'With Ben', tag: 'turn', navigate: table };
    await deliver(JSON.stringify({ web_push: 8030, notification: notice }));
    await deliver('');
    await expect
      .poll(() => worker.evaluate(() => shown))
      .toMatchObject([
        ['Your turn', { body: 'With Ben', tag: 'turn', data: table }],
        ['Hundredfold', {}],
      ]);
    const press = (data: string) =>
      worker.evaluate((address) => {
        const event = Object.assign(new Event('notificationclick'), {
          notification: { data: address, close: () => undefined },
          waitUntil: () => undefined,
        });
        dispatchEvent(event);
      }, data);
    const elsewhere = new URL('ABCD1234', table).href;
    const start = new URL('../', table).href;
    for (const address of [table, elsewhere, start]) await press(address);
    await expect.poll(() => worker.evaluate(() => opened.toSorted())).toEqual([elsewhere, 'the open tab', 'the open tab']);

    await page.close();
    await deliver(JSON.stringify({ web_push: 8030, notification: notice }));
    await expect.poll(() => worker.evaluate(() => shown.length)).toBe(3);
    await press(table);
    await expect.poll(() => worker.evaluate(() => opened.at(-1))).toBe(table);
    await blank.goto(table);
    await expect(blank.getByRole('region', { name: 'Ann, You' })).toBeVisible();
  });
});
