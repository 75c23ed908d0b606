// Threats (docs/security.md): D13, U1.
import { hundredRummy } from '@hundredfold/games/hundred-rummy/rules/index.ts';
import { describe, expect, test } from 'vitest';
import { due, holders, intent, move, ok, personOf, refusal, seated, toTheEnd } from '../../../test/hand-people.ts';
import { GRACE, handTable } from '../../../test/hand-table.ts';
import { startedTable, tableOfFour } from '../../../test/started-table.ts';
import { openSqliteInMemory } from '../../storage/testing/in-memory.ts';
import { joinTable } from '../join-table.ts';
import { playOf } from '../state/table.ts';
import { MAX_REMOVED } from './arrange.ts';

async function rummy(...names: readonly string[]) {
  const hand = await handTable({ game: hundredRummy, options: {} });
  return { hand, people: await seated(hand, ...names) };
}

describe('the number of seats', () => {
  test('can be set to the number of people when the host starts', async () => {
    const { hand, people } = await rummy('Ann', 'Ben', 'Cleo');
    expect(await hand.ask(people[0]!, 'start', {})).toEqual(refusal('seats-empty'));
    expect(await hand.ask(people[0]!, 'start', { seats: 3 })).toEqual(ok(null));
    expect(holders(hand)).toEqual(people);
    expect(playOf(hand.table.value)?.match.seats).toBe(3);
  });

  test('can be changed by the host alone, within the limits of the game', async () => {
    const { hand, people } = await rummy('Ann', 'Ben');
    const [ann, ben] = people;
    expect(await hand.ask(ben!, 'arrange', { seats: 4 })).toEqual(refusal('not-host'));
    expect(await hand.ask(ann!, 'arrange', { seats: 4 })).toEqual(ok(null));
    expect(holders(hand)).toEqual([ann, ben, 'empty', 'empty']);
    expect(await hand.ask(ann!, 'arrange', { seats: 6 })).toEqual(ok(null));
    expect(hand.table.value.seating.seats).toHaveLength(6);
    const four = await handTable();
    const host = await four.join('Ann');
    expect(await four.ask(host, 'arrange', { seats: 3 })).toEqual(refusal('bad-table'));
    expect(await four.ask(host, 'start', { seats: 3 })).toEqual(refusal('bad-table'));
  });

  test('is reduced by empty seats first, then bots, then the people who came last, who become spectators', async () => {
    const { hand, people } = await rummy('Ann', 'Ben', 'Cleo');
    const [ann, ben, cleo] = people;
    await hand.ask(ann!, 'fill', { seat: 5 });
    const seatsAfter = async (seats: number) => {
      await hand.ask(ann!, 'arrange', { seats });
      return holders(hand);
    };
    expect(await seatsAfter(4)).toEqual([ann, ben, cleo, 'bot']);
    expect(await seatsAfter(3)).toEqual([ann, ben, cleo]);
    expect(await seatsAfter(2)).toEqual([ann, ben]);
    expect(hand.table.value.seating.people).toHaveLength(3);
    expect(await hand.ask(cleo!, 'sit', { seat: 1 })).toEqual(refusal('seat-taken'));
  });

  test('and the options can change between two matches; the table then waits for the host, and is saved', async () => {
    const storage = openSqliteInMemory();
    const { hand, people } = await startedTable({ storage });
    expect(await hand.ask(people[0]!, 'arrange', { options: {} })).toEqual(refusal('already-playing'));
    await toTheEnd(hand, people);
    expect(await hand.ask(people[0]!, 'arrange', { options: { deck: 'tarot' } })).toEqual(refusal('bad-table'));
    expect(await hand.ask(people[0]!, 'arrange', { options: { deck: 'spanish-40', target: 3 } })).toEqual(ok(null));
    expect(hand.table.value).toMatchObject({ phase: 'gathering', options: { deck: 'spanish-40', target: 3 } });
    expect(await storage.loadTable('TABLE000')).toMatchObject({ match: null, options: { deck: 'spanish-40' } });
    await hand.ask(people[0]!, 'start', {});
    expect(hand.table.value).toMatchObject({ phase: 'playing', matchNumber: 2 });
    expect(await move(hand, people)).toMatchObject({ ok: true });
    expect(await hand.ask(people[due(hand).seat]!, 'act', intent(hand, { type: 'play', card: 'KS' }))).toMatchObject({
      refusal: 'malformed',
    });
  });
});

describe('the next match', () => {
  test('can be started by the host without players who are not ready: a bot plays for them until they are back', async () => {
    const { hand, people } = await tableOfFour({ options: {} });
    await hand.ask(people[0]!, 'arrange', { options: { target: 2 } });
    await hand.ask(people[0]!, 'start', {});
    await toTheEnd(hand, people);
    const [ann, ben, cleo] = people;
    await hand.ask(ben, 'rematch');
    expect(await hand.ask(ben, 'start', {})).toEqual(refusal('not-host'));
    expect(await hand.ask(ann, 'start', {})).toEqual(ok(null));
    const presence = (memberId: number) => personOf(hand, memberId)?.presence;
    expect([ann, ben, cleo].map(presence)).toEqual(['here', 'here', 'idle']);
    await hand.ask(cleo, 'back');
    expect(presence(cleo)).toBe('here');
  });

  test('waits for a player whose connection is lost, until a bot has their seat', async () => {
    const { hand, people } = await startedTable();
    await toTheEnd(hand, people);
    await hand.leave(people[3]!);
    for (const person of people.slice(0, 3)) await hand.ask(person, 'rematch');
    expect(hand.table.value).toMatchObject({ phase: 'over', ready: people.slice(0, 3) });
    await hand.pass(60_000);
    expect(hand.table.value).toMatchObject({ phase: 'playing', matchNumber: 2 });
  });
});

