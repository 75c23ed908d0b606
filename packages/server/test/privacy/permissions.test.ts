import { GAMES } from '@hundredfold/shared/games/index.ts';
import { INTENT_NAMES, type Intent, type IntentName } from '@hundredfold/shared/protocol/intents.ts';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { MATCHMAKING_ROOM, matchmakingRequests } from '@hundredfold/shared/protocol/matchmaking.ts';
import { SPECTATOR_ROOMS } from '@hundredfold/shared/protocol/spectators.ts';
import { settingsIn } from '@hundredfold/shared/protocol/table-facts.ts';
import { CHANGED_FACTS } from '@hundredfold/shared/testing/changed-facts.ts';
import { expect, test } from 'vitest';
import { handleIntent } from '../../src/table/intents/handle-intent.ts';
import { joinTable, leaveTable } from '../../src/table/join-table.ts';
import { due, four, intent, ok, toTheEnd } from '../hand-people.ts';
import { type HandTable, handTable } from '../hand-table.ts';

const ROLES = ['host', 'player', 'watcher', 'removed'] as const;
const TIMES = ['before', 'during', 'after'] as const;
type Role = (typeof ROLES)[number];
type Time = (typeof TIMES)[number];

const ROLE_REFUSALS: readonly string[] = [
  'not-host',
  'not-seated',
  'not-asked',
  'not-leading',
  'not-playing',
  'not-over',
  'already-playing',
  'removed',
];

/** A position in the replay. The player shows it after the game, so that someone leads. */
const LED = { turn: 3, playing: true, speed: 1, view: 'all' } as const;

const payloads: { readonly [Name in IntentName]: (at: Scene) => Intent<Name> } = {
  me: () => undefined,
  introduce: () => ({ name: 'Anna', seal: 3 }),
  sit: () => ({ seat: 3 }),
  stand: () => undefined,
  fill: () => ({ seat: 3 }),
  level: () => ({ seat: 2, level: 'strong' }),
  clear: () => ({ seat: 2 }),
  hold: () => ({ seat: 2 }),
  lock: () => ({ seat: 3, locked: true }),
  set: () => ({ open: true }),
  start: () => undefined,
  arrange: () => ({ options: { target: 3 } }),
  commit: () => ({ starts: 0, lastStart: '0'.repeat(64), top: 'a'.repeat(64) }),
  reveal: () => ({ reveal: 'a'.repeat(64) }),
  rematch: () => undefined,
  showReplay: () => LED,
  passReplay: ({ guest }) => ({ person: guest }),
  endReplay: () => undefined,
  remove: ({ guest }) => ({ person: guest }),
  readmit: ({ guest }) => ({ person: guest }),
  host: ({ guest }) => ({ person: guest }),
  take: () => ({ seat: 3 }),
  grant: ({ guest }) => ({ person: guest }),
  decline: ({ own }) => ({ person: own }),
  showHand: ({ guest }) => ({ person: guest, shown: true }),
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
  act: ({ hand }) =>
    hand.table.value.phase === 'playing' ? intent(hand, due(hand).action) : { id: 'too-early', version: 0, action: {} },
};

const REQUESTS: readonly Asked[] = INTENT_NAMES.flatMap((name): readonly Asked[] => {
  if (name !== 'set') return [{ title: name, name, payload: payloads[name] }];
  return Object.entries(settingsIn(CHANGED_FACTS)).map(([setting, value]) => ({
    title: `set ${setting}`,
    name,
    payload: () => ({ [setting]: value }),
  }));
});

interface Asked {
  readonly title: string;
  readonly name: IntentName;
  readonly payload: (at: Scene) => Intent<IntentName>;
}

interface Scene {
  readonly hand: HandTable;
  readonly host: number;
  readonly player: number;
  readonly watcher: number;
  readonly removed: number;
  readonly guest: number;
  readonly own: number;
}

/** Returns a table with four players, of whom one is away during the game, or three and an empty seat, and two spectators. */
async function scene(time: Time): Promise<Omit<Scene, 'own'>> {
  const hand = await handTable();
  const people = await four(hand);
  const [host = 0, player = 0] = people;
  const watcher = await joinTable(hand.table, 'id of Wim', 'Wim');
  const guest = await joinTable(hand.table, 'id of Gus', 'Gus');
  const removed = await joinTable(hand.table, 'id of Rex', 'Rex');
  hand.table.value = { ...hand.table.value, removed: [{ personId: 'id of Rex', memberId: removed, mayWatch: true }] };
  if (time === 'before') {
    await handleIntent(hand.table, people[3]!, 'stand', undefined);
    return { hand, host, player, watcher, removed, guest };
  }
  expect(await handleIntent(hand.table, host, 'start', undefined)).toEqual(ok(null));
  if (time === 'during') {
    await leaveTable(hand.table, people[2]!, false);
    return { hand, host, player, watcher, removed, guest };
  }
  await toTheEnd(hand, people);
  expect(await handleIntent(hand.table, player, 'showReplay', LED)).toEqual(ok(null));
  return { hand, host, player, watcher, removed, guest };
}

