// Threats (docs/security.md): X4, X5.

import { NOTICE_KINDS, type NoticeMessage } from '@hundredfold/shared/protocol/push.ts';
import { testSize } from '@hundredfold/shared/testing/size.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import { startTally } from '../ops/log.ts';
import { openSqliteInMemory } from '../storage/testing/in-memory.ts';
import { openNotices, type PushNotice } from './notices.ts';
import { decryptMessage, newBrowserKeys } from './testing/push-browser.ts';
import { openPushService } from './testing/push-service.ts';

const GROUP_TEXTS = { table: 'Open: {group}', evening: 'Soon: {group}', fixed: 'Next: {group}', over: '{group} over: {game}' };
const TEXTS = {
  en: {
    ...GROUP_TEXTS,
    turn: 'Your turn at {game}',
    players: 'With {names}',
    match: 'Your table is ready',
    games: { 'mod-four': 'Mod Four' },
  },
  de: {
    ...GROUP_TEXTS,
    turn: 'Du bist dran: {game}',
    players: 'Mit {names}',
    match: 'Dein Tisch ist bereit',
    games: { 'mod-four': 'Mod Vier' },
  },
};

const TURN: PushNotice = { kind: 'turn', game: 'mod-four', code: 'ABCD1234', others: ['Ben', '$& {game}'] };

async function open(answer?: Parameters<typeof openPushService>[0]) {
  const service = await openPushService(answer);
  const storage = openSqliteInMemory();
  const log: string[] = [];
  const tally = startTally();
  const notices = openNotices({
    storage,
    log: pino({ level: 'trace' }, { write: (line: string) => void log.push(line) }),
    count: tally.count,
    clock: handClock(),
    address: 'https://cards.example.org/cards',
    texts: (language) => (language === 'de' ? TEXTS.de : TEXTS.en),
    agent: service.agent,
  });
  const browser = newBrowserKeys();
  const subscribe = (personId: string, name: string, language = 'en', zone = 'UTC') =>
    storage.saveSubscription({
      personId,
      endpoint: `https://push.example.net/${name}`,
      ...browser.keys,
      kinds: NOTICE_KINDS,
      ...{ language, zone },
    });
  return { ...service, storage, log, counts: tally.counts, notices, browser, subscribe };
}

type Opened = Awaited<ReturnType<typeof open>>;

function read({ browser, messages }: Opened): readonly NoticeMessage[] {
  return messages.map(({ body }) => JSON.parse(decryptMessage(browser, body)));
}

test('a notice names the game and the others, in the language of each browser, and leads to the table', async () => {
  const opened = await open();
  await opened.subscribe('ann', 'phone');
  await opened.subscribe('ann', 'tablet', 'de');
  await opened.subscribe('ben', 'other');
  expect(await opened.notices.send('ann', TURN)).toBeNull();
  await vi.waitFor(() => expect(opened.counts()).toEqual({ 'notice sent': 2 }));
  const [first, second] = read(opened).toSorted((one, other) => (one.notification.lang < other.notification.lang ? 1 : -1));
  const toTable = { navigate: 'https://cards.example.org/cards/t/ABCD1234', tag: 'turn ABCD1234' };
  expect(first).toEqual({
    web_push: 8030,
    notification: { lang: 'en', title: 'Your turn at Mod Four', body: 'With Ben, $& {game}', ...toTable },
  });
  expect(second?.notification).toMatchObject({ lang: 'de', title: 'Du bist dran: Mod Vier', ...toTable });
});

test('a quick match leads to the site, and a second notice has to wait', async () => {
  const opened = await open();
  await opened.subscribe('ann', 'phone');
  expect(await opened.notices.send('ann', { kind: 'match', game: 'mod-four' })).toBeNull();
  const wait = await opened.notices.send('ann', TURN);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60_000);
  await vi.waitFor(() => expect(opened.counts()).toEqual({ 'notice sent': 1 }));
  expect(read(opened)).toMatchObject([
    {
      notification: {
        title: 'Your table is ready',
        body: 'Mod Four',
        tag: 'match',
        navigate: 'https://cards.example.org/cards/',
      },
    },
  ]);
});

