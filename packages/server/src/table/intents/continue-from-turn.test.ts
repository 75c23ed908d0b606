// Threats (docs/security.md): D14c.

import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { seatMemory } from '@hundredfold/shared/bots/seat-memory.ts';
import { judgeTakeback } from '@hundredfold/shared/core/judge.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { openReplay } from '@hundredfold/shared/records/replay.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { failingStorage } from '../../../test/failing-storage.ts';
import { come, four, move, ok, playing, refusal, toTheEnd } from '../../../test/hand-people.ts';
import { type HandTable, handTable } from '../../../test/hand-table.ts';
import { recordIn } from '../../../test/record-in.ts';
import type { GameStorage } from '../../storage/game-storage.ts';
import type { NewContinuation } from '../../storage/stored-table.ts';
import { openSqliteInMemory } from '../../storage/testing/in-memory.ts';
import { continuationOf } from '../queries/continuation-of.ts';
import { playOf } from '../state/table.ts';

const TURN = 5;

let record: GameRecord;
let movesInAll = 0;

beforeAll(async () => {
  const hand = await handTable();
  await toTheEnd(hand, await playing(hand));
  const found = await recordIn(hand.storage, playOf(hand.table.value)?.id ?? '');
  if (found === null) throw new Error('the game has no record');
  record = found;
  movesInAll = record.steps.filter((step) => 'move' in step).length;
});

async function from(turn: number): Promise<NewContinuation> {
  const found = await continuationOf(record, turn);
  if (!found.ok) throw new Error(found.refusal);
  return found.value;
}

const waiting = async (given: Parameters<typeof handTable>[0] = {}): Promise<HandTable> =>
  handTable({ playedOn: await from(TURN), ...given });

async function restarted({ storage, table }: HandTable): Promise<HandTable> {
  await storage.release(table.lease);
  return handTable({ storage });
}

function stateAfter(turn: number) {
  const replay = openReplay(modFour, record);
  if (!replay.ok) throw new Error(replay.refusal);
  return replay.value.matchAfter(turn + 1).state;
}

describe('a match that goes on from another game', () => {
  test('begins with the position of that turn, and has a record of its own with all steps', async () => {
    const hand = await waiting();
    const people = await playing(hand);
    expect(playOf(hand.table.value)?.match.state).toEqual(stateAfter(TURN));
    expect(hand.table.value.shuffle).toBeNull();
    await toTheEnd(hand, people);
    const id = playOf(hand.table.value)?.id ?? '';
    const made = await recordIn(hand.storage, id);
    expect(made).toMatchObject({ playedOn: { turn: TURN }, rules: record.rules, options: record.options });
    expect(made?.proof).toBeUndefined();
    const { steps } = await from(TURN);
    expect(made?.steps.slice(0, steps.length)).toEqual(steps);
    expect(openReplay(modFour, made!)).toMatchObject({ ok: true });
    expect(openReplay(modFour, { ...made!, playedOn: { turn: 5000 } })).toMatchObject({ ok: false });
  });

  test('counts neither in statistics nor in the session score; the rematch begins with a deal and counts', async () => {
    const hand = await waiting();
    const people = await playing(hand);
    await toTheEnd(hand, people);
    const id = playOf(hand.table.value)?.id ?? '';
    expect((await hand.storage.resultsAt(id)).map(({ played }) => played.playedOn)).toEqual([TURN, TURN, TURN, TURN]);
    expect(hand.table.value.sessionScore).toMatchObject({ match: id, scores: [] });
    for (const memberId of people) expect(await hand.ask(memberId, 'rematch')).toEqual(ok(null));
    expect(hand.table.value).toMatchObject({ phase: 'playing', playedOn: null });
    expect(hand.table.value.shuffle).not.toBeNull();
    expect(playOf(hand.table.value)?.match.version).toBeLessThan((await from(TURN)).steps.length);
    await toTheEnd(hand, people);
    const next = playOf(hand.table.value)?.id ?? '';
    expect((await hand.storage.resultsAt(next)).every(({ played }) => played.playedOn === undefined)).toBe(true);
    expect(hand.table.value.sessionScore.scores).toHaveLength(4);
    expect((await recordIn(hand.storage, next))?.playedOn).toBeUndefined();
  });

  test('keeps the moves of the other game: only moves made here can be taken back, also after a restart', async () => {
    const hand = await waiting();
    const [ann = 0] = await playing(hand);
    for (const at of [hand, await restarted(hand)]) {
      const people = at === hand ? [ann] : [await at.join('Ann')];
      expect(await at.ask(people[0]!, 'takeback')).toEqual(refusal('nothing-to-take-back'));
    }
  });

  test('has the same turns behind it as after a restart: bots remember the same, and takebacks are judged alike', async () => {
    const before = await waiting();
    const people = await playing(before);
    await move(before, people);
    const { past, value } = before.table;
    const { match } = playOf(value)!;
    const hand = await restarted(before);
    const again = playOf(hand.table.value)!.match;
    for (const seat of [0, 1, 2, 3]) {
      expect(seatMemory(past, match, seat)).toEqual(seatMemory(hand.table.past, again, seat));
    }
    expect(past.map(({ before: { version } }) => version)).toEqual(hand.table.past.map(({ before: { version } }) => version));
    expect(judgeTakeback(past, match, 1)).toBe(judgeTakeback(hand.table.past, again, 1));
  });

  test('can be the first turn, and any turn before the end', async () => {
    for (const turn of [0, movesInAll - 1]) {
      const hand = await waiting({ playedOn: await from(turn) });
      const people = await playing(hand);
      expect(playOf(hand.table.value)?.match.state).toEqual(stateAfter(turn));
      await toTheEnd(hand, people);
      expect(hand.table.value).toMatchObject({ phase: 'over', playedOn: { turn } });
    }
  });
});

