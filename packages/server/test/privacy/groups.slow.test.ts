// Threats (docs/security.md): P1, P4.
import { readdirSync, readFileSync } from 'node:fs';
import { join as pathOf } from 'node:path';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { type GroupPage, MAX_GROUP_TABLES, type MadeGroup } from '@hundredfold/shared/protocol/groups.ts';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { personIdOf } from '../../src/identity/person-id.ts';
import { DATABASE_FILE } from '../../src/storage/sqlite/database.ts';
import { captured } from '../kit/captured-log.ts';
import { join, type Player } from '../kit/live-player.ts';
import { oneMove } from '../kit/live-table.ts';
import { type OpenServer, openServer } from '../kit/server.ts';
import { newDataDir } from '../kit/server-process.ts';
import { listenAt, testPerson } from './listener.ts';

vi.mock('../../src/ops/log.ts', async (original) => (await import('../kit/captured-log.ts')).capturing(await original()));

const [ANN, BEN, CLEO, EVE] = ['Ann', 'Ben', 'Cleo', 'Eve'].map((name) => `a-secret-of-${name}`.padEnd(22, '-')) as [
  ...[string, string, string, string],
];
const HOUR_MS = 3_600_000;
const NAMES = { group: 'Kanarienclub', ann: 'Annarie', ben: 'Bennarie' };

const DATA_DIR = newDataDir();
const ENV = { BOT_PACE_MS: '0', MISSES_PER_MINUTE: '1000', TABLES_PER_MINUTE: '1000' };

let server: OpenServer;
let group: MadeGroup;
let first: GroupPage;
let played: string;

const ask = async (path: string, body: object) => {
  const answer = await server.post(path, body);
  const { date: _, 'x-request-id': __, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, text: await answer.text() };
};
const json = async <Body>(path: string, body: object) => JSON.parse((await ask(path, body)).text) as Body;
const look = (key: string, id = group.id) => json<GroupPage>('/api/groups/look', { key, id });
const makeTable = (body: object) => ask('/api/tables', { game: modFour.id, options: { target: 2 }, ...body });
const codeOf = async (made: ReturnType<typeof makeTable>) => (JSON.parse((await made).text) as { code: string }).code;

async function playToTheEnd(players: readonly Player[]): Promise<void> {
  const [host] = players;
  for (const [seat, player] of players.entries()) await player.ask('sit', { seat });
  for (const seat of host!.state.seats.keys()) if (seat >= players.length) await host!.ask('fill', { seat });
  await host!.ask('start');
  while (host!.state.phase !== 'over') {
    const { version } = host!.state;
    if ((await oneMove(modFour, players)) === null)
      await host!.sees(({ phase, version: now }) => phase === 'over' || now > version);
  }
}

beforeAll(async () => {
  server = await openServer({ ...ENV, DATA_DIR });
  group = await json<MadeGroup>('/api/groups', { key: ANN, name: NAMES.group, as: NAMES.ann });
  const evening = { propose: [Math.ceil(Date.now() / HOUR_MS + 1) * HOUR_MS] };
  await ask('/api/groups/change', { key: ANN, id: group.id, evening });
  played = await codeOf(makeTable({ group: group.id, key: ANN, open: true, pace: 'fast' }));
  const address = `http://127.0.0.1:${server.port}`;
  const players = [await join(address, modFour, played, ANN, NAMES.ann), await join(address, modFour, played, BEN, NAMES.ben)];
  await playToTheEnd(players);
  first = await look(BEN);
});
afterAll(() => server.close());

test('sitting down at a table of a group makes one a member, and the group keeps the game and its standing', async () => {
  expect(first).toMatchObject({
    isMember: true,
    isMaker: false,
    members: [
      { name: NAMES.ann, isYou: false, presence: 'table' },
      { name: NAMES.ben, isYou: true, presence: 'table' },
    ],
    tables: [{ code: played, game: modFour.id, phase: 'over' }],
    games: [{ game: modFour.id, record: expect.any(String) }],
    lastSetUp: { game: modFour.id, options: { target: 2 }, pace: 'fast' },
  });
  expect(first.games[0]?.players.map(({ name }) => name).toSorted()).toEqual([NAMES.ann, NAMES.ben]);
  const [standing] = first.standing.month;
  expect(first.standing.all).toEqual([standing]);
  expect(standing?.scores.map(({ member, games }) => [member, games]).toSorted()).toEqual(
    first.members.map(({ id }) => [id, 1]).toSorted(),
  );
});

