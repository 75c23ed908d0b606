// Threats (docs/security.md): H8.
import { randomBytes } from 'node:crypto';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { historyOf } from '@hundredfold/shared/core/history.ts';
import { type Match, pendingChance, startMatch } from '@hundredfold/shared/core/match.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { MATCHMAKING_ROOM } from '@hundredfold/shared/protocol/matchmaking.ts';
import { SPECTATOR_ROOMS } from '@hundredfold/shared/protocol/spectators.ts';
import { PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { testSize } from '@hundredfold/shared/testing/size.ts';
import { SAMPLE_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test, vi } from 'vitest';
import { adminAuth } from '../../src/admin/admin-auth.ts';
import type { GameStorage } from '../../src/storage/game-storage.ts';
import { captured } from '../kit/captured-log.ts';
import { serverForFile } from '../kit/server.ts';
import { canariesOf, canBeMarked, foundIn, unseenBy } from './disguise.ts';
import { type Listener, listenAt, testPerson } from './listener.ts';
import { anyMove } from './plan.ts';

// The tests use the whole server, but with marked cards, a storage that the test can read, and a log that it can read.
const recorded = vi.hoisted(() => ({
  storage: null as GameStorage | null,
  log: [] as string[],
  surface: [] as readonly string[],
}));
vi.mock('@hundredfold/shared/games/index.ts', async (original) => {
  const { GAMES } = await original<{ GAMES: readonly Game[] }>();
  const { disguised } = await import('./disguise.ts');
  const games = GAMES.map(disguised);
  return { GAMES: games, gameById: (id: string) => games.find((game) => game.id === id) };
});
vi.mock('../../src/storage/sqlite/sqlite-storage.ts', async (original) => {
  const { openSqlite } = await original<{ openSqlite: (dir: string) => Promise<GameStorage> }>();
  return { openSqlite: async (dir: string) => (recorded.storage = await openSqlite(dir)) };
});
vi.mock('../../src/ops/log.ts', async (original) => (await import('../kit/captured-log.ts')).capturing(await original()));
vi.mock('../../src/express-app.ts', async (original) => {
  const { expressApp } = await original<typeof import('../../src/express-app.ts')>();
  const { appWithSurface } = await import('./surface.ts');
  return {
    expressApp: (...given: Parameters<typeof expressApp>) => {
      const { app, surface } = appWithSurface(() => expressApp(...given));
      recorded.surface = surface;
      return app;
    },
  };
});

/** The requests to each route. Every new route needs an entry here. */
const CASES: Readonly<Record<string, readonly string[]>> = {
  'GET /api/address': ['/api/address'],
  'GET /api/stored': ['/api/stored'],
  'GET /api/maker': ['/api/maker'],
  'GET /.well-known/security.txt': ['/.well-known/security.txt', '/.well-known/CODE'],
  'GET /health': ['/health'],
  'GET /ready': ['/ready'],
  'GET /admin/': ['/admin', '/admin/', '/admin?table=CODE'],
  'GET /admin/office.css': ['/admin/office.css'],
  'POST /admin/enter': ['/admin/enter'],
  'POST /admin/*action': ['/admin/CODE', '/admin/tables/CODE'],
  'POST /admin/leave': ['/admin/leave'],
  'POST /admin/shut': ['/admin/shut'],
  'POST /admin/block': ['/admin/block'],
  'POST /admin/unblock': ['/admin/unblock'],
  'POST /admin/drain': ['/admin/drain'],
  'GET /metrics': ['/metrics', '/metrics?table=CODE'],
  'POST /api/tables/': ['/api/tables', '/api/tables/'],
  'POST /api/tables/mine': ['/api/tables/mine', '/api/tables/mine?all=1', '/api/tables/mine/CODE'],
  'GET /api/tables/:code': ['/api/tables/CODE', '/api/tables/CODE?full=1', '/api/tables/CODE/', '/api/tables/MATCH'],
  'GET /api/tables/:code/invitation': ['/api/tables/CODE/invitation', '/api/tables/MATCH/invitation'],
  'POST /api/transfers/': ['/api/transfers'],
  'POST /api/transfers/redeem': ['/api/transfers/redeem'],
  'POST /api/transfers/state': ['/api/transfers/state'],
  'POST /api/forget/': ['/api/forget'],
  'GET /api/statistics': ['/api/statistics', '/api/statistics?person=CODE', '/api/statistics/CODE'],
  'GET /api/records/:id': ['/api/records/MATCH', '/api/records/CODE', '/api/records/', '/api/records/MATCH?finished=1'],
  'POST /api/records/:id': ['/api/records/MATCH?'],
  'POST /api/my-games/': ['/api/my-games', '/api/my-games/MATCH'],
  'POST /api/my-games/export': ['/api/my-games/export'],
  'POST /api/my-games/favourite': ['/api/my-games/favourite'],
  'POST /api/my-games/forget': ['/api/my-games/forget'],
  'POST /api/groups/': ['/api/groups'],
  'POST /api/groups/look': ['/api/groups/look'],
  'POST /api/groups/join': ['/api/groups/join'],
  'POST /api/groups/mine': ['/api/groups/mine'],
  'POST /api/groups/change': ['/api/groups/change', '/api/groups/CODE'],
  'POST /api/groups/leave': ['/api/groups/leave'],
  'POST /api/groups/delete': ['/api/groups/delete'],
  'POST /matchmake/joinById/:room': [
    '/matchmake/joinById/CODE',
    ...SPECTATOR_ROOMS.map((kind) => `/matchmake/joinById/CODE-${kind}`),
    `/matchmake/joinById/${LOBBY_ROOM}`,
    `/matchmake/joinById/${MATCHMAKING_ROOM}`,
    '/matchmake/joinById/MATCH',
  ],
  'everything at /': [
    '/',
    '/t/CODE',
    '/t/CODE/state',
    '/credits',
    '/stored',
    '/index.html',
    '/CODE',
    '/assets/CODE',
    '/..%2f..%2fdata',
  ],
  'everything at /api/tables and /api/groups and /matchmake': ['/api/tables', '/api/groups', '/matchmake'],
  'everything at /api and /matchmake': ['/api', '/api/CODE', '/api/games', '/api/matches/MATCH', '/matchmake/create/mod-four'],
};

/** Paths at which Colyseus and its tools would answer if they were bound. */
const NOWHERE = ['/__healthcheck', '/__apidocs', '/colyseus', '/monitor', '/monitor/api', '/playground', '/metrics/CODE'];
const JSON_BODY = { 'content-type': 'application/json' };
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

const ADMIN_PASSWORD = 'the password of the admin';
const server = serverForFile({ ADMIN_PASSWORD });

test('every route has a case here', () => {
  expect(new Set(recorded.surface)).toEqual(new Set(Object.keys(CASES)));
});

/** The routes are the same in every game, so one is enough. */
const GAMES_OF_ROUTES = SAMPLE_GAMES.filter(canBeMarked).slice(0, testSize === 'soak' ? undefined : 1);

describe.each(GAMES_OF_ROUTES)('while $id is played', (game) => {
  test('no answer over HTTP reveals a hidden card', async () => {
    const table = await playedInto(game, 6);
    const canaries = canariesOf(game, table.match.options);
    const hidden = unseenBy(game, table.match.state, 'public');
    expect(hidden.size).toBeGreaterThan(0);
    const escaped: string[] = [];
    for (const path of [...Object.values(CASES).flat(), ...NOWHERE]) {
      const url = server.address + path.replaceAll('CODE', table.code).replaceAll('MATCH', table.id);
      for (const method of METHODS) {
        for (const [who, headers] of table.visitors) {
          const answer = await fetch(url, {
            method,
            headers,
            ...(method === 'POST' ? { body: bodyOf(path, headers, table.id) } : {}),
          });
          const text = `${JSON.stringify([...answer.headers])} ${await answer.text()}`;
          for (const face of foundIn(text, hidden, canaries)) escaped.push(`${who}: ${method} ${url}: ${face}`);
        }
      }
    }
    for (const frame of table.lobby.frames)
      for (const face of foundIn(frame, hidden, canaries)) escaped.push(`the lobby: ${face}`);
    const lines = captured.splice(0);
    expect(lines.filter((line) => line.includes(table.code))).toEqual([]); // Anyone with the code could join.
    for (const line of lines) for (const face of foundIn(line, hidden, canaries)) escaped.push(`the log: ${face} in ${line}`);
    expect(escaped).toEqual([]);
    table.leave();
  });
});

const OWN_GAMES_BODIES: Readonly<Record<string, (match: string) => object>> = {
  '/api/records/MATCH?': () => ({}),
  '/api/my-games': () => ({}),
  '/api/my-games/export': () => ({}),
  '/api/my-games/favourite': (match) => ({ match, isFavourite: true }),
  '/api/my-games/forget': (match) => ({ match }),
};

function bodyOf(path: string, headers: Record<string, string>, match: string): string {
  const rest = OWN_GAMES_BODIES[path]?.(match) ?? { name: 'Someone', protocol: PROTOCOL };
  return JSON.stringify({ key: headers['x-key'], ...rest });
}

async function playedInto(game: Game, moves: number) {
  const made = await server.post('/api/tables', { game: game.id, open: true });
  const { code } = (await made.json()) as { code: string };
  const offset = randomBytes(4).readUInt32BE();
  const at = (memberId: number) => listenAt(server.address, code, testPerson(offset + memberId));
  const lobby = await listenAt(server.address, LOBBY_ROOM, testPerson(offset));
  await lobby.ask('look', { games: [], seat: false });
  const players: Listener[] = [];
  for (let seat = 0; seat < game.seats.max; seat++) {
    players.push(await at(seat));
    await players[seat]!.ask('sit', { seat });
  }
  const spectator = await at(50);
  await players[0]!.ask('start');
  let match = await matchAt(game, code);
  for (let move = 0; move < moves; move++) {
    const { seat, action } = anyMove(game, match.match.state, seeded(move))!;
    await players[seat]!.ask('act', { id: `move-number-${move}`, version: match.match.version, action });
    match = await matchAt(game, code);
  }
  const visitors = [
    ['nobody', JSON_BODY],
    [
      'the admin',
      {
        ...JSON_BODY,
        authorization: `Basic ${btoa(`admin:${ADMIN_PASSWORD}`)}`,
        cookie: `office=${adminAuth(ADMIN_PASSWORD).newSession(Date.now())}`,
      },
    ],
    ...[...players.slice(1, 2), spectator].map(
      ({ who }) =>
        [
          who.name,
          { ...JSON_BODY, authorization: `Bearer ${who.secret}`, cookie: `key=${who.secret}`, 'x-key': who.secret },
        ] as const,
    ),
  ] as readonly (readonly [string, Record<string, string>])[];
  await vi.waitUntil(() => lobby.frames.some((frame) => Buffer.from(frame).includes(code)));
  const leave = () => {
    for (const each of [...players, spectator, lobby]) void each.drop();
  };
  return { ...match, code, lobby, visitors, leave };
}

async function matchAt(game: Game, code: string): Promise<{ id: string; match: Match }> {
  const { match: id, options, seats } = (await recorded.storage!.loadTable(code))!;
  const steps = await recorded.storage!.steps(id!);
  const { match } = historyOf(id!, startMatch(game, options, seats.length), steps).play;
  expect(pendingChance(match)).toBeNull();
  return { id: id!, match };
}
