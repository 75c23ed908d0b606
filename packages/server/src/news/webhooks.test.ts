// Threats (docs/security.md): X4, X6.

import type { lookup } from 'node:dns';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import { startTally } from '../ops/log.ts';
import { publicAgent } from '../push/public-agent.ts';
import { openPushService } from '../push/testing/push-service.ts';
import { openSqliteInMemory } from '../storage/testing/in-memory.ts';
import type { WebhookNews } from './webhook-line.ts';
import { openWebhooks } from './webhooks.ts';

const TEXTS = {
  ...{ turn: '', match: '', players: 'with {names}', games: { 'mod-four': 'Mod Four' } },
  ...{ table: 'Open in {group}', evening: 'Soon: {group}', fixed: 'Next of {group}', over: '{group} played {game}' },
};
const [DISCORD, NTFY] = ['https://discord.example.com/api/webhooks/1/secret', 'https://ntfy.example.com/our-topic'];
const TABLE: WebhookNews = { kind: 'table', game: 'mod-four', code: 'ABCD1234', by: 'Ann' };
const GAME: WebhookNews = {
  ...{ kind: 'game', game: 'mod-four' },
  players: [
    { name: 'Ben', place: 1 },
    { name: 'Ann', place: 2 },
  ],
};

interface Opening {
  readonly address?: string;
  readonly group?: string;
  readonly answer?: Parameters<typeof openPushService>[0];
  readonly agent?: ReturnType<typeof publicAgent>;
}

async function open({ address = DISCORD, group = 'Tuesday', answer, agent }: Opening = {}) {
  const service = await openPushService(answer);
  const storage = openSqliteInMemory();
  const maker = { personId: 'ann', memberId: 'a', name: 'Ann', seal: 1, since: 1 };
  await storage.addGroup({ id: 'group', linkHash: 'link', name: group, setUps: [], lastSetUp: null, changed: null }, maker);
  await storage.saveWebhook('group', { address, language: 'en', zone: 'Europe/Berlin' });
  const log: string[] = [];
  const tally = startTally();
  const clock = handClock();
  const post = openWebhooks({
    ...{ storage, count: tally.count, clock, address: 'https://cards.example.org/cards', texts: () => TEXTS },
    log: pino({ level: 'trace' }, { write: (line: string) => void log.push(line) }),
    agent: agent ?? service.agent,
  });
  const counted = (what: string, times = 1) => vi.waitFor(() => expect(tally.counts()).toEqual({ [`webhook ${what}`]: times }));
  const bodies = () => service.messages.map(({ body }) => body.toString());
  const webhook = async () => (await storage.loadGroup({ id: 'group' }, 'ann'))?.webhook;
  return { ...service, post, log, clock, storage, counted, bodies, webhook };
}

test('Discord, Matrix and Slack get a line in their fields that mentions nobody', async () => {
  const { post, counted, messages, bodies } = await open();
  post('group', TABLE);
  await counted('sent');
  const line = 'Open in Tuesday: Mod Four · with Ann https://cards.example.org/cards/t/ABCD1234';
  expect(JSON.parse(bodies()[0] ?? '')).toEqual({ content: line, text: line, allowed_mentions: { parse: [] } });
  expect(messages).toMatchObject([{ endpoint: DISCORD, headers: { 'content-type': 'application/json' } }]);
});

test('a topic of ntfy gets the line as text', async () => {
  const { post, counted, messages, bodies } = await open({ address: NTFY });
  post('group', GAME);
  await counted('sent');
  expect(bodies()).toEqual(['Tuesday played Mod Four: 1. Ben, 2. Ann']);
  expect(messages).toMatchObject([{ endpoint: NTFY, headers: { 'content-type': 'text/plain' } }]);
});

test.each(['@everyone', '<@1234>', '<!channel>', '[a](https://b.c)', '**a**', '@room', '$& {game}'])(
  'the name %s is plain text',
  async (name) => {
    const { post, counted, bodies } = await open({ address: NTFY, group: name });
    post('group', { kind: 'game', game: 'mod-four', players: [{ name }] });
    await counted('sent');
    const [body = ''] = bodies();
    expect(body.replaceAll('\u200b', '')).toBe(`${name} played Mod Four: ${name}`);
    expect(body).not.toMatch(/@\w|<[@!]|\]\(|:\/\/|\*\*/);
  },
);

test('an evening is told in the zone of the member who set the webhook', async () => {
  const { post, counted, bodies } = await open({ address: NTFY });
  post('group', { kind: 'fixed', at: Date.UTC(2026, 11, 8, 19) });
  await counted('sent');
  expect(bodies()[0]).toMatch(/^Next of Tuesday: Tuesday, December 8 at 8:00\sPM GMT\+1$/);
});

test('a chat gets one line a minute, and then the latest one', async () => {
  const { post, counted, bodies, clock, storage } = await open({ address: NTFY });
  vi.spyOn(Date, 'now').mockImplementation(() => 1_000_000 + clock.now());
  post('group', TABLE);
  await counted('sent');
  post('group', TABLE);
  post('group', GAME);
  await storage.size(); // The storage has answered the request before this one.
  clock.pass(59_999);
  expect(bodies()).toHaveLength(1);
  clock.pass(1);
  await counted('sent', 2);
  expect(bodies()[1]).toContain('played');
  vi.restoreAllMocks();
});

test.each([404, 410])('a webhook that answers %i ends, but not one that has taken its place', async (status) => {
  const { post, counted, webhook } = await open({ answer: () => [status] });
  post('group', TABLE);
  await counted('gone');
  expect(await webhook()).toBeNull();
  const other = await open({ answer: () => [status] });
  const next = { address: NTFY, language: 'en', zone: 'UTC' };
  const { takeWebhook } = other.storage;
  Object.assign(other.storage, {
    takeWebhook: async (...given: Parameters<typeof takeWebhook>) => {
      const taken = await takeWebhook(...given);
      await other.storage.saveWebhook('group', next);
      return taken;
    },
  });
  other.post('group', TABLE);
  await other.counted('gone');
  expect(await other.webhook()).toEqual(next);
});

test('a redirect is not followed, and ends nothing', async () => {
  const { post, counted, messages, webhook } = await open({ answer: () => [307, { location: NTFY }] });
  post('group', TABLE);
  await counted('refused');
  expect([messages.length, (await webhook())?.address]).toEqual([1, DISCORD]);
});

test('a name that leads into the private network gets nothing, and no address is in the log', async () => {
  const resolve = ((_name: string, _options: object, done: (error: null, all: object) => void) =>
    done(null, [{ address: '127.0.0.1', family: 4 }])) as typeof lookup;
  const { post, counted, messages, log } = await open({ agent: publicAgent(resolve) });
  post('group', TABLE);
  await counted('failed');
  expect(messages).toEqual([]);
  expect(log.join()).toContain('a webhook could not be reached');
  expect(log.join()).not.toMatch(/discord|secret|Tuesday|ABCD1234|Ann/);
});

test('a group without a webhook and a storage that fails cost nothing', async () => {
  const { post, counted, storage, messages } = await open();
  await storage.saveWebhook('group', null);
  post('group', TABLE);
  await storage.size();
  post('no group', TABLE);
  await storage.close();
  post('group', GAME);
  await counted('failed');
  expect(messages).toEqual([]);
});
