// Threats (docs/security.md): D15.
import { defaultAvatar } from '@hundredfold/shared/protocol/avatar.ts';
import { describe, expect, test } from 'vitest';
import { ok, personOf, refusal } from '../../../test/hand-people.ts';
import { handTable } from '../../../test/hand-table.ts';
import { startedTable, tableOfFour } from '../../../test/started-table.ts';
import { joinTable } from '../join-table.ts';
import { playOf } from '../state/table.ts';

const ANNA = { name: 'Anna', seal: 17 };

describe('a name and an avatar', () => {
  test('are changed during a match, shown at once, and kept after a restart', async () => {
    const { hand: before, ann } = await startedTable();
    const game = playOf(before.table.value);
    expect(await before.ask(ann, 'introduce', ANNA)).toEqual(ok(null));
    expect(before.shown.at(-1)?.seating.people).toContainEqual(expect.objectContaining(ANNA));
    expect(playOf(before.table.value)).toBe(game);

    const after = await handTable({ storage: before.storage });
    expect(after.table.value.seating.people).toContainEqual(expect.objectContaining({ ...ANNA, personId: 'id of Ann' }));
  });

  test('can be changed six times a minute by each person', async () => {
    const { hand, ann, ben } = await tableOfFour();
    for (let seal = 0; seal < 6; seal++) {
      expect(await hand.ask(ann, 'introduce', { name: 'Ann', seal })).toEqual(ok(null));
    }
    expect(await hand.ask(ann, 'introduce', ANNA)).toEqual(refusal('too-fast'));
    expect(personOf(hand, ann)).toMatchObject({ name: 'Ann', seal: 5 });
    expect(await hand.ask(ben, 'introduce', { name: 'Benno', seal: 3 })).toEqual(ok(null));
    await hand.pass(60_000);
    expect(await hand.ask(ann, 'introduce', ANNA)).toEqual(ok(null));
  });

  test('come with a person who joins; a person without an avatar gets one and keeps it', async () => {
    const hand = await handTable();
    const ann = await hand.join('Ann', { seal: 99 });
    const ben = await hand.join('Ben');
    expect(personOf(hand, ann)?.seal).toBe(99);
    expect(personOf(hand, ben)?.seal).toBe(defaultAvatar(ben));
    await hand.ask(ben, 'introduce', { name: 'Ben', seal: 5 });
    await joinTable(hand.table, 'id of Ben', 'Benno');
    expect(personOf(hand, ben)).toMatchObject({ name: 'Benno', seal: 5 });
  });

  test('are limited also for people who change them by coming back under another name', async () => {
    const { hand, ann } = await tableOfFour();
    for (let times = 0; times < 8; times++) await joinTable(hand.table, 'id of Ann', `Ann ${times}`);
    expect(personOf(hand, ann)?.name).toBe('Ann 5');
    for (let times = 0; times < 3; times++) await hand.join('Ben');
    expect(await hand.ask(ann, 'introduce', ANNA)).toEqual(refusal('too-fast'));
  });
});
