// Threats (docs/security.md): D14c, G2.

import { hundredRummy } from '@hundredfold/games/hundred-rummy/rules/index.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { hasHands, type SpectatorSettings } from '@hundredfold/shared/protocol/spectators.ts';
import { QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test } from 'vitest';
import { failingStorage } from '../../test/failing-storage.ts';
import { due, intent, ok, refusal, seated } from '../../test/hand-people.ts';
import { type HandTable, handTable } from '../../test/hand-table.ts';
import { StorageFailed } from '../storage/game-storage.ts';
import { openSqliteInMemory } from '../storage/testing/in-memory.ts';
import { playOf, type TableValue } from '../table/state/table.ts';
import { delayedHandsView } from './spectator-view.ts';

const CATCH_UP_TIME_MS = 40_000;

async function spectatorViewOf(watching: SpectatorSettings, given: Parameters<typeof handTable>[0] = {}) {
  const hand = await handTable({ options: {}, ...given });
  const people = await seated(hand, ...hand.table.value.seating.seats.map((_, seat) => `Name ${seat}`));
  expect(await hand.ask(people[0]!, 'set', { watching })).toEqual(ok(null));
  expect(await hand.ask(people[0]!, 'start')).toEqual(ok(null));
  const spectatorIds: string[] = [];
  const shown: TableValue[] = [];
  const closed: number[] = [];
  const gallery = delayedHandsView({
    table: hand.table,
    spectatorIds: () => spectatorIds,
    show: (value) => void shown.push(value),
    close: () => void closed.push(shown.length),
  });
  return { hand, people, gallery, spectatorIds, shown, closed };
}

async function move(hand: HandTable, people: readonly number[], chance: ReturnType<typeof seeded>): Promise<void> {
  const { seat } = due(hand);
  const { game, state } = playOf(hand.table.value)!.match;
  const legal = game.legal(game.view(state, seat));
  expect(await hand.ask(people[seat]!, 'act', intent(hand, legal[chance.below(legal.length)]))).toMatchObject({
    ok: true,
  });
}

/**
 * Passes time, a second at a time, until the spectator view has shown all that it may. In a whole minute a bot might move for a
 * player.
 */
async function catchUp(hand: HandTable, shown: readonly TableValue[]): Promise<void> {
  for (let known = -1; known < shown.length; ) {
    known = shown.length;
    await hand.pass(1000);
  }
}

const matchIn = (value: TableValue | undefined) => (value === undefined ? undefined : playOf(value)?.match);

describe.each(QUICK_GAMES.filter(hasHands).map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('shows all hands a number of turns late, never sooner, and the whole deal once it has ended', async () => {
    const delay = 5;
    const { hand, people, gallery, shown } = await spectatorViewOf({ watch: 'late', delay }, { game });
    const chance = seeded(7);
    const matches = [playOf(hand.table.value)!.match];
    await gallery.open();
    for (let turn = 0; turn < 60 && hand.table.value.phase === 'playing'; turn++) {
      await move(hand, people, chance);
      matches.push(playOf(hand.table.value)!.match);
      await catchUp(hand, shown);
      const seen = matchIn(shown.at(-1))?.version;
      const place = matches.findIndex(({ version }) => version === seen);
      const deal = game.deal(matches.at(-1)!.state);
      const ended = matches.findLastIndex((each) => game.deal(each.state) < deal);
      const isOver = (hand.table.value.phase as string) === 'over';
      expect(place).toBe(isOver ? matches.length - 1 : Math.max(ended, matches.length - 1 - delay));
    }
  });

  test('shows no turn too early, although later moves are taken back before it is shown', async () => {
    const delay = 4;
    const { hand, people, gallery, shown } = await spectatorViewOf({ watch: 'late', delay }, { game });
    const chance = seeded(13);
    let standing = [playOf(hand.table.value)!.match];
    await gallery.open();
    for (let turn = 0; turn < 60 && hand.table.value.phase === 'playing'; turn++) {
      const { seat } = due(hand);
      await move(hand, people, chance);
      standing.push(playOf(hand.table.value)!.match);
      await hand.pass(100);
      if (turn % 2 === 1) await hand.ask(people[seat]!, 'takeback');
      for (const person of people) await hand.ask(person, 'allow', { allowed: true });
      const { match, undone } = playOf(hand.table.value)!;
      if (undone.version === match.version) standing = [...standing.filter(({ version }) => version < undone.restored), match];
      const before = matchIn(shown.at(-1));
      await catchUp(hand, shown);
      const now = matchIn(shown.at(-1));
      if (now === before || (hand.table.value.phase as string) === 'over') continue;
      const ended = standing.findLastIndex((each) => game.deal(each.state) < game.deal(match.state));
      const place = standing.findIndex(({ version }) => version === now?.version);
      expect(place).toBe(Math.max(ended, standing.length - 1 - delay));
    }
    expect(playOf(hand.table.value)!.undone.version).toBeGreaterThan(0);
  });

  test('shows a deal once it has ended, turn by turn, and nothing of the current deal', async () => {
    const { hand, people, gallery, shown } = await spectatorViewOf({ watch: 'dealt', delay: 4 }, { game });
    const chance = seeded(11);
    await gallery.open();
    for (let turn = 0; turn < 400 && hand.table.value.phase === 'playing'; turn++) {
      await move(hand, people, chance);
      await hand.pass(1000);
      if (hand.table.value.phase !== 'playing') break;
      const now = game.deal(playOf(hand.table.value)!.match.state);
      const seen = matchIn(shown.at(-1))!;
      if (seen.version > 0) expect(game.deal(seen.state)).toBeLessThan(now);
    }
    if ((hand.table.value.phase as string) !== 'over') return;
    await hand.pass(5 * CATCH_UP_TIME_MS);
    expect(matchIn(shown.at(-1))).toBe(playOf(hand.table.value)!.match);
  });
});

