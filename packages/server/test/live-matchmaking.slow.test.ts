import type { Room } from '@colyseus/sdk';
import { quickOptions } from '@hundredfold/shared/core/options.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { MATCHMAKING_ROOM } from '@hundredfold/shared/protocol/matchmaking.ts';
import { CLOSE_CODES, PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { TEST_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { personIdOf } from '../src/identity/person-id.ts';
import { type Clock, systemClock } from '../src/platform/clock.ts';
import type { Notices, PushNotice } from '../src/push/notices.ts';
import { StorageFailed } from '../src/storage/game-storage.ts';
import { join, newClient, newSecret, takesPart } from './kit/live-player.ts';
import { connectSeeker, type Seeker } from './kit/live-seeker.ts';
import { liveServerForFile } from './kit/live-server.ts';
import { tableFor } from './kit/live-table.ts';

const CLOCK_SPEED = 4;

const quickClock: Clock = {
  after: (milliseconds, run) => systemClock.after(milliseconds / CLOCK_SPEED, run),
  now: () => systemClock.now() * CLOCK_SPEED,
};

/** The notices that the room has sent. */
const sent: (PushNotice & { readonly to: string })[] = [];
const notices: Notices = {
  async send(to, notice) {
    sent.push({ to, ...notice });
    return null;
  },
};

const live = liveServerForFile(TEST_GAMES, { clock: quickClock, notices });

const here = new Set<Room>();
afterEach(() => {
  for (const room of here) if (room.connection.isOpen) void room.leave();
  here.clear();
});

async function connect(key?: string, name = 'Ann'): Promise<Seeker> {
  const seeker = await connectSeeker(live.address, name, key);
  here.add(seeker.room);
  return seeker;
}

const WISH = { games: ['mod-four'], pace: 'normal', except: [] };

async function startSearch(wish: object = WISH, key?: string): Promise<Seeker> {
  const seeker = await connect(key);
  await seeker.ask('seek', wish);
  return seeker;
}

async function confirmOffer(seeker: Seeker): Promise<void> {
  const { offer } = await seeker.reaches('called');
  await seeker.ask('confirm', { offer });
}

describe('people look for a game', () => {
  test('four matched people sit at one table, and the game begins as soon as they have taken part in the shuffle', async () => {
    const four = await Promise.all([1, 2, 3, 4].map(() => startSearch()));
    await Promise.all(four.map(confirmOffer));
    const codes = await Promise.all(four.map(async (each) => (await each.reaches('matched')).code));
    expect(new Set(codes).size).toBe(1);
    const modFour = gameById('mod-four')!;
    const players = await Promise.all(four.map(({ key }) => join(live.address, modFour, codes[0]!, key)));
    expect(new Set(players.map((player) => player.seat()))).toEqual(new Set([0, 1, 2, 3]));
    await Promise.all(players.map(takesPart));
    await players[0]!.sees(({ phase }) => phase === 'playing');
    expect(players[0]!.state.toJSON()).toMatchObject({ open: false, pace: 'normal' });
    expect(players[0]!.view().options).toEqual(quickOptions(modFour.options));
    await Promise.all(players.map(({ room }) => room.leave()));
  });

  test('a table that cannot begin for want of storage is closed, and its people are called to another one', async () => {
    const four = await Promise.all([1, 2, 3, 4].map(() => startSearch()));
    const { storage } = live.context;
    const { saveTable } = storage;
    let saved = '';
    const saving = vi.spyOn(storage, 'saveTable').mockImplementation((table, lease) => {
      if (saved === table.code) return Promise.reject(new StorageFailed('no space left'));
      saved ||= table.code;
      return saveTable(table, lease);
    });
    await Promise.all(four.map(confirmOffer));
    await Promise.all(four.map((each) => each.reaches('called'))); // Once more: the first table was stored, and could not begin.
    await vi.waitFor(() => expect(saving.mock.calls.length).toBeGreaterThan(1));
    await Promise.all(four.map((each) => vi.waitFor(() => confirmOffer(each))));
    const codes = await Promise.all(four.map(async (each) => (await each.reaches('matched')).code));
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).not.toBe(saved);
    await vi.waitFor(async () => expect(await live.directory.load(saved)).toBeNull());
  });

  test('someone whose page is hidden gets a notice of the proposal, and the others none', async () => {
    const [ann, ...others] = await Promise.all([1, 2, 3, 4].map(() => startSearch()));
    await ann!.ask('hidden', { hidden: true });
    await others[0]!.ask('hidden', { hidden: true });
    await others[0]!.ask('hidden', { hidden: false });
    await Promise.all([ann!, ...others].map(confirmOffer));
    await ann!.reaches('matched');
    expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([personIdOf(ann!.key)]));
    expect(sent[0]).toMatchObject({ kind: 'match', game: 'mod-four' });
  });

  test('a second window takes over the search, and the first is told', async () => {
    const first = await startSearch();
    await first.reaches('waiting');
    const second = await connect(first.key);
    expect(await first.closed).toBe(CLOSE_CODES.elsewhere);
    expect(await second.reaches('waiting')).toMatchObject({ games: [{ have: 1 }] });
  });

  test('nobody learns who the others are before they sit down with them', async () => {
    const four = await Promise.all(
      ['Anna Amsel', 'Berta Buche', 'Carla Cello', 'Dora Distel'].map((name) => connect(undefined, name)),
    );
    for (const each of four) await each.ask('seek', WISH);
    await Promise.all(four.map(confirmOffer));
    await Promise.all(four.map((each) => each.reaches('matched')));
    const said = four.map(({ heard }) => JSON.stringify(heard)).join();
    for (const { key } of four) expect(said).not.toContain(key);
    expect(said).not.toMatch(/Amsel|Buche|Cello|Distel|127\.0\.0\.1|::1/);
  });

  test('everyone at a table sees that its players search together, and only its host can start that', async () => {
    const modFour = gameById('mod-four')!;
    const party = await tableFor(live, modFour);
    const [ann, ben, eve] = [
      await join(live.address, modFour, party),
      await join(live.address, modFour, party),
      await join(live.address, modFour, party),
    ];
    await ann.ask('sit', { seat: 0 });
    await ben.ask('sit', { seat: 1 });
    const friend = await connect(ben.secret);
    for (const code of [party, 'ABCDEFGH'])
      await expect(friend.ask('seek', { ...WISH, party: code })).rejects.toThrow(/not-host|not-seated/);
    await (await connect(eve.secret)).ask('seek', WISH);
    const host = await connect(ann.secret);
    await host.ask('seek', { ...WISH, party });
    await friend.ask('joinParty', { except: [] });
    for (const player of [ann, ben, eve]) await player.sees(({ seeking }) => seeking);
    expect(await friend.reaches('waiting')).toMatchObject({ games: [{ have: 3 }] });
    await friend.ask('stop');
    for (const player of [ann, ben, eve]) await player.sees(({ seeking }) => !seeking);
    expect(await host.reaches('none')).toEqual({ at: 'none', why: 'party' });
    await Promise.all([ann, ben, eve].map(({ room }) => room.leave()));
  });

  test('a person who wants to be forgotten searches no more', async () => {
    const ann = await startSearch();
    const ben = await startSearch();
    await ann.reaches('waiting');
    await live.directory.forget(personIdOf(ann.key));
    expect(await ann.closed).toBe(CLOSE_CODES.forgotten);
    await ben.ask('stop');
    await ben.ask('seek', WISH);
    expect(await ben.reaches('waiting')).toMatchObject({ games: [{ have: 1 }] });
  });
});

describe('a request that makes no sense', () => {
  test('is malformed', async () => {
    for (const [name, payload] of [
      ['seek', { ...WISH, games: [] }],
      ['seek', { ...WISH, games: ['foursquare'] }],
      ['seek', { ...WISH, people: ['someone'] }],
      ['confirm', undefined],
      ['stop', { now: true }],
    ] as const) {
      await expect((await connect()).ask(name, payload)).rejects.toThrow('malformed');
    }
  });

  test('does not admit clients without an identity, or of another version', async () => {
    const options = [
      {},
      { key: 'k', name: 'Ann', protocol: PROTOCOL },
      { key: newSecret(), name: 'Ann', protocol: PROTOCOL + 1 },
    ];
    for (const each of options) await expect(newClient(live.address).joinById(MATCHMAKING_ROOM, each)).rejects.toThrow();
  });
});
