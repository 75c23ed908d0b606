import { SEAT_REQUEST_TIMEOUT_S } from '@hundredfold/shared/protocol/pace.ts';
import { describe, expect, test } from 'vitest';
import { due, four, move, ok, playing, refusal, toTheEnd } from '../../../test/hand-people.ts';
import { type HandTable, handTable, PACE } from '../../../test/hand-table.ts';
import { openSqliteInMemory } from '../../storage/sqlite/sqlite-storage.ts';
import { storeTable } from '../../storage/under-lease.ts';
import { joinTable, leaveTable } from '../runtime/join.ts';
import { handleIntent } from './handle-intent.ts';
import { activeSeatRequests } from './seat-requests.ts';

const holders = ({ table }: HandTable) =>
  table.value.seating.seats.map((each) => (each.holder === 'person' ? each.memberId : each.holder));

/** Four people play and Wim is a spectator. Ben has left for good, so a bot holds the second seat. */
async function benHasLeft(given: Parameters<typeof handTable>[0] = {}) {
  const hand = await handTable({ options: {}, ...given });
  const people = await playing(hand);
  const wim = await joinTable(hand.table, 'id of Wim', 'Wim');
  await leaveTable(hand.table, people[1]!, true);
  const [ann] = people;
  return { hand, people, ann: ann!, wim };
}

/** Lets the host free Ben's seat for good, so that the bot owns it. */
async function withFreedSeat(given: Parameters<typeof handTable>[0] = {}) {
  const at = await benHasLeft(given);
  expect(await handleIntent(at.hand.table, at.ann, 'clear', { seat: 1 })).toEqual(ok(null));
  return at;
}

describe('a seat that a bot holds for a person', () => {
  test('belongs to the bot once the host frees it, and only the host can do so', async () => {
    const { hand, ann, wim, people } = await benHasLeft();
    expect(await handleIntent(hand.table, wim, 'take', { seat: 1 })).toEqual(refusal('seat-taken'));
    expect(await handleIntent(hand.table, people[2]!, 'clear', { seat: 1 })).toEqual(refusal('not-host'));
    expect(await handleIntent(hand.table, ann, 'clear', { seat: 2 })).toEqual(refusal('already-playing'));
    expect(await handleIntent(hand.table, ann, 'clear', { seat: 7 })).toEqual(refusal('no-such-seat'));
    expect(await handleIntent(hand.table, ann, 'clear', { seat: 1 })).toEqual(ok(null));
    expect(holders(hand)).toEqual([ann, 'bot', people[2], people[3]]);
  });

  test('leaves its person as a spectator, if they were only idle', async () => {
    const hand = await handTable({ options: {}, pace: 'fast' });
    const people = await playing(hand);
    const seat = due(hand).seat;
    while (hand.table.value.seating.people.every(({ presence }) => presence === 'here')) {
      if (due(hand).seat === seat) await hand.pass(40_000);
      else await move(hand, people);
    }
    const host = hand.table.value.seating.host;
    expect(await handleIntent(hand.table, host, 'clear', { seat })).toEqual(ok(null));
    expect(hand.table.value.seating.people.find(({ memberId }) => memberId === people[seat])?.presence).toBe('here');
    expect(await handleIntent(hand.table, people[seat]!, 'take', { seat })).toEqual(refusal('has-seen'));
  });
});