test('a turn that does not exist, a game that is over at it, and rules that are unknown are refused', async () => {
  expect(await continuationOf(record, movesInAll)).toEqual(refusal('that game is over at this turn'));
  expect(await continuationOf(record, movesInAll + 1)).toEqual(refusal('that game has no such turn'));
  expect(await continuationOf({ ...record, rules: 99 }, 1)).toEqual(refusal('the rules of that game are unknown'));
  expect(await continuationOf({ ...record, game: 'gone' }, 1)).toEqual(refusal('the rules of that game are unknown'));
});

describe('after a restart', () => {
  test('a waiting table still goes on from the turn, and needs no other record', async () => {
    const before = await waiting();
    await four(before);
    const hand = await restarted(before);
    expect(hand.table.value).toMatchObject({ phase: 'gathering', playedOn: { turn: TURN }, shuffle: null });
    const [ann = 0] = await come(hand);
    expect(await hand.ask(ann, 'start')).toEqual(ok(null));
    expect(playOf(hand.table.value)?.match.state).toEqual(stateAfter(TURN));
  });

  test('after a failed write the table can start when the storage works again', async () => {
    const storage = failingStorage('saveTable');
    const hand = await waiting({ storage });
    const people = await four(hand);
    storage.fails = 'before';
    expect(await hand.ask(people[0]!, 'start')).toMatchObject({ ok: false });
    storage.fails = 'no';
    await hand.pass(2000);
    expect(hand.table.value).toMatchObject({ phase: 'gathering', unsaved: false, shuffle: null });
    expect(await hand.ask(people[0]!, 'start')).toEqual(ok(null));
    await toTheEnd(hand, people);
    expect(hand.table.value.phase).toBe('over');
  });
});

describe('before the start', () => {
  test('the steps are written once, and never with the row of the table', async () => {
    const inner = openSqliteInMemory();
    const rows: string[] = [];
    let appends = 0;
    const storage: GameStorage = {
      ...inner,
      saveTable: (table, lease) => {
        rows.push(JSON.stringify(table));
        return inner.saveTable(table, lease);
      },
      append: (append) => {
        appends++;
        return inner.append(append);
      },
    };
    const hand = await waiting({ storage });
    const [ann = 0] = await four(hand);
    for (const botPhrases of [false, true, false]) await hand.ask(ann, 'set', { botPhrases });
    expect(appends).toBe(1);
    expect(rows.length).toBeGreaterThan(6);
    expect(rows.filter((row) => row.includes('"chance"'))).toEqual([]);
  });

  test('other options drop the position, and the same ones keep it', async () => {
    const hand = await waiting();
    const [ann = 0] = await four(hand);
    expect(await hand.ask(ann, 'arrange', { options: record.options })).toEqual(ok(null));
    expect(hand.table.value).toMatchObject({ playedOn: { turn: TURN }, shuffle: null });
    expect(await hand.ask(ann, 'arrange', { options: { ...record.options, target: 3 } })).toEqual(ok(null));
    expect(hand.table.value.playedOn).toBeNull();
    expect(hand.table.value.shuffle).not.toBeNull();
    expect((await hand.storage.loadTable('TABLE000'))?.playedOn).toBeUndefined();
    expect(await hand.ask(ann, 'start')).toEqual(ok(null));
    expect(playOf(hand.table.value)?.match.version).toBeLessThan((await from(TURN)).steps.length);
  });

  test('nobody can start with fewer seats, and nobody commits to a shuffle', async () => {
    const hand = await waiting();
    const [ann = 0] = await four(hand);
    expect(await hand.ask(ann, 'start', { seats: 3 })).toEqual(refusal('bad-table'));
    const parts = { starts: 0, lastStart: '0'.repeat(64), top: 'ab'.repeat(32) };
    expect(await hand.ask(ann, 'commit', parts)).toEqual(refusal('stale'));
    expect(hand.table.value).toMatchObject({ phase: 'gathering', playedOn: { turn: TURN } });
  });
});
