// Threats (docs/security.md): P1, P2, P3.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type GroupPage, MAX_GROUPS, type MadeGroup, type OwnGroups } from '@hundredfold/shared/protocol/groups.ts';
import express from 'express';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import { postJson } from '../../test/kit/live-table.ts';
import { singleProcessBus } from '../cluster/message-bus.ts';
import { openGroupPresence } from '../groups/group-presence.ts';
import { newMember } from '../groups/new-member.ts';
import { personIdOf } from '../identity/person-id.ts';
import { countFailedAttempts, memoryLimiters, perMinute } from '../limits/request-limit.ts';
import { NO_GROUP_NEWS } from '../news/group-news.ts';
import { ADMIT_EVERYONE } from '../ops/testing/admit-everyone.ts';
import { openSqliteInMemory } from '../storage/testing/in-memory.ts';
import type { SeatedGroupTable } from '../table/queries/group-table.ts';
import { groupsRouter } from './groups.ts';

const [ANN, BEN, EVE] = ['the-secret-of-Ann-1234', 'the-secret-of-Ben-1234', 'the-secret-of-Eve-1234'] as const;
const DAY_MS = 24 * 3_600_000;
const MISSES = 5;
const NO_SECRET = '0123456789ABCDEF';

/** Serves the routes of groups alone, with a clock that moves only when it is told to. */
async function openGroups(hasWebhooks = true) {
  const storage = openSqliteInMemory();
  const clock = handClock();
  const tables: SeatedGroupTable[] = [];
  const limit = (times: number) => perMinute(memoryLimiters, 'test', times);
  const router = groupsRouter({
    storage,
    directory: {
      groupTables: async () => tables,
      whyNoTable: ({ game }) => (game === 'chess' ? 'there is no such game' : null),
    },
    presence: openGroupPresence(clock, singleProcessBus('p1')),
    admission: ADMIT_EVERYONE,
    makers: { makersOnly: (_request, _response, next) => next() },
    keptMs: 400 * DAY_MS,
    now: Date.now,
    hasWebhooks,
    groupNews: NO_GROUP_NEWS,
    lookUp: countFailedAttempts(limit(MISSES)),
    limits: { make: limit(100), look: limit(1000), change: limit(1000) },
  });
  const server = createServer(express().use('/api/groups', router)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/groups`;
  const ask = async (path: string, body: object) => {
    const answer = await postJson(address + path, body);
    const text = await answer.text();
    return { status: answer.status, text, body: text === '' ? null : (JSON.parse(text) as unknown) };
  };
  return { storage, clock, tables, ask };
}

let world: Awaited<ReturnType<typeof openGroups>>;
let group: MadeGroup;
const look = async (key: string, by: object = { id: group.id }) => (await world.ask('/look', { key, ...by })).body as GroupPage;
const mine = async (key: string) => ((await world.ask('/mine', { key })).body as OwnGroups).groups;
const change = async (key: string, what: object) => (await world.ask('/change', { key, id: group.id, ...what })).status;
const join = (key: string, as: string, secret = group.secret) => world.ask('/join', { key, secret, as });
const presences = async (key: string) => (await look(key)).members.map(({ presence }) => presence);

beforeEach(async () => {
  world = await openGroups();
  group = (await world.ask('/', { key: ANN, name: 'Tuesday', as: 'Ann', seal: 3 })).body as MadeGroup;
});

describe('a member', () => {
  test('is everyone who joins over the link, and finds the group and its link again without it', async () => {
    expect(await look(BEN, { secret: group.secret })).toMatchObject({ name: 'Tuesday', isMember: false, isMaker: false });
    expect(await look(BEN, { secret: group.secret })).not.toHaveProperty('secret');
    expect(await mine(BEN)).toEqual([]);
    expect((await join(BEN, 'Ben')).body).toEqual({ id: group.id });
    const page = await look(BEN);
    expect(page).toMatchObject({ id: group.id, isMember: true, isMaker: false, secret: group.secret });
    expect(page.members.map(({ name, isYou }) => [name, isYou])).toEqual([...[['Ann', false]], ['Ben', true]]);
    expect(await look(ANN)).toMatchObject({ isMaker: true, secret: group.secret });
    expect(await mine(BEN)).toEqual([{ id: group.id, name: 'Tuesday', here: ['Ann'], tables: [] }]);
  });

  test('is known to the others by an id and a name alone', async () => {
    await join(BEN, 'Ben');
    const { text } = await world.ask('/look', { key: BEN, id: group.id });
    for (const secret of [ANN, BEN, personIdOf(ANN), personIdOf(BEN)]) expect(text).not.toContain(secret);
  });

  test('changes the names, the set-ups and the link, and the page says who changed the link', async () => {
    await join(BEN, 'Ben');
    const setUps = [{ name: 'Fast', table: { game: 'mod-four', options: {}, pace: 'fast' } }];
    expect(await change(BEN, { name: 'Wednesday' })).toBe(204);
    expect(await change(BEN, { as: 'Benny', seal: 7 })).toBe(204);
    expect(await change(BEN, { setUps })).toBe(204);
    expect(await change(BEN, { setUps: [{ name: 'Chess', table: { game: 'chess' } }] })).toBe(400);
    expect(await change(BEN, { link: {} })).toBe(204);
    const page = await look(ANN);
    expect(page).toMatchObject({ name: 'Wednesday', setUps, changed: { by: 'Benny', at: expect.any(Number) } });
    expect(page.members[1]).toMatchObject({ name: 'Benny', seal: 7 });
    await world.ask('/leave', { key: BEN, id: group.id });
    expect((await look(ANN)).changed?.by).toBeNull();
  });

  test('who sat down at a table gets the link as soon as one who has it looks', async () => {
    const member = newMember({ personId: personIdOf(BEN), name: 'Ben' });
    await world.storage.joinGroup(group.id, member, null);
    expect(await look(BEN)).toMatchObject({ isMember: true });
    expect(await look(BEN)).not.toHaveProperty('secret');
    await look(ANN);
    expect(await look(BEN)).toMatchObject({ secret: group.secret });
  });

  test('plans the next evening, which nobody else sees', async () => {
    await join(BEN, 'Ben');
    const at = Math.ceil(Date.now() / DAY_MS + 1) * DAY_MS;
    for (const wrong of [{ propose: [] }, { propose: [at, at] }, { propose: [at + 1] }, { propose: [at], cancel: true }])
      expect(await change(ANN, { evening: wrong })).toBe(400);
    expect(await change(ANN, { evening: { propose: [at] } })).toBe(204);
    expect(await change(BEN, { evening: { propose: [at] } })).toBe(409);
    expect(await change(BEN, { evening: { cancel: true } })).toBe(403);
    expect(await change(BEN, { evening: { time: at, answer: 'yes' } })).toBe(204);
    const { evening, members } = await look(ANN);
    expect(evening?.times).toEqual([{ at, canFix: true, answers: [{ member: members[1]!.id, answer: 'yes' }] }]);
    expect(await look(EVE, { secret: group.secret })).not.toHaveProperty('evening');
  });

  test('may be in a limited number of groups', async () => {
    const make = () => world.ask('/', { key: ANN, name: 'More', as: 'Ann' });
    for (let more = 1; more < MAX_GROUPS; more++) expect((await make()).status).toBe(201);
    expect(await make()).toMatchObject({ status: 409, body: { error: 'groups-full' } });
  });

  test('learns in the last 60 days when an unused group ends', async () => {
    const unused = async (days: number) => {
      const { loadGroup } = world.storage;
      Object.assign(world.storage, {
        loadGroup: async (...by: Parameters<typeof loadGroup>) => ({ ...(await loadGroup(...by))!, unusedMs: days * DAY_MS }),
      });
      return (await look(ANN)).endsAt;
    };
    expect(await unused(340)).toBeUndefined();
    expect(Math.round(((await unused(341))! - Date.now()) / DAY_MS)).toBe(59);
  });
});

describe('a changed link', () => {
  const secretOf = async (key: string) => (await look(key)).secret!;

  test('ends for everyone but members, who get the new one by their key, and by the old link', async () => {
    await join(BEN, 'Ben');
    await change(ANN, { link: {} });
    const secret = await secretOf(BEN);
    expect(secret).not.toBe(group.secret);
    expect(await look(BEN, { secret: group.secret })).toMatchObject({ secret });
    expect((await join(BEN, 'Ben')).status).toBe(200);
    expect(await join(EVE, 'Eve')).toMatchObject({ status: 404, body: { error: 'no-group' } });
    expect((await join(EVE, 'Eve', secret)).status).toBe(200);
  });

  test('may leave a member out, who comes back over the new link alone', async () => {
    await join(BEN, 'Ben');
    const [ann, ben] = (await look(ANN)).members;
    expect(await change(BEN, { link: { without: ben!.id } })).toBe(400);
    expect(await change(ANN, { link: { without: ben!.id } })).toBe(204);
    expect((await look(ANN)).members.map(({ id }) => id)).toEqual([ann!.id]);
    for (const by of [{ id: group.id }, { secret: group.secret }])
      expect(await look(BEN, by)).toMatchObject({ error: 'no-group' });
    await world.storage.joinGroup(group.id, newMember({ personId: personIdOf(BEN), name: 'Ben' }), null);
    expect(await mine(BEN)).toEqual([]);
    await join(BEN, 'Ben', await secretOf(ANN));
    expect(await mine(BEN)).toHaveLength(1);
  });
});

test('the maker alone may delete a group, and everyone may leave it', async () => {
  await join(BEN, 'Ben');
  const end = (key: string) => world.ask('/delete', { key, id: group.id });
  expect(await end(BEN)).toMatchObject({ status: 403, body: { error: 'not-allowed' } });
  expect((await end(ANN)).status).toBe(204);
  expect([await mine(ANN), await mine(BEN)]).toEqual([[], []]);
  expect(await look(BEN, { secret: group.secret })).toMatchObject({ error: 'no-group' });
});

describe('presence', () => {
  beforeEach(() => join(BEN, 'Ben'));

  test('lasts as long as a page asks again, and is not that of people who only have the link', async () => {
    await look(EVE, { secret: group.secret });
    expect(await presences(ANN)).toEqual(['here', null]);
    await look(BEN);
    world.clock.pass(24_000);
    expect(await presences(ANN)).toEqual(['here', 'here']);
    world.clock.pass(2000);
    expect(await presences(ANN)).toEqual(['here', null]);
  });

  test('at a table counts more', async () => {
    const table = { code: 'ABCD1234', game: 'mod-four', phase: 'playing' as const, names: ['Ben'] };
    world.tables.push({ table, here: [personIdOf(BEN)] });
    expect(await look(ANN)).toMatchObject({ tables: [table], members: [{ presence: 'here' }, { presence: 'table' }] });
    expect(await mine(ANN)).toMatchObject([{ here: ['Ben'], tables: ['ABCD1234'] }]);
  });

  test('of a hidden member is that of an absent one, byte by byte', async () => {
    const asAnnSees = async () => [
      (await world.ask('/look', { key: ANN, id: group.id })).text,
      (await world.ask('/mine', { key: ANN })).text,
    ];
    const absent = await asAnnSees();
    await change(BEN, { hidden: true });
    expect(await look(BEN)).toMatchObject({ isHidden: true });
    expect(await asAnnSees()).toEqual(absent);
    const table = { code: 'ABCD1234', game: 'mod-four', phase: 'playing' as const, names: ['Ben'] };
    world.tables.push({ table, here: [] });
    const away = await asAnnSees();
    world.tables.splice(0, 1, { table, here: [personIdOf(BEN)] });
    expect(await asAnnSees()).toEqual(away);
    await change(BEN, { hidden: false });
    expect(await asAnnSees()).not.toEqual(away);
  });
});

describe('a person who was never in a group', () => {
  test('gets the same answers as if there were none', async () => {
    const [ended] = [group.secret, await change(ANN, { link: {} })];
    const { id } = group;
    const requests = [
      ['/look', { secret: ended }],
      ['/look', { secret: NO_SECRET }],
      ['/look', { id }],
      ['/join', { secret: ended, as: 'Eve' }],
      ['/mine', {}],
      ['/leave', { id }],
      ['/delete', { id }],
      ...[{ name: 'Mine' }, { as: 'Eve' }, { setUps: [] }, { hidden: true }, { evening: { cancel: true } }, { link: {} }].map(
        (what) => ['/change', { id, ...what }] as const,
      ),
    ] as const;
    const answers = async (to: typeof world) => {
      const all = [];
      for (const [path, body] of requests) all.push(await to.ask(path, { key: EVE, ...body }));
      return all;
    };
    const here = await answers(world);
    expect(here).toEqual(await answers(await openGroups()));
    expect(here.map(({ status }) => status)).toEqual([...Array(4).fill(404), 200, 404, ...Array(7).fill(429)]);
    expect(await mine(ANN)).toMatchObject([{ name: 'Tuesday' }]);
  });

  test('may guess a few links only, while members are not kept out', async () => {
    for (let guess = 0; guess < MISSES; guess++)
      expect(await look(EVE, { secret: NO_SECRET })).toMatchObject({ error: 'no-group' });
    expect(await look(EVE, { secret: NO_SECRET })).toMatchObject({ error: 'too-many' });
    expect(await look(EVE, { secret: group.secret })).toMatchObject({ name: 'Tuesday' });
  });
});

describe('a webhook', () => {
  const webhook = { address: 'https://chat.example.org/hook/secret-1', language: 'en', zone: 'Europe/Berlin' };

  test('is set and removed by any member, who then sees its host alone', async () => {
    await join(BEN, 'Ben');
    expect((await look(ANN)).webhook).toBeNull();
    expect(await change(BEN, { webhook })).toBe(204);
    const { text } = await world.ask('/look', { key: ANN, id: group.id });
    expect(JSON.parse(text)).toMatchObject({ webhook: 'chat.example.org' });
    expect(text).not.toContain('secret-1');
    expect(await change(ANN, { webhook: null })).toBe(204);
    expect((await look(BEN)).webhook).toBeNull();
  });

  test('has the same answer without one for people who are no members', async () => {
    const seen = () => Promise.all([group.secret, NO_SECRET].map((secret) => world.ask('/look', { key: EVE, secret })));
    const before = await seen();
    await change(ANN, { webhook });
    expect(await seen()).toEqual(before);
    expect(JSON.parse(before[0]?.text ?? '')).not.toHaveProperty('webhook');
    expect(await change(EVE, { webhook: null })).toBe(404);
    expect((await look(ANN)).webhook).toBe('chat.example.org');
  });

  test.each([
    'http://chat.example.org/hook',
    'https://192.0.2.1/hook',
    'https://0x7f.1/hook',
    'https://[::1]/hook',
    'https://localhost/hook',
    'https://chat.example.org:22/hook',
    'https://chat.example.org@127.0.0.1/hook',
    'https://chat.example.org',
  ])('is refused at %s', async (address) => expect(await change(ANN, { webhook: { ...webhook, address } })).toBe(400));

  test('is not there on a site that sends no news', async () => {
    world = await openGroups(false);
    group = (await world.ask('/', { key: ANN, name: 'Tuesday', as: 'Ann' })).body as MadeGroup;
    expect(await change(ANN, { webhook })).toBe(404);
    expect(await look(ANN)).not.toHaveProperty('webhook');
  });
});