describe('a bot’s seat during a match', () => {
  test('goes to a friend who comes to an open table while a bot plays for the only other person', async () => {
    const hand = await handTable({ options: { target: 20 }, pace: 'fast' });
    const ann = await joinTable(hand.table, 'id of Ann', 'Ann');
    await handleIntent(hand.table, ann, 'sit', { seat: 0 });
    for (const seat of [1, 2, 3]) await handleIntent(hand.table, ann, 'fill', { seat });
    await handleIntent(hand.table, ann, 'set', { open: true });
    await handleIntent(hand.table, ann, 'start', undefined);
    while (hand.table.value.seating.people[0]?.presence === 'here') await hand.pass(PACE);
    const ben = await joinTable(hand.table, 'id of Ben', 'Ben');
    expect(await handleIntent(hand.table, ben, 'take', { seat: 1 })).toEqual(ok(null));
    expect(holders(hand)[1]).toBe(ben);
    await handleIntent(hand.table, ann, 'back', undefined);
    expect(hand.table.value.seating.host).toBe(ann);
  });

  test('goes to a spectator at once and for good', async () => {
    const storage = openSqliteInMemory();
    const { hand, people, ann, wim } = await withFreedSeat({ storage });
    expect(await handleIntent(hand.table, wim, 'take', { seat: 0 })).toEqual(refusal('seat-taken'));
    expect(await handleIntent(hand.table, wim, 'take', { seat: 1 })).toEqual(ok(null));
    const seats = [ann, wim, people[2]!, people[3]!];
    expect(holders(hand)).toEqual(seats);
    expect((await storage.loadTable('TABLE000'))?.seats[1]).toMatchObject({ person: 'id of Wim' });
    for (let moves = 0; moves < 8; moves++) expect(await move(hand, seats)).toMatchObject({ ok: true });
  });

  test('keeps the clock of its decision', async () => {
    const { hand, wim, people } = await withFreedSeat({ pace: 'normal' });
    while (due(hand).seat !== 1) await move(hand, people);
    const thinking = PACE / 2; // No bot moves as fast.
    await hand.pass(thinking);
    await handleIntent(hand.table, wim, 'take', { seat: 1 });
    const { due: end, bank } = hand.table.clocks.seats[1]!;
    expect([end! - hand.table.now(), bank]).toEqual([70_000 - thinking, 45_000]);
  });

  test('is refused to a person who has played in this deal, but not in the next one', async () => {
    const { hand, ann, people } = await withFreedSeat();
    const ben = await joinTable(hand.table, 'id of Ben', 'Ben');
    expect(await handleIntent(hand.table, people[3]!, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
    expect(await handleIntent(hand.table, ben, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
    while (hand.table.seenCards.sat.get('id of Ann')?.deal === 1) {
      if (due(hand).seat === 1) await hand.pass(PACE);
      else await move(hand, people);
    }
    expect(await handleIntent(hand.table, ben, 'take', { seat: 1 })).toEqual(ok(null));
    expect(holders(hand)[0]).toBe(ann);
  });

  test('is refused to a person who has played in this deal, also after the table was stored and loaded', async () => {
    const storage = openSqliteInMemory();
    await withFreedSeat({ storage });
    const again = await handTable({ storage, options: {} });
    await joinTable(again.table, 'id of Ann', 'Ann');
    const ben = await joinTable(again.table, 'id of Ben', 'Ben');
    expect(await handleIntent(again.table, ben, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
    const zoe = await joinTable(again.table, 'id of Zoe', 'Zoe');
    expect(await handleIntent(again.table, zoe, 'take', { seat: 1 })).toEqual(ok(null));
  });

  test('is refused to everyone in a deal for which an older version did not store who had left', async () => {
    const storage = openSqliteInMemory();
    await withFreedSeat({ storage });
    const { seen, ...kept } = (await storage.loadTable('TABLE000'))!;
    expect(seen).toEqual([{ person: 'id of Ben', round: 1, deal: expect.any(Number) }]);
    await storeTable(storage, kept);
    const again = await handTable({ storage, options: {} });
    await joinTable(again.table, 'id of Ann', 'Ann');
    const zoe = await joinTable(again.table, 'id of Zoe', 'Zoe');
    expect(await handleIntent(again.table, zoe, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
  });

  test('is refused to a person whom the host has removed, and while no match is played', async () => {
    const { hand, ann, people } = await withFreedSeat();
    await handleIntent(hand.table, ann, 'remove', { person: people[2]! });
    const cleo = await joinTable(hand.table, 'id of Cleo', 'Cleo');
    expect(await handleIntent(hand.table, cleo, 'take', { seat: 2 })).toEqual(refusal('removed'));
    const idle = await handTable();
    const ida = await joinTable(idle.table, 'id of Ida', 'Ida');
    expect(await handleIntent(idle.table, ida, 'take', { seat: 1 })).toEqual(refusal('not-seated'));
  });
});

describe('at a table that is open to strangers', () => {
  async function wimAsks() {
    const at = await withFreedSeat();
    await handleIntent(at.hand.table, at.ann, 'set', { open: true });
    expect(await handleIntent(at.hand.table, at.wim, 'take', { seat: 1 })).toEqual(ok(null));
    expect(holders(at.hand)[1]).toBe('bot');
    return at;
  }
  const requests = ({ table }: HandTable) => activeSeatRequests(table.value);

  test('the host is asked, and agrees', async () => {
    const { hand, ann, wim, people } = await wimAsks();
    expect(requests(hand)).toEqual([{ memberId: wim, seat: 1 }]);
    expect(await handleIntent(hand.table, people[2]!, 'grant', { person: wim })).toEqual(refusal('not-asked'));
    expect(await handleIntent(hand.table, people[2]!, 'decline', { person: wim })).toEqual(refusal('not-asked'));
    expect(await handleIntent(hand.table, ann, 'grant', { person: wim })).toEqual(ok(null));
    expect([holders(hand)[1], requests(hand)]).toEqual([wim, []]);
    expect(await handleIntent(hand.table, ann, 'grant', { person: wim })).toEqual(refusal('nobody-there'));
  });

  test('the host declines, or does not answer in time, which counts as declining', async () => {
    const { hand, ann, wim } = await wimAsks();
    await handleIntent(hand.table, ann, 'decline', { person: wim });
    expect(requests(hand)).toEqual([]);
    await handleIntent(hand.table, wim, 'take', { seat: 1 });
    await hand.pass(SEAT_REQUEST_TIMEOUT_S * 1000 - 1);
    expect(requests(hand)).toHaveLength(1);
    await hand.pass(1);
    expect([requests(hand), holders(hand)[1]]).toEqual([[], 'bot']);
  });

  test('the host chooses between two requests, and a request ends when its author leaves or withdraws it', async () => {
    const { hand, wim } = await wimAsks();
    const zoe = await joinTable(hand.table, 'id of Zoe', 'Zoe');
    await handleIntent(hand.table, zoe, 'take', { seat: 1 });
    expect(requests(hand)).toHaveLength(2);
    await leaveTable(hand.table, zoe, false);
    expect(requests(hand)).toEqual([{ memberId: wim, seat: 1 }]);
    await handleIntent(hand.table, wim, 'decline', { person: wim });
    expect(requests(hand)).toEqual([]);
  });

  test('a person who has sat there before needs no permission', async () => {
    const hand = await handTable();
    const people = await playing(hand);
    await toTheEnd(hand, people);
    const [ann, ben] = people;
    await handleIntent(hand.table, ann!, 'clear', { seat: 1 });
    await handleIntent(hand.table, ann!, 'fill', { seat: 1 });
    await handleIntent(hand.table, ann!, 'set', { open: true });
    await handleIntent(hand.table, ann!, 'start', {});
    expect(await handleIntent(hand.table, ben!, 'take', { seat: 1 })).toEqual(ok(null));
    expect(holders(hand)[1]).toBe(ben);
  });
});

describe('between matches', () => {
  test('two people swap seats if the one who is asked agrees', async () => {
    const hand = await handTable();
    const [ann, ben, cleo] = (await four(hand)) as [number, number, number, number];
    expect(await handleIntent(hand.table, ann, 'take', { seat: 1 })).toEqual(ok(null));
    expect(await handleIntent(hand.table, cleo, 'grant', { person: ann })).toEqual(refusal('not-asked'));
    expect(holders(hand).slice(0, 2)).toEqual([ann, ben]);
    expect(await handleIntent(hand.table, ben, 'grant', { person: ann })).toEqual(ok(null));
    expect(holders(hand).slice(0, 2)).toEqual([ben, ann]);
  });

  test('no person is moved who declines, does not answer, or is not here', async () => {
    const hand = await handTable();
    const people = (await four(hand)) as [number, number, number, number];
    const [ann, ben, cleo] = people;
    await handleIntent(hand.table, ann, 'take', { seat: 1 });
    expect(await handleIntent(hand.table, ben, 'decline', { person: ann })).toEqual(ok(null));
    expect(await handleIntent(hand.table, ben, 'grant', { person: ann })).toEqual(refusal('nobody-there'));
    await handleIntent(hand.table, ann, 'take', { seat: 2 });
    await hand.pass(SEAT_REQUEST_TIMEOUT_S * 1000);
    expect(await handleIntent(hand.table, cleo, 'grant', { person: ann })).toEqual(refusal('nobody-there'));
    await leaveTable(hand.table, cleo, false);
    expect(await handleIntent(hand.table, ann, 'take', { seat: 2 })).toEqual(refusal('nobody-there'));
    expect(holders(hand)).toEqual(people);
  });

  test('a bot is not asked', async () => {
    const hand = await handTable();
    const ann = await joinTable(hand.table, 'id of Ann', 'Ann');
    await handleIntent(hand.table, ann, 'sit', { seat: 0 });
    await handleIntent(hand.table, ann, 'fill', { seat: 2 });
    expect(await handleIntent(hand.table, ann, 'take', { seat: 2 })).toEqual(ok(null));
    expect(holders(hand)).toEqual(['bot', 'empty', ann, 'empty']);
    expect(await handleIntent(hand.table, ann, 'take', { seat: 1 })).toEqual(refusal('nobody-there'));
  });
});