/** The tables of each time of which nothing has changed, because all that was asked there was refused. */
const unchanged = new Map<Time, Omit<Scene, 'own'>>();

async function mayAsk({ name, payload }: Asked, role: Role, time: Time): Promise<boolean> {
  const at = unchanged.get(time) ?? (await scene(time));
  const answer = await handleIntent(at.hand.table, at[role], name, payload({ ...at, own: at[role] }));
  const isAllowed = answer.ok || !ROLE_REFUSALS.includes(answer.refusal);
  if (isAllowed) unchanged.delete(time);
  else unchanged.set(time, at);
  return isAllowed;
}

async function cellOf(asked: Asked, role: Role): Promise<string> {
  const times: Time[] = [];
  for (const time of TIMES) if (await mayAsk(asked, role, time)) times.push(time);
  return times.length === TIMES.length ? 'yes' : times.length === 0 ? '–' : times.join(', ');
}

test('who may ask for what is as documented', async () => {
  const rows: string[] = [];
  for (const asked of REQUESTS) {
    const cells: string[] = [];
    for (const role of ROLES) cells.push(await cellOf(asked, role));
    rows.push(`| \`${asked.title}\` | ${cells.join(' | ')} |`);
  }
  const page = [
    '# Who may ask for what',
    '',
    '`packages/server/test/privacy/permissions.test.ts` writes this page from what the server does, and compares it.',
    'After a deliberate change, run the test with `-u`.',
    'A request that is refused for another reason, for example because nobody has moved yet, counts as allowed.',
    'During the game, the connection of one player is lost; `clear` and `hold` are for the seat of that player.',
    'After the game, the player leads the shared replay.',
    'The column `removed` is for someone whom the host has removed, and who has come back to watch.',
    '',
    '## At a table',
    '',
    `Each table is a room whose type is its game: ${GAMES.map(({ id }) => `\`${id}\``).join(', ')}.`,
    'The columns say when a request is allowed: before, during or after a game.',
    '',
    `| request | ${ROLES.join(' | ')} |`,
    '|---|---|---|---|---|',
    ...rows,
    '',
    '## In the other rooms',
    '',
    '| room | requests | who |',
    '|---|---|---|',
    ...SPECTATOR_ROOMS.map(
      (kind) =>
        `| \`<code>-${kind}\` | \`me\`, \`say\`, \`listen\`, \`signs\`, \`report\` | people without a seat at that table, if its host lets them watch |`,
    ),
    `| \`${LOBBY_ROOM}\` | \`look\` | everyone |`,
    `| \`${MATCHMAKING_ROOM}\` | ${Object.keys(matchmakingRequests)
      .map((name) => `\`${name}\``)
      .join(', ')} | everyone, for themselves; \`seek\` with a party: the host of that table |`,
    '',
    '## Over HTTP',
    '',
    'Blocked people cannot join a table, its spectator rooms or quick match, or make a table with their secret.',
    'What this table does not list is open to everyone, within limits.',
    '',
    '| path | who, and what they get |',
    '|---|---|',
    '| `/metrics`, `/admin` | people who know `ADMIN_PASSWORD`; without a password, nobody |',
    '| `POST /api/tables` | everyone. With `from`, a record and a turn: people who may open that record get a table whose game goes on from there, and the answer has its code alone |',
    '| `POST /api/tables/mine`, `POST /api/transfers`, `POST /api/forget` | people with their secret: the list of their own tables, a code for another device, and being forgotten |',
    '| `/api/tables/<code>/invitation` | everyone with the code, for public and private tables alike. They get the game and its options, the turn of another game from which it goes on, the pace, the host, the seats with names and avatars, and whether they can sit, watch, or have to wait. They do not get spectators, chat or the standing. Nobody at the table learns of it, and no table is loaded |',
    '| `/api/statistics` | people with their secret as a bearer token: the results of their own games, by match, without names. Nobody can get the results of someone else |',
    '| `GET /api/records/<id>` | everyone with the id of a finished game: its record, with the names that everyone at the table saw. If nobody could watch the game, nobody gets it here |',
    '| `POST /api/records/<id>` | the same, and the players of the game by their secret, also if nobody could watch |',
    '| `/api/my-games` | people with their secret: the list of their own games, with the names of the others and without person ids; the records of these games; their favourites; and the deletion of their result and name in one game |',
    '| `/t/<code>` | everyone, as a page. Its preview names the game and no person. For a code without a table, and after too many attempts, it is the preview of the site |',
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../../../docs/who-may-ask.md');
});
