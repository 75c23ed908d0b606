import { defaultAvatar } from '@hundredfold/shared/protocol/avatar.ts';
import { describe, expect, test } from 'vitest';
import { four, ok, playing, refusal } from '../../../test/hand-people.ts';
import { type HandTable, handTable } from '../../../test/hand-table.ts';
import { openSqliteInMemory } from '../../storage/sqlite/sqlite-storage.ts';
import { storeTable } from '../../storage/under-lease.ts';
import { joinTable } from '../runtime/join.ts';
import { playOf } from '../state/table.ts';
import { handleIntent } from './handle-intent.ts';

const ANNA = { name: 'Anna', seal: 17 };

const personWith = ({ table }: HandTable, memberId: number) =>
  table.value.seating.people.find((each) => each.memberId === memberId);

describe('a name and an avatar', () => {
  test('are changed during a match, shown at once, and kept after a restart', async () => {
    const before = await handTable();
    const [ann] = await playing(before);
    const game = playOf(before.table.value);
    expect(await handleIntent(before.table, ann!, 'introduce', ANNA)).toEqual(ok(null));
    expect(before.shown.at(-1)?.seating.people.find((each) => each.memberId === ann)).toMatchObject(ANNA);
    expect(playOf(before.table.value)).toBe(game);

    const after = await handTable({ storage: before.storage });
    expect(after.table.value.seating.people).toContainEqual(expect.objectContaining({ ...ANNA, personId: 'id of Ann' }));
  });

  test('are not shown if they could not be saved', async () => {
    const storage = openSqliteInMemory();
    let works = true;
    const saveTable: typeof storage.saveTable = (...given) =>
      works ? storage.saveTable(...given) : Promise.reject(new Error('disk full'));
    const hand = await handTable({ storage: { ...storage, saveTable } });
    const [ann] = await four(hand);
    works = false;
    expect(await handleIntent(hand.table, ann!, 'introduce', ANNA)).toEqual(refusal('unknown'));
    expect(personWith(hand, ann!)?.name).toBe('Ann');
  });

  test('can be changed six times a minute by each person', async () => {
    const hand = await handTable();
    const [ann, ben] = await four(hand);
    for (let seal = 0; seal < 6; seal++) {
      expect(await handleIntent(hand.table, ann!, 'introduce', { name: 'Ann', seal })).toEqual(ok(null));
    }
    expect(await handleIntent(hand.table, ann!, 'introduce', ANNA)).toEqual(refusal('too-fast'));
    expect(personWith(hand, ann!)).toMatchObject({ name: 'Ann', seal: 5 });
    expect(await handleIntent(hand.table, ben!, 'introduce', { name: 'Benno', seal: 3 })).toEqual(ok(null));
    await hand.pass(60_000);
    expect(await handleIntent(hand.table, ann!, 'introduce', ANNA)).toEqual(ok(null));
  });

  test('come with a person who joins; a person without an avatar gets one and keeps it', async () => {
    const hand = await handTable();
    const ann = await joinTable(hand.table, 'id of Ann', 'Ann', { seal: 99 });
    const ben = await joinTable(hand.table, 'id of Ben', 'Ben');
    expect(personWith(hand, ann)?.seal).toBe(99);
    expect(personWith(hand, ben)?.seal).toBe(defaultAvatar(ben));
    await handleIntent(hand.table, ben, 'introduce', { name: 'Ben', seal: 5 });
    await joinTable(hand.table, 'id of Ben', 'Benno');
    expect(personWith(hand, ben)).toMatchObject({ name: 'Benno', seal: 5 });
  });

  test('are limited also for people who change them by coming back under another name', async () => {
    const hand = await handTable();
    const [ann] = await four(hand);
    for (let times = 0; times < 8; times++) await joinTable(hand.table, 'id of Ann', `Ann ${times}`);
    expect(personWith(hand, ann!)?.name).toBe('Ann 5');
    for (let times = 0; times < 3; times++) await joinTable(hand.table, 'id of Ben', 'Ben');
    expect(await handleIntent(hand.table, ann!, 'introduce', ANNA)).toEqual(refusal('too-fast'));
  });

  test('an avatar is given to everyone at a loaded table who has none', async () => {
    const before = await handTable();
    await four(before);
    const stored = (await before.storage.loadTable('TABLE000'))!;
    const seats = stored.seats.map((seat) => {
      if (seat.holder !== 'person') return seat;
      const { seal: _, ...rest } = seat;
      return rest;
    });
    await storeTable(before.storage, { ...stored, seats });
    const after = await handTable({ storage: before.storage });
    const seals = after.table.value.seating.people.map(({ seal }) => seal);
    expect(new Set(seals).size).toBe(4);
  });
});
