import { gameById } from '@hundredfold/shared/games/index.ts';
import type { ChatMessage } from '@hundredfold/shared/protocol/chat.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WorkerPort } from '../../lib/worker-port.ts';
import { sessionOf } from '../testing/session-of.ts';
import { liveChance } from './live-chance.ts';
import { openLocalEngine } from './local-engine.ts';
import type { WorkerMessage, WorkerRequest } from './messages.ts';
import type { OfflineStore } from './offline-store.ts';
import { withMemory } from './spare-offline-store.ts';
import { memoryOfflineStore } from './testing/memory-offline-store.ts';
import { workerLink } from './worker-link.ts';

const NEW_GAME = { game: 'foursquare', options: {}, seats: 1 };
const PLAYER = { name: 'Ann', seal: 7 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A local engine behind a port. Messages are copied, as they are between a page and a worker. */
function openPort(store = withMemory(memoryOfflineStore())): WorkerPort<WorkerRequest, WorkerMessage> {
  let listener: (message: WorkerMessage | null) => void = () => undefined;
  const services = {
    store: Promise.resolve(store),
    source: liveChance,
    gameById,
    now: () => 0,
    bug: (error: unknown) => expect.unreachable(String(error)),
  };
  const deal = openLocalEngine({ ...services, tell: (message) => listener(structuredClone(message)) });
  return {
    post: (asked) => deal(structuredClone(asked)),
    hear: (next) => {
      listener = next;
    },
    close: () => undefined,
  };
}

async function open(newGame: typeof NEW_GAME | null = NEW_GAME, port = openPort()) {
  const link = workerLink(port, { id: 'first', newGame, player: PLAYER, gameById, newId: () => 'next' });
  await vi.advanceTimersByTimeAsync(0);
  return link;
}

const move = (version: number) => ({ id: 'abcdefgh', version, action: { type: 'place', row: 0, col: 1 } });

test('shows a table for one player, without a host', async () => {
  const link = await open();
  expect(sessionOf(link)).toBe('live');
  expect(link.snapshot.value).toMatchObject({
    phase: 'playing',
    seat: 0,
    me: 1,
    host: 0,
    code: '',
    from: 'table',
    matchNumber: 1,
  });
  expect(link.snapshot.value?.deviceGame).toBe('first');
  expect(link.snapshot.value?.seats).toEqual([
    { status: 'here', person: 1, name: 'Ann', seal: 7, time: null, takebacks: 0, level: null },
  ]);
});

test('tells the page what its player says', async () => {
  const link = await open({ game: 'mod-four', options: {}, seats: 4 });
  const told: ChatMessage[] = [];
  link.onChatMessage((message) => told.push(message));
  expect(await link.ask('say', { phrase: 'bravo', to: 2 })).toEqual({ ok: true, value: null });
  const said = { phrase: 'bravo', to: { seat: 2, person: 0, name: '' } };
  expect(told).toMatchObject([{ id: 1, person: 1, said }]);
});

test('reports from the first step that could not be saved that the game is lost when the page closes', async () => {
  let isFull = false;
  const kept = memoryOfflineStore();
  const append: OfflineStore['append'] = (more) =>
    isFull ? Promise.reject(new DOMException('', 'QuotaExceededError')) : kept.append(more);
  const link = await open(NEW_GAME, openPort(withMemory({ ...kept, append })));
  const version = link.snapshot.value?.version ?? 0;
  expect(link.isSaved.value).toBe(true);
  isFull = true;
  expect(await link.ask('act', move(version))).toMatchObject({ ok: true });
  expect(link.isSaved.value).toBe(false);
});

test('seats bots with names of their own', async () => {
  const link = await open({ game: 'mod-four', options: {}, seats: 4 });
  const names = link.snapshot.value?.seats.map(({ name, status }) => `${name} ${status}`);
  expect(names).toEqual(['Ann here', 'Ada bot', 'Blaise bot', 'Carl bot']);
});

test('begins a rematch with the bots that were set meanwhile', async () => {
  const port = openPort();
  const link = await open(NEW_GAME, port);
  const asked = vi.spyOn(port, 'post');
  void link.ask('rematch', {});
  expect(await link.ask('set', { botLevel: 'strong' })).toEqual({ ok: true, value: null });
  void link.ask('rematch', {});
  expect(asked.mock.calls).toEqual([[{ ask: 'rematch', id: 'next' }], [{ ask: 'rematch', id: 'next', botLevel: 'strong' }]]);
});

test('answers moves and takebacks, and refuses intents that need a server', async () => {
  const link = await open();
  const version = link.snapshot.value?.version ?? 0;
  expect(await link.ask('act', move(version))).toEqual({ ok: true, value: version + 1 });
  expect(await link.ask('act', move(version))).toEqual({ ok: false, refusal: { refusal: 'stale' } });
  const outside = { ...move(version + 1), action: { type: 'place', row: 9, col: 9 } };
  expect(await link.ask('act', outside)).toEqual({ ok: false, refusal: { refusal: 'outside-the-frame' } });
  expect(await link.ask('takeback', {})).toMatchObject({ ok: true });
  expect(link.snapshot.value).toMatchObject({ version: version + 2, undone: version + 2, seats: [{ takebacks: 1 }] });
  for (const name of ['pause', 'sit'] as const) {
    expect(await link.ask(name, {} as never)).toEqual({ ok: false, refusal: { refusal: 'not-playing' } });
  }
});

test('says why there is nothing to play, and answers everything from then on', async () => {
  const gone = await open(null);
  expect(gone.ended.value).toBe('gone');
  expect(gone.snapshot.value).toBeNull();
  expect(await gone.ask('act', move(0))).toEqual({ ok: false, refusal: { refusal: 'no-answer' } });
  expect((await open(null, openPort(withMemory(null)))).ended.value).toBe('unkept');
});
