// Threats (docs/security.md): G5c.
import { describe, expect, test } from 'vitest';
import { failingStorage } from '../../test/failing-storage.ts';
import { move, ok, refusal, toTheEnd } from '../../test/hand-people.ts';
import { type HandTable, handTable } from '../../test/hand-table.ts';
import { startedTable, tableOfFour } from '../../test/started-table.ts';
import { StorageFailed } from '../storage/game-storage.ts';
import { forgetPerson, storedTableWithout } from './forget-person.ts';
import { handleIntent } from './intents/handle-intent.ts';
import { joinTable } from './join-table.ts';
import { removalOf } from './state/table.ts';

const BEN = 'id of Ben';

const holders = ({ table }: HandTable) => table.value.seating.seats.map(({ holder }) => holder);

async function known({ table, storage }: HandTable): Promise<string> {
  return JSON.stringify([table.value.seating, table.value.removed, await storage.loadTable(table.code), table.saved]);
}

describe('a person who is forgotten', () => {
  test('leaves an empty seat before the match, and neither name nor id', async () => {
    const { hand, ben } = await tableOfFour();
    expect(await forgetPerson(hand.table, BEN)).toBe(ben);
    expect(holders(hand)).toEqual(['person', 'empty', 'person', 'person']);
    expect(await known(hand)).not.toContain('Ben');
    expect(await forgetPerson(hand.table, BEN)).toBeNull();
  });

  test('leaves a bot during a match, which goes on to its end', async () => {
    const { hand, people } = await startedTable();
    await move(hand, people);
    await forgetPerson(hand.table, BEN);
    expect(holders(hand)).toEqual(['person', 'bot', 'person', 'person']);
    expect((await known(hand)).replaceAll(BEN, '')).not.toContain('Ben');
    await toTheEnd(hand, people);
    expect(await known(hand)).not.toContain('Ben');
  });

  test('who comes back under the same key has still seen the deal until the match is over', async () => {
    const { hand, ann, ben } = await startedTable({ options: { target: 20 } });
    expect(await hand.ask(ann, 'remove', { person: ben })).toEqual(ok(null));
    await forgetPerson(hand.table, BEN);
    expect((await known(hand)).replaceAll(BEN, '')).not.toContain('Ben');
    await forgetPerson(hand.table, 'id of Cleo');
    const again = await handTable({ storage: hand.storage });
    for (const { table } of [hand, again]) {
      const cleo = await joinTable(table, 'id of Cleo', 'Cleo');
      expect(await handleIntent(table, cleo, 'take', { seat: 2 })).toEqual(refusal('has-seen'));
    }
  });

  test('who only watched leaves no trace during a match', async () => {
    const { hand } = await startedTable();
    await hand.join('Wim');
    await forgetPerson(hand.table, 'id of Wim');
    expect(await known(hand)).not.toContain('Wim');
    expect(hand.table.value.forgetting).toEqual([]);
  });

  test('who was shown a hand has still seen the deal, but their name is not stored', async () => {
    const { hand, ann } = await startedTable({ options: { target: 20 } });
    const wim = await hand.join('Wim');
    await hand.ask(ann, 'showHand', { person: wim, shown: true });
    const stored = (await hand.storage.loadTable('TABLE000'))!;
    expect(stored.seen).toMatchObject([{ personId: 'id of Wim', frozen: { name: 'Wim' } }]);
    await forgetPerson(hand.table, 'id of Wim');
    for (const left of [storedTableWithout(stored, 'id of Wim', true), await hand.storage.loadTable('TABLE000')]) {
      expect(left?.seen).toMatchObject([{ personId: 'id of Wim' }]);
      expect(JSON.stringify(left).replaceAll('id of Wim', '')).not.toContain('Wim');
    }
  });

  test('is no longer the host, ready, or waiting for a pause', async () => {
    const { hand, people } = await startedTable();
    await hand.ask(people[0]!, 'pause');
    await hand.ask(people[1]!, 'pause');
    await forgetPerson(hand.table, 'id of Ann');
    expect(hand.table.value).toMatchObject({ seating: { host: people[1] }, pause: { wanted: [people[1]] } });
    await forgetPerson(hand.table, BEN);
    expect(hand.table.value.pause.wanted).toEqual([]);
  });

  test('is not waited for after the match', async () => {
    const { hand, people } = await startedTable();
    await toTheEnd(hand, people);
    await hand.ask(people[1]!, 'rematch');
    await forgetPerson(hand.table, BEN);
    expect(hand.table.value).toMatchObject({ phase: 'over', ready: [] });
    expect(holders(hand)).toEqual(['person', 'empty', 'person', 'person']);
  });

  const MOMENTS: Readonly<Record<string, (hand: HandTable, people: readonly number[]) => Promise<unknown>>> = {
    'before the match': async () => undefined,
    'in the match': async (hand, [ann]) => hand.ask(ann!, 'start'),
    async 'in the match, which ends'(hand, people) {
      await hand.ask(people[0]!, 'start');
      await forgetPerson(hand.table, BEN);
      await toTheEnd(hand, people);
    },
    async 'after the match'(hand, people) {
      await hand.ask(people[0]!, 'start');
      await toTheEnd(hand, people);
    },
  };

  test.each(Object.entries(MOMENTS))(
    'who was removed stays removed, without a name, also after a restart: %s',
    async (_, reach) => {
      const { hand, ann, ben, cleo, dan } = await tableOfFour();
      expect(await hand.ask(ann, 'remove', { person: ben })).toEqual(ok(null));
      const eve = await hand.join('Eve');
      await hand.ask(eve, 'sit', { seat: 1 });
      await reach(hand, [ann, eve, cleo, dan]);
      const stored = (await hand.storage.loadTable('TABLE000'))!;
      await forgetPerson(hand.table, BEN);
      expect((await known(hand)).replaceAll(BEN, '')).not.toContain('Ben');
      const again = await handTable({ storage: hand.storage });
      const removal = { personId: BEN, mayWatch: true };
      for (const { table } of [hand, again]) expect(removalOf(table.value, BEN)).toMatchObject(removal);
      for (const isPlaying of [true, false]) expect(storedTableWithout(stored, BEN, isPlaying).removed).toEqual([removal]);
      const back = await joinTable(hand.table, BEN, 'Ben');
      const request = hand.table.value.phase === 'playing' ? 'take' : 'sit';
      expect(await hand.ask(back, request, { seat: 1 })).toEqual(refusal('removed'));
    },
  );

  test('is still known if the storage fails, and the caller learns of it', async () => {
    const storage = failingStorage('saveTable');
    const { hand } = await tableOfFour({ storage });
    storage.fails = 'before';
    await expect(forgetPerson(hand.table, BEN)).rejects.toThrow(StorageFailed);
    expect(await known(hand)).toContain(BEN);
    storage.fails = 'no';
    await forgetPerson(hand.table, BEN);
    expect(await known(hand)).not.toContain('Ben');
  });
});