test('a spectator who comes to a game in progress sees it as late as everyone, from the storage', async () => {
  const { hand, people, gallery, shown } = await spectatorViewOf({ watch: 'late', delay: 4 });
  const matches = [playOf(hand.table.value)!.match.version];
  for (let turn = 0; turn < 9; turn++) {
    await move(hand, people, seeded(turn));
    matches.push(playOf(hand.table.value)!.match.version);
  }
  await gallery.open();
  await hand.pass(CATCH_UP_TIME_MS);
  expect(matchIn(shown.at(-1))?.version).toBe(matches.at(-5));
});

test('a takeback delays nothing: drawing and taking back never brings the current hands into view', async () => {
  const { hand, people, gallery, shown } = await spectatorViewOf({ watch: 'late', delay: 4 }, { game: hundredRummy, seats: 2 });
  for (let turn = 0; turn < 6; turn++) await move(hand, people, seeded(turn));
  await gallery.open();
  await catchUp(hand, shown);
  const seen = matchIn(shown.at(-1))?.version;
  const { seat } = due(hand);
  const [memberId, other] = [people[seat]!, people[1 - seat]!];
  for (let times = 0; times < 4; times++) {
    const draw = intent(hand, { type: 'draw', from: 'discard' });
    expect(await hand.ask(memberId, 'act', draw)).toMatchObject({ ok: true });
    await catchUp(hand, shown);
    await hand.ask(memberId, 'takeback');
    await hand.ask(other, 'allow', { allowed: true });
    await catchUp(hand, shown);
  }
  expect(playOf(hand.table.value)!.undone.times[seat]).toBe(4);
  expect(matchIn(shown.at(-1))?.version).toBeLessThanOrEqual(seen! + 1);
});