describe('the host', () => {
  test('can remove a player: a bot plays on, and the player may come back as a spectator only', async () => {
    const away: number[] = [];
    const { hand, people } = await startedTable({ disconnect: (memberId) => away.push(memberId) });
    const [ann, ben] = people;
    expect(await hand.ask(ben, 'remove', { person: ann })).toEqual(refusal('not-host'));
    expect(await hand.ask(ann, 'remove', { person: ann })).toEqual(refusal('nobody-there'));
    expect(await hand.ask(ann, 'remove', { person: ben })).toEqual(ok(null));
    expect(away).toEqual([ben]);
    expect(holders(hand)[1]).toBe('bot');
    const again = await hand.join('Ben');
    expect(again).toBe(ben);
    expect(hand.table.value.removed).toMatchObject([{ personId: 'id of Ben', memberId: ben, mayWatch: true, name: 'Ben' }]);
    await toTheEnd(hand, people);
    await hand.ask(ann, 'clear', { seat: 1 });
    expect(await hand.ask(again, 'sit', { seat: 1 })).toEqual(refusal('removed'));
  });

  test('lets a removed player sit again, and a removed spectator come back, also after the table was stored and loaded', async () => {
    const { hand, ann, ben } = await tableOfFour();
    const wim = await hand.join('Wim');
    for (const person of [ben, wim]) await hand.ask(ann, 'remove', { person });
    const again = await handTable({ storage: hand.storage });
    expect(await again.join('Ann')).toBe(ann);
    const removed = again.table.value.removed.map(({ name, memberId }) => ({ name, memberId }));
    expect(removed.map(({ name }) => name)).toEqual(['Ben', 'Wim']);
    const newcomer = await again.join('Eve');
    expect(removed.map(({ memberId }) => memberId)).not.toContain(newcomer);
    const back = await again.join('Ben', { sits: true });
    expect(await again.ask(back, 'sit', { seat: 1 })).toEqual(refusal('removed'));
    expect(await again.ask(back, 'readmit', { person: back })).toEqual(refusal('not-host'));
    for (const { memberId } of removed) expect(await again.ask(ann, 'readmit', { person: memberId })).toEqual(ok(null));
    expect(await again.ask(ann, 'readmit', { person: back })).toEqual(refusal('nobody-there'));
    expect(await again.ask(back, 'sit', { seat: 1 })).toEqual(ok(null));
    await again.join('Wim');
    expect((await hand.storage.loadTable('TABLE000'))?.removed).toBeUndefined();
  });

  test('who was removed before may sit down', async () => {
    const { hand, ann, ben } = await tableOfFour();
    await hand.ask(ann, 'remove', { person: ben });
    await hand.join('Ben');
    await hand.ask(ann, 'host', { person: ben });
    expect(await hand.ask(ben, 'sit', { seat: 1 })).toEqual(ok(null));
  });

  test('removes a spectator who joins again at the same moment', async () => {
    const { hand, ann } = await tableOfFour();
    const wim = await hand.join('Wim');
    const removed = hand.ask(ann, 'remove', { person: wim });
    await expect(hand.join('Wim')).rejects.toMatchObject({ message: 'removed' });
    expect(await removed).toEqual(ok(null));
    expect(hand.table.value.seating.people).toHaveLength(4);
  });

  test('removes strangers without end, and the stored table does not grow without end', async () => {
    const { hand, people } = await rummy('Ann');
    const remove = async (stranger: number): Promise<void> => {
      const memberId = await joinTable(hand.table, `stranger ${stranger}`, 'Stranger');
      await hand.ask(people[0]!, 'remove', { person: memberId });
      await hand.leave(memberId, true);
    };
    for (let stranger = 0; stranger < MAX_REMOVED + 20; stranger++) await remove(stranger);
    await remove(0);
    const { removed } = hand.table.value;
    expect(removed).toHaveLength(MAX_REMOVED);
    expect(removed.at(-1)).toMatchObject({ personId: 'stranger 0' });
  });

  test('who stands in for another host cannot remove them', async () => {
    const { hand, ann, ben } = await startedTable({ options: {} });
    await hand.leave(ann);
    await hand.pass(GRACE * 1000);
    expect(hand.table.value.seating.host).toBe(ben);
    expect(await hand.ask(ben, 'remove', { person: ann })).toEqual(refusal('stands-in'));
    await hand.join('Ann');
    expect(hand.table.value.seating.host).toBe(ann);
    expect(holders(hand)[0]).toBe(ann);
    expect(hand.table.value.removed).toEqual([]);
  });
});

describe('a person whose connection is lost', () => {
  test('is replaced by a bot at once if the host wants it, and gets the seat back on return', async () => {
    const { hand, people } = await tableOfFour();
    const [ann = 0, ben = 0] = people;
    await hand.ask(ann, 'start');
    const status = () => personOf(hand, ben)?.presence;
    expect(await hand.ask(ann, 'hold', { seat: 1 })).toEqual(refusal('already-playing'));
    await hand.leave(ben);
    expect(status()).toBe('away');
    expect(await hand.ask(people[2] ?? 0, 'hold', { seat: 1 })).toEqual(refusal('not-host'));
    expect(await hand.ask(ann, 'hold', { seat: 7 })).toEqual(refusal('no-such-seat'));
    expect(await hand.ask(ann, 'hold', { seat: 1 })).toEqual(ok(null));
    expect(status()).toBe('held');
    await hand.join('Ben');
    expect(status()).toBe('here');
    expect(holders(hand)[1]).toBe(ben);
  });
});