test('a table of a group is named with who has opened it, and leads there', async () => {
  const opened = await open();
  await opened.subscribe('ann', 'phone');
  const table = { kind: 'table', group: 'Tuesday', game: 'mod-four', code: 'ABCD1234', by: 'Ben' } as const;
  expect(await opened.notices.send('ann', table)).toBeNull();
  await vi.waitFor(() => expect(opened.counts()).toEqual({ 'notice sent': 1 }));
  const [{ notification }] = read(opened) as [NoticeMessage];
  expect(notification).toMatchObject({ title: 'Open: Tuesday', body: 'Mod Four · With Ben', tag: 'table ABCD1234' });
  expect(notification.navigate).toBe('https://cards.example.org/cards/t/ABCD1234');
});

test('a reminder of an evening has the time of each browser, and does not come at night', async () => {
  const opened = await open();
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 11, 8, 18));
  onTestFinished(() => void vi.restoreAllMocks());
  await opened.subscribe('ann', 'day', 'en', 'Europe/Berlin');
  await opened.subscribe('ann', 'night', 'en', 'Asia/Tokyo');
  const at = Date.UTC(2026, 11, 8, 19);
  await opened.notices.send('ann', { kind: 'evening', id: 'group-1', group: 'Tuesday', at });
  await vi.waitFor(() => expect(opened.counts()).toEqual({ 'notice sent': 1 }));
  expect(opened.messages.map(({ endpoint }) => endpoint)).toEqual(['https://push.example.net/day']);
  const [{ notification }] = read(opened) as [NoticeMessage];
  expect(notification).toMatchObject({ title: 'Soon: Tuesday', tag: 'evening group-1' });
  expect(notification.body).toMatch(/^Tuesday, December 8 at 8:00\sPM GMT\+1$/);
  expect(notification.navigate).toBe('https://cards.example.org/cards/g/group-1');
});

const MANY = testSize === 'quick' ? 100 : 1000;

test('of many subscriptions those that have ended are removed, and the others stay', async () => {
  const isGone = (path: string) => Number(/\d+/.exec(path)?.[0]) % 10 < 3;
  const opened = await open((path) => [isGone(path) ? (path.endsWith('0') ? 404 : 410) : 201]);
  const people = Array.from({ length: MANY }, (_, number) => `person ${number}`);
  for (const [number, person] of people.entries()) await opened.subscribe(person, `${number}`);
  for (const person of people) await opened.notices.send(person, TURN);
  await vi.waitFor(() => expect(opened.counts()).toEqual({ 'notice sent': 0.7 * MANY, 'notice gone': 0.3 * MANY }), 20_000);
  const later = Date.now() + 60_000;
  const left = await Promise.all(people.map((person) => opened.storage.takeNotice(person, 'turn', later)));
  expect(left.flat()).toHaveLength(0.7 * MANY);
});

test('a push service that refuses or fails costs no subscription, and its address is not logged', async () => {
  const opened = await open((path) => (path === '/slow' ? [429] : [307, { location: 'https://push.example.net/phone' }]));
  await opened.subscribe('ann', 'slow');
  await opened.subscribe('ann', 'moved');
  await opened.storage.saveSubscription({
    ...{ personId: 'ann', endpoint: 'https://push.example.net/broken', p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    ...{ kinds: ['turn'], language: 'en', zone: 'UTC' },
  });
  await opened.notices.send('ann', TURN);
  await vi.waitFor(() => expect(opened.counts()).toEqual({ 'notice refused': 2, 'notice failed': 1 }));
  expect(opened.log.join()).toContain('a notice could not be sent');
  expect(opened.log.join()).not.toMatch(/push\.example|ann|ABCD1234|Ben/);
  expect(await opened.storage.takeNotice('ann', 'turn', Date.now() + 60_000)).toHaveLength(3);
});

test('the key stays the same, also for another process on the same storage', async () => {
  const { notices, storage } = await open();
  const key = await notices.publicKey();
  expect(key).toMatch(/^B[\w-]{86}$/);
  const other = openNotices({
    ...{ storage, log: pino({ level: 'silent' }), count: () => undefined, clock: handClock() },
    ...{ address: 'https://cards.example.org', texts: () => TEXTS.en },
  });
  expect(await other.publicKey()).toBe(key);
});

test('if the storage fails, nobody gets a notice, and nothing breaks', async () => {
  const { notices, storage, log } = await open();
  await storage.close();
  expect(await notices.send('ann', TURN)).toBeNull();
  expect(log.join()).toContain('did not say who gets a notice');
});
