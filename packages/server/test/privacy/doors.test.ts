import { GAMES } from '@hundredfold/shared/games/index.ts';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { MATCHMAKING_ROOM, matchmakingRequests } from '@hundredfold/shared/protocol/matchmaking.ts';
import { SPECTATOR_ROOMS } from '@hundredfold/shared/protocol/spectators.ts';
import { type Intent, type IntentName, intents } from '@hundredfold/shared/protocol/table.ts';
import { expect, test } from 'vitest';
import { handleIntent } from '../../src/table/intents/handle-intent.ts';
import { joinTable } from '../../src/table/runtime/join.ts';
import { due, four, intent, ok, toTheEnd } from '../hand-people.ts';
import { type HandTable, handTable } from '../hand-table.ts';

/** Somebody at a table, at some time. */
const ROLES = ['host', 'player', 'watcher'] as const;
const TIMES = ['before', 'during', 'after'] as const;
type Role = (typeof ROLES)[number];
type Time = (typeof TIMES)[number];

/** Words by which somebody is told that it is not for them to ask this, or not at such a time. */
const NOT_THEIRS: readonly string[] = ['not-host', 'not-seated', 'not-asked', 'not-playing', 'not-over', 'already-playing'];

/** A payload that is well-formed, and points at somebody or something that is there. */
const asked: { readonly [Name in IntentName]: (at: Scene) => Intent<Name> } = {
  me: () => undefined,
  introduce: () => ({ name: 'Anna', seal: 3 }),
  sit: () => ({ seat: 3 }),
  stand: () => undefined,
  fill: () => ({ seat: 3 }),
  clear: () => ({ seat: 2 }),
  hold: () => ({ seat: 2 }),
  lock: () => ({ seat: 3, locked: true }),
  open: () => ({ open: true }),
  start: () => undefined,
  arrange: () => ({ options: { target: 3 } }),
  rematch: () => undefined,
  remove: ({ guest }) => ({ person: guest }),
  host: ({ guest }) => ({ person: guest }),
  take: () => ({ seat: 3 }),
  grant: ({ guest }) => ({ person: guest }),
  decline: ({ own }) => ({ person: own }),
  lend: ({ guest }) => ({ person: guest, lent: true }),
  watching: () => ({ watch: 'late', delay: 8 }),
  hints: () => ({ hints: 'always' }),
  pace: () => ({ pace: 'fast' }),
  pause: () => undefined,
  resume: () => undefined,
  takeback: () => undefined,
  allow: () => ({ allowed: true }),
  finish: () => undefined,
  seen: () => undefined,
  back: () => undefined,
  say: () => ({ phrase: 'hello' }),
  listen: () => ({ hears: 'all', except: [] }),
  signs: () => undefined,
  report: ({ guest }) => ({ person: guest }),
  freely: () => ({ freely: true }),
  act: ({ hand }) =>
    hand.table.value.phase === 'playing' ? intent(hand, due(hand).action) : { id: 'too-early', version: 0, action: {} },
};

interface Scene {
  readonly hand: HandTable;
  readonly host: number;
  readonly player: number;
  readonly watcher: number;
  /** One more who watches: to be sent away, to be made the host. */
  readonly guest: number;
  /** Who asks. */
  readonly own: number;
}

/** A table with four players, a bot or nobody on the last seat, and two who watch. */
async function scene(time: Time): Promise<Omit<Scene, 'own'>> {
  const hand = await handTable();
  const people = await four(hand);
  const [host = 0, player = 0] = people;
  const watcher = await joinTable(hand.table, 'id of Wim', 'Wim');
  const guest = await joinTable(hand.table, 'id of Gus', 'Gus');
  if (time === 'before') {
    await handleIntent(hand.table, people[3]!, 'stand', undefined);
    return { hand, host, player, watcher, guest };
  }
  expect(await handleIntent(hand.table, host, 'start', undefined)).toEqual(ok(null));
  if (time === 'after') await toTheEnd(hand, people);
  return { hand, host, player, watcher, guest };
}

async function mayAsk<Name extends IntentName>(name: Name, role: Role, time: Time): Promise<boolean> {
  const at = await scene(time);
  const answer = await handleIntent(at.hand.table, at[role], name, asked[name]({ ...at, own: at[role] }));
  return answer.ok || !NOT_THEIRS.includes(answer.refusal);
}

async function cell(name: IntentName, role: Role): Promise<string> {
  const times: Time[] = [];
  for (const time of TIMES) if (await mayAsk(name, role, time)) times.push(time);
  return times.length === TIMES.length ? 'yes' : times.length === 0 ? '–' : times.join(', ');
}

test('who may ask for what is as it is written down', async () => {
  const rows: string[] = [];
  for (const name of Object.keys(intents) as IntentName[]) {
    const cells: string[] = [];
    for (const role of ROLES) cells.push(await cell(name, role));
    rows.push(`| \`${name}\` | ${cells.join(' | ')} |`);
  }
  const page = [
    '# Who may ask for what',
    '',
    'Written by `packages/server/test/privacy/doors.test.ts` from what the server really does, and compared with it: run the test with `-u` once the',
    'change was meant. What is refused for other reasons, because nobody has made a move, say, counts as asked.',
    '',
    '## At a table',
    '',
    'One room for each, of the type of its game: ' +
      `${GAMES.map(({ id }) => `\`${id}\``).join(', ')}. Before a game, during it, or after it.`,
    '',
    `| request | ${ROLES.join(' | ')} |`,
    '|---|---|---|---|',
    ...rows,
    '',
    '## In the other rooms',
    '',
    '| room | requests | who |',
    '|---|---|---|',
    ...SPECTATOR_ROOMS.map(
      (kind) =>
        `| \`<code>-${kind}\` | \`me\`, \`say\`, \`listen\`, \`signs\`, \`report\` | whoever has no seat at that table, where its host lets them watch |`,
    ),
    `| \`${LOBBY_ROOM}\` | \`look\` | anybody |`,
    `| \`${MATCHMAKING_ROOM}\` | ${Object.keys(matchmakingRequests)
      .map((name) => `\`${name}\``)
      .join(', ')} | anybody, for themselves; \`seek\` with a party: the host of that table |`,
    '',
    '## Over HTTP',
    '',
    'Nobody who is blocked comes into a room or makes a table. Everything else is for anybody, within limits.',
    '',
    '| place | who |',
    '|---|---|',
    '| `/metrics`, `/admin` | whoever knows `ADMIN_PASSWORD`; nobody where there is none |',
    '| `/api/tables/<code>/invitation` | whoever has the code, which is all that an invitation is: which game with what differs from the plain one, the pace, who is the host, who sits there, with names and seals, and whether there is a seat, something to watch, or nothing before the next game. Of a private table no less, and of an open one no more: not who watches, what is said, or how the game stands. Nobody there learns of it, and nothing wakes up |',
    "| `/api/statistics` | whoever shows their secret, as a bearer's: what their own games came to, by match, with nobody's name. There is no way to ask for somebody else's |",
    '| `/t/<code>` | anybody, as a page; its preview names the game and nobody. Of a code without a table, and for whoever has tried too many, it is that of the house |',
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../../../docs/who-may-ask.md');
});
