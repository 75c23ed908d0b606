import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTICE_TEXTS_FILE } from '@hundredfold/shared/protocol/push.ts';
import { expect, onTestFinished, test } from 'vitest';
import { personIdOf } from '../src/identity/person-id.ts';
import { newBrowserKeys } from '../src/push/testing/push-browser.ts';
import { openSqlite } from '../src/storage/sqlite/sqlite-storage.ts';
import { type OpenServer, openServer } from './kit/server.ts';
import { newClient, newDataDir } from './kit/server-process.ts';

const ANN = 'the-secret-of-Ann-1234';
const PUBLIC = { PUBLIC_ADDRESS: 'https://cards.example.org' };

const phone = { endpoint: 'https://push.example.net/phone', ...newBrowserKeys().keys };
const wish = { key: ANN, subscription: phone, kinds: ['turn'], language: 'de' };

async function open(env: Readonly<Record<string, string>> = PUBLIC) {
  const client = newClient();
  writeFileSync(join(client, NOTICE_TEXTS_FILE), JSON.stringify({ en: {} }));
  const DATA_DIR = newDataDir();
  const server = await openServer({ ...env, DATA_DIR }, client);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  onTestFinished(close);
  /** Closes the server, and returns who would get a notice. */
  const endpoints = async () => {
    await close();
    const storage = await openSqlite(DATA_DIR);
    const taken = await storage.takeNotice(personIdOf(ANN), 'turn', Date.now());
    await storage.close();
    return typeof taken === 'number' ? taken : taken.map(({ endpoint }) => endpoint);
  };
  return { server, endpoints };
}

const post = async (server: OpenServer, path: string, body: unknown) => (await server.post(path, body)).status;

test('a browser gets the key, subscribes, changes its subscription and ends it', async () => {
  const { server, endpoints } = await open();
  const key = await (await server.get('/api/push')).json();
  expect(key).toEqual({ publicKey: expect.stringMatching(/^B[\w-]{86}$/) });
  const moved = { ...phone, endpoint: 'https://push.example.net/moved' };
  const tablet = { ...phone, endpoint: 'https://push.example.net/tablet' };
  expect(await post(server, '/api/push', wish)).toBe(204);
  expect(await post(server, '/api/push', { ...wish, subscription: tablet })).toBe(204);
  expect(await post(server, '/api/push/replace', { replaced: phone.endpoint, subscription: moved })).toBe(204);
  expect(await post(server, '/api/push', { ...wish, subscription: tablet, kinds: [] })).toBe(204);
  expect(await endpoints()).toEqual([moved.endpoint]);
});

test.each([
  ['is forgotten', (server: OpenServer) => post(server, '/api/forget', { key: ANN })],
  [
    'moves to another device',
    async (server: OpenServer) => {
      const { code } = await (await server.post('/api/transfers', { key: ANN })).json();
      return post(server, '/api/transfers/redeem', { code });
    },
  ],
])('a person who %s gets no notices here any more', async (_, go) => {
  const { server, endpoints } = await open();
  await post(server, '/api/push', wish);
  expect(await go(server)).toBeLessThan(300);
  expect(await endpoints()).toEqual([]);
});

test('an endpoint that is no name with HTTPS is refused', async () => {
  const { server, endpoints } = await open();
  for (const endpoint of [
    'http://push.example.net/phone',
    'https://192.0.2.1/phone',
    'https://0x7f.1/phone',
    'https://[::1]/phone',
    'https://localhost/phone',
    'https://push.example.net:22/phone',
    'https://push.example.net@127.0.0.1/phone',
    `https://push.example.net/${'x'.repeat(1024)}`,
  ]) {
    const subscription = { ...phone, endpoint };
    expect(await post(server, '/api/push', { ...wish, subscription }), endpoint).toBe(400);
    expect(await post(server, '/api/push/replace', { replaced: phone.endpoint, subscription }), endpoint).toBe(400);
  }
  expect(await endpoints()).toEqual([]);
});

test.each([{}, { PUBLIC_ADDRESS: 'http://cards.example.org' }])(
  'there are no notices at an address without HTTPS: %o',
  async (env) => {
    const { server } = await open(env);
    expect((await server.get('/api/push')).status).toBe(404);
    expect(await post(server, '/api/push', wish)).toBe(404);
  },
);