test('a person is not forgotten at a table that goes on in another room, and that is no failure', async () => {
  const { hand } = await tableOfFour();
  hand.table.isClosed = true;
  await forgetPerson(hand.table, BEN);
  expect(await known(hand)).toContain(BEN);
});

describe('at a table that is not loaded', () => {
  test.each([
    [true, 'bot'],
    [false, 'empty'],
  ])('during a match: %s, the seat is then: %s', async (isPlaying, holder) => {
    const { hand } = await startedTable();
    const stored = (await hand.storage.loadTable('TABLE000'))!;
    const left = storedTableWithout(stored, 'id of Ann', isPlaying);
    expect(left.seats.map((seat) => seat.holder)).toEqual([holder, 'person', 'person', 'person']);
    expect(left.host).toBeNull();
    expect(left.forgetting ?? []).toEqual(isPlaying ? ['id of Ann'] : []);
    expect(JSON.stringify({ ...left, forgetting: [], seen: [] })).not.toContain('Ann');
    expect(storedTableWithout(stored, 'id of nobody', isPlaying)).toBe(stored);
    await hand.storage.saveTable(left, (await hand.storage.claim(left.code))!);
    const after = await handTable({ storage: hand.storage });
    const dora = await after.join('Dora');
    expect(after.table.value.seating.host).toBe(dora);
    const ann = await after.join('Ann');
    const answer = await after.ask(ann, 'take', { seat: 0 });
    expect(answer).toEqual(refusal(isPlaying ? 'has-seen' : 'seat-taken'));
  });
});