test('a spectator is recorded for the deal before they see a hand of it', async () => {
  const storage = openSqliteInMemory();
  const { hand, people, gallery, spectatorIds, shown } = await spectatorViewOf({ watch: 'late', delay: 4 }, { storage });
  await gallery.open();
  spectatorIds.push('id of Wim');
  for (let turn = 0; turn < 8; turn++) {
    await move(hand, people, seeded(turn));
    await hand.pass(CATCH_UP_TIME_MS);
    const seesHands = (matchIn(shown.at(-1))?.version ?? 0) > 0;
    const kept = (await storage.loadTable('TABLE000'))!.seen!.map(({ personId }) => personId);
    expect(kept, `turn ${turn}`).toEqual(seesHands ? ['id of Wim'] : []);
  }
  await hand.ask(people[0]!, 'remove', { person: people[1]! });
  const wim = await hand.join('Wim');
  expect(await hand.ask(wim, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
});

test('nothing is shown as long as spectators cannot be recorded', async () => {
  const storage = failingStorage('addSeenCards');
  const { hand, people, gallery, spectatorIds, shown } = await spectatorViewOf({ watch: 'late', delay: 4 }, { storage });
  await gallery.open();
  spectatorIds.push('id of Wim');
  storage.fails = 'before';
  for (let turn = 0; turn < 8; turn++) await move(hand, people, seeded(turn));
  await hand.pass(CATCH_UP_TIME_MS);
  expect(matchIn(shown.at(-1))?.version).toBe(0);
  storage.fails = 'no';
  await hand.pass(CATCH_UP_TIME_MS);
  expect(matchIn(shown.at(-1))?.version).toBeGreaterThan(0);
  storage.fails = 'before';
  await expect(gallery.admit('id of Zoe')).rejects.toThrow(StorageFailed);
});

test('a view that closes while spectators are being recorded shows no further turn', async () => {
  const storage = openSqliteInMemory();
  const closing: typeof storage = {
    ...storage,
    async addSeenCards(...given) {
      await storage.addSeenCards(...given);
      gallery.close();
    },
  };
  const { hand, people, gallery, spectatorIds, shown } = await spectatorViewOf({ watch: 'late', delay: 4 }, { storage: closing });
  await gallery.open();
  spectatorIds.push('id of Wim');
  for (let turn = 0; turn < 8; turn++) await move(hand, people, seeded(turn));
  const before = shown.length;
  await hand.pass(CATCH_UP_TIME_MS);
  expect((await storage.loadTable('TABLE000'))?.seen).toMatchObject([{ personId: 'id of Wim' }]);
  expect(shown).toHaveLength(before);
});

test('a spectator costs one row, once hands of the current deal are shown, and never the row of the table', async () => {
  const storage = openSqliteInMemory();
  const rows: string[] = [];
  let saves = 0;
  const counted: typeof storage = {
    ...storage,
    saveTable: (...given) => {
      saves++;
      return storage.saveTable(...given);
    },
    addSeenCards: (sights, lease) => {
      rows.push(...sights.map(({ personId }) => personId));
      return storage.addSeenCards(sights, lease);
    },
  };
  const { hand, people, gallery, spectatorIds, shown } = await spectatorViewOf({ watch: 'late', delay: 4 }, { storage: counted });
  await gallery.open();
  const before = saves;
  for (const name of ['Wim', 'Zoe']) {
    spectatorIds.push(`id of ${name}`);
    await gallery.admit(`id of ${name}`);
  }
  await catchUp(hand, shown);
  expect(rows).toEqual([]);
  for (let turn = 0; turn < 8; turn++) await move(hand, people, seeded(turn));
  await catchUp(hand, shown);
  for (let times = 0; times < 3; times++) await gallery.admit('id of Wim');
  spectatorIds.push('id of Uli');
  await gallery.admit('id of Uli');
  expect(rows).toEqual(['id of Wim', 'id of Zoe', 'id of Uli']);
  expect(saves).toBe(before);
});

test('the view has no clock, and the end is shown with the last turn', async () => {
  const { hand, people, gallery, shown } = await spectatorViewOf(
    { watch: 'late', delay: 4 },
    { options: { target: 1 }, pace: 'normal' },
  );
  await gallery.open();
  const chance = seeded(3);
  while (hand.table.value.phase === 'playing') await move(hand, people, chance);
  expect(shown.at(-1)).toMatchObject({ phase: 'playing', pace: 'free' });
  await hand.pass(CATCH_UP_TIME_MS);
  expect(shown.at(-1)).toMatchObject({ phase: 'over', record: 'match 1' });
  expect(shown.every((value) => value.pace === 'free' && value.seatRequests.length === 0)).toBe(true);
});

test('the end is shown a few seconds after the end of the game, however late the hands were', async () => {
  const { hand, people, gallery, shown } = await spectatorViewOf({ watch: 'late', delay: 40 }, { options: { target: 10 } });
  await gallery.open();
  const chance = seeded(5);
  while (hand.table.value.phase === 'playing') {
    await move(hand, people, chance);
    if (hand.table.value.phase === 'playing') await catchUp(hand, shown);
  }
  expect((matchIn(shown.at(-1))?.version ?? 0) + 20).toBeLessThan(playOf(hand.table.value)!.match.version);
  const last = playOf(hand.table.value)!.match;
  for (let second = 0; second < 5; second++) await hand.pass(1000);
  expect(shown.at(-1)).toMatchObject({ phase: 'over' });
  expect(matchIn(shown.at(-1))).toBe(last);
});

test('the view goes on into the next game, and closes when the host changes the table', async () => {
  const { hand, people, gallery, shown, closed } = await spectatorViewOf({ watch: 'late', delay: 4 }, { options: { target: 1 } });
  await gallery.open();
  const chance = seeded(5);
  while (hand.table.value.phase === 'playing') await move(hand, people, chance);
  await hand.pass(CATCH_UP_TIME_MS);
  for (const person of people) await hand.ask(person, 'rematch');
  expect(hand.table.value).toMatchObject({ phase: 'playing', matchNumber: 2 });
  while ((hand.table.value.phase as string) === 'playing') await move(hand, people, chance);
  await hand.pass(CATCH_UP_TIME_MS);
  expect(shown.at(-1)).toMatchObject({ phase: 'over', matchNumber: 2 });
  expect(closed).toEqual([]);
  await hand.ask(people[0]!, 'arrange', {});
  expect(closed).toHaveLength(1);
});

test('a spectator view that cannot be shown closes, and the game goes on', async () => {
  const { hand, people } = await spectatorViewOf({ watch: 'late', delay: 4 });
  const closed: string[] = [];
  const gallery = delayedHandsView({
    table: hand.table,
    spectatorIds: () => [],
    show: () => {
      throw new Error('planted');
    },
    close: () => void closed.push('closed'),
  });
  await gallery.open();
  expect(closed).toEqual(['closed']);
  await move(hand, people, seeded(1));
  expect(hand.table.value.phase).toBe('playing');
});
