import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTENT_NAMES, type Intent, type IntentName } from '@hundredfold/shared/protocol/intents.ts';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { MATCHMAKING_ROOM, matchmakingRequests } from '@hundredfold/shared/protocol/matchmaking.ts';
import { SPECTATOR_ROOMS } from '@hundredfold/shared/protocol/spectators.ts';
import { settingsIn } from '@hundredfold/shared/protocol/table-facts.ts';
import { CHANGED_FACTS } from '@hundredfold/shared/testing/changed-facts.ts';
import { OWN_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { expect, test } from 'vitest';
import { handleIntent } from '../../src/table/intents/handle-intent.ts';
import { joinTable, leaveTable } from '../../src/table/join-table.ts';
import { due, four, intent, ok, toTheEnd } from '../hand-people.ts';
import { type HandTable, handTable } from '../hand-table.ts';

const PAGE = join(import.meta.dirname, '../../../../docs/who-may-ask.md');

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
const LED = { turn: 3, playing: true, speed: 1, view: 'all', pointing: '' } as const;

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
  hidden: () => ({ hidden: true }),
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
  const table = [`| request | ${ROLES.join(' | ')} |`, '|---|---|---|---|---|', ...rows, ''].join('\n');
  const page = readFileSync(PAGE, 'utf8').replace(/^\| request \|.*\n(?:\|.*\n)+/m, table);
  for (const { id } of OWN_GAMES) expect(page).toContain(`\`${id}\``);
  for (const kind of SPECTATOR_ROOMS) expect(page).toContain(`\`<code>-${kind}\``);
  for (const name of [LOBBY_ROOM, MATCHMAKING_ROOM, ...Object.keys(matchmakingRequests)]) expect(page).toContain(`\`${name}\``);
  await expect(page).toMatchFileSnapshot(PAGE);
});
