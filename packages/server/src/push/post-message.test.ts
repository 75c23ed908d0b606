// Threats (docs/security.md): X4.

import { expect, test } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import { postMessage } from './post-message.ts';
import { decryptMessage, newBrowserKeys } from './testing/push-browser.ts';
import { openPushService } from './testing/push-service.ts';
import { newVapidKey, readVapidKey } from './vapid.ts';

async function post(...given: Parameters<typeof openPushService>) {
  const service = await openPushService(...given);
  const browser = newBrowserKeys();
  const clock = handClock();
  const sender = { key: readVapidKey(newVapidKey()), subject: 'https://cards.example.org', clock, ...service };
  const answered = postMessage(sender, { endpoint: 'https://push.example.net/some/one', ...browser.keys }, 'hello', 90);
  return { ...service, answered, browser, clock };
}

test('a message arrives encrypted and signed, with the time for which it is true', async () => {
  const { answered, messages, browser } = await post();
  expect(await answered).toBe(201);
  const [{ endpoint, headers, body }] = messages as [(typeof messages)[0]];
  expect(endpoint).toBe('https://push.example.net/some/one');
  expect(headers).toMatchObject({ ttl: '90', urgency: 'high', 'content-encoding': 'aes128gcm' });
  expect(headers.authorization).toMatch(/^vapid t=/);
  expect([body.includes('hello'), decryptMessage(browser, body)]).toEqual([false, 'hello']);
});

test('a redirect is not followed', async () => {
  const { answered, messages } = await post(() => [307, { location: 'https://push.example.net/other' }]);
  expect([await answered, messages.length]).toEqual([307, 1]);
});

test('a service that does not answer is given up', async () => {
  const asked = Promise.withResolvers<void>();
  const { answered, clock } = await post(() => {
    asked.resolve();
    return null;
  });
  await asked.promise;
  clock.pass(9999);
  expect(await Promise.race([answered, Promise.resolve('waiting')])).toBe('waiting');
  clock.pass(1);
  await expect(answered).rejects.toThrow('no answer in time');
});