test('tables of a group are opened by its link, or by a member, up to a few at a time, and are open to nobody else', async () => {
  const codes = [played];
  while (codes.length < MAX_GROUP_TABLES) codes.push(await codeOf(makeTable({ group: group.secret, open: true })));
  expect((await makeTable({ group: group.secret })).text).toContain('group-tables-full');
  expect((await look(ANN)).tables.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
  const address = `http://127.0.0.1:${server.port}`;
  const host = await join(address, modFour, codes.at(-1)!, ANN, NAMES.ann);
  await host.ask('sit', { seat: 0 });
  await expect(host.ask('set', { open: true })).rejects.toThrow('bad-table');
  const lobby = await listenAt(address, LOBBY_ROOM, testPerson(1));
  expect(await lobby.ask('look', { games: [], seat: false })).toMatchObject({ rows: [] });
  await lobby.drop();
  await host.drop();
});

test('who was never in a group gets the same from every route as if there were none', async () => {
  const [member] = first.members;
  const names = [{ id: group.id }, { secret: '0123456789ABCDEF' }];
  const bodies = [
    ...names.flatMap((by) => [by, { ...by, as: 'Eve' }]),
    ...[{ name: 'Mine' }, { setUps: [] }, { hidden: true }, { webhook: null }].map((what) => ({ id: group.id, ...what })),
    ...[{ evening: { cancel: true } }, { link: { without: member!.id } }].map((what) => ({ id: group.id, ...what })),
    {},
  ];
  const askAll = async () => {
    const answers: unknown[] = [await makeTable({ group: group.id, key: EVE })];
    for (const path of ['look', 'join', 'mine', 'change', 'leave', 'delete'])
      for (const body of bodies) answers.push(await ask(`/api/groups/${path}`, { key: EVE, ...body }));
    for (const path of ['/g/', `/g/${group.id}`])
      answers.push((await (await server.get(path)).text()).replaceAll(`${server.port}`, ''));
    return answers;
  };
  const answers = await askAll();
  await server.close();
  server = await openServer(ENV); // One without any group.
  expect(answers).toEqual(await askAll());
  await server.close();
  server = await openServer({ ...ENV, DATA_DIR });
});

test('a spectator at a table of a group is told nothing of the group', async () => {
  const address = `http://127.0.0.1:${server.port}`;
  const stranger = await listenAt(address, played, testPerson(2));
  const invitation = await (await server.get(`/api/tables/${played}/invitation`)).text();
  const sent = [...stranger.frames.map((frame) => Buffer.from(frame).toString('latin1')), invitation].join('\n');
  expect(sent).toContain(NAMES.ann); // Her name stands at her seat.
  for (const canary of [NAMES.group, group.id, group.secret, ...first.members.map(({ id }) => id)])
    expect(sent).not.toContain(canary);
  await stranger.drop();
  expect(await json('/api/groups/mine', { key: testPerson(2).secret })).toEqual({ groups: [] });
});

test('logs name no group, and neither logs nor storage have the secret of a link', async () => {
  await ask(`/matchmake/joinById/${played}`, { key: EVE });
  const log = captured.join('\n');
  expect(log).toContain('nobody let in');
  for (const canary of [
    NAMES.group,
    NAMES.ann,
    group.id,
    group.secret,
    played,
    personIdOf(ANN),
    ...first.members.map(({ id }) => id),
  ])
    expect(log.includes(canary), canary).toBe(false);
  const stored = readdirSync(DATA_DIR)
    .filter((file) => file.startsWith(DATABASE_FILE))
    .map((file) => readFileSync(pathOf(DATA_DIR, file), 'latin1'));
  expect(stored.some((bytes) => bytes.includes(NAMES.group))).toBe(true);
  for (const bytes of stored) expect(bytes.includes(group.secret) || bytes.includes(ANN)).toBe(false);
});

test('a group survives a restart; being forgotten ends in it, and those who left stay away', async () => {
  await ask('/api/groups/join', { key: CLEO, secret: group.secret, as: 'Cleo' });
  const before = await look(CLEO);
  expect(before.evening?.times).toHaveLength(1);
  await server.close();
  server = await openServer({ ...ENV, DATA_DIR });
  const after = await look(CLEO);
  const presences = [...before.members, ...after.members].map((member) => ({ ...member, presence: null }));
  expect(presences.slice(3)).toEqual(presences.slice(0, 3));
  const { members: _, tables: __, ...kept } = before;
  expect(after).toMatchObject(kept);
  expect(after.secret).toBe(group.secret);
  await ask('/api/groups/leave', { key: BEN, id: group.id });
  const back = await join(`http://127.0.0.1:${server.port}`, modFour, played, BEN, NAMES.ben);
  await ask('/api/forget', { key: ANN });
  expect(await json('/api/groups/mine', { key: BEN })).toEqual({ groups: [] });
  const left = await ask('/api/groups/look', { key: CLEO, id: group.id });
  expect(left.text).not.toContain(NAMES.ann);
  expect(JSON.parse(left.text)).toMatchObject({ members: [{ name: 'Cleo' }], standing: { all: [] } });
  await back.drop();
});
