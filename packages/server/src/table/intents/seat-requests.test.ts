import { SEAT_ASKED } from '@hundredfold/shared/protocol/pace.ts';
import { describe, expect, test } from 'vitest';
import { due, four, move, ok, playing, refusal, toTheEnd } from '../../../test/hand-people.ts';
import { type HandTable, handTable, PACE } from '../../../test/hand-table.ts';
import { keepAsleep } from '../../storage/leases.ts';
import { memoryArchive } from '../../storage/memory.ts';
import { farewell, welcome } from '../runtime/join.ts';
import { ask } from './handle-intent.ts';
import { standingWishes } from './seat-requests.ts';

const holders = ({ table }: HandTable) =>
  table.value.seating.seats.map((each) => (each.holder === 'person' ? each.number : each.holder));

/** Four play, and Wim watches; Ben has left for good, so that a bot holds the second seat. */
async function benHasLeft(given: Parameters<typeof handTable>[0] = {}) {
  const hand = await handTable({ options: {}, ...given });
  const people = await playing(hand);
  const wim = await welcome(hand.table, 'id of Wim', 'Wim');
  await farewell(hand.table, people[1]!, true);
  const [ann] = people;
  return { hand, people, ann: ann!, wim };
}

/** The host frees that seat: it is the bot's. */
async function freed(given: Parameters<typeof handTable>[0] = {}) {
  const at = await benHasLeft(given);
  expect(await ask(at.hand.table, at.ann, 'clear', { seat: 1 })).toEqual(ok(null));
  return at;
}

describe('a seat that a bot holds for somebody', () => {
  test('is the bot’s once the host frees it, and nobody else’s to free', async () => {
    const { hand, ann, wim, people } = await benHasLeft();
    expect(await ask(hand.table, wim, 'take', { seat: 1 })).toEqual(refusal('seat-taken'));
    expect(await ask(hand.table, people[2]!, 'clear', { seat: 1 })).toEqual(refusal('not-host'));
    expect(await ask(hand.table, ann, 'clear', { seat: 2 })).toEqual(refusal('already-playing'));
    expect(await ask(hand.table, ann, 'clear', { seat: 7 })).toEqual(refusal('no-such-seat'));
    expect(await ask(hand.table, ann, 'clear', { seat: 1 })).toEqual(ok(null));
    expect(holders(hand)).toEqual([ann, 'bot', people[2], people[3]]);
  });

  test('leaves its person to watch, if they were only idle', async () => {
    const hand = await handTable({ options: {}, pace: 'fast' });
    const people = await playing(hand);
    const seat = due(hand).seat;
    while (hand.table.value.seating.people.every(({ presence }) => presence === 'here')) {
      if (due(hand).seat === seat) await hand.pass(40_000);
      else await move(hand, people);
    }
    const host = hand.table.value.seating.host;
    expect(await ask(hand.table, host, 'clear', { seat })).toEqual(ok(null));
    expect(hand.table.value.seating.people.find(({ number }) => number === people[seat])?.presence).toBe('here');
    expect(await ask(hand.table, people[seat]!, 'take', { seat })).toEqual(refusal('has-seen'));
  });
});

describe('a bot’s seat in the middle of a game', () => {
  test('is taken at once by somebody who watches, and is theirs for good', async () => {
    const archive = memoryArchive();
    const { hand, people, ann, wim } = await freed({ archive });
    expect(await ask(hand.table, wim, 'take', { seat: 0 })).toEqual(refusal('seat-taken'));
    expect(await ask(hand.table, wim, 'take', { seat: 1 })).toEqual(ok(null));
    const seats = [ann, wim, people[2]!, people[3]!];
    expect(holders(hand)).toEqual(seats);
    expect((await archive.loadTable('TABLE000'))?.seats[1]).toMatchObject({ person: 'id of Wim' });
    for (let moves = 0; moves < 8; moves++) expect(await move(hand, seats)).toMatchObject({ ok: true });
  });

  test('has a clock that begins anew', async () => {
    const { hand, wim, people } = await freed({ pace: 'normal' });
    while (due(hand).seat !== 1) await move(hand, people);
    await hand.pass(PACE - 1);
    await ask(hand.table, wim, 'take', { seat: 1 });
    const { due: end, bank } = hand.table.times.seats[1]!;
    expect([end! - hand.table.now(), bank]).toEqual([70_000, 45_000]);
  });

  test('is none for whoever sat in this deal, but in the next one it is', async () => {
    const { hand, ann, people } = await freed();
    const ben = await welcome(hand.table, 'id of Ben', 'Ben');
    expect(await ask(hand.table, people[3]!, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
    expect(await ask(hand.table, ben, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
    while (hand.table.memory.sat.get('id of Ann')?.number === 1) {
      if (due(hand).seat === 1) await hand.pass(PACE);
      else await move(hand, people);
    }
    expect(await ask(hand.table, ben, 'take', { seat: 1 })).toEqual(ok(null));
    expect(holders(hand)[0]).toBe(ann);
  });

  test('is none for whoever sat there in this deal, also after the table was asleep', async () => {
    const archive = memoryArchive();
    await freed({ archive });
    const again = await handTable({ archive, options: {} });
    await welcome(again.table, 'id of Ann', 'Ann');
    const ben = await welcome(again.table, 'id of Ben', 'Ben');
    expect(await ask(again.table, ben, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
    const zoe = await welcome(again.table, 'id of Zoe', 'Zoe');
    expect(await ask(again.table, zoe, 'take', { seat: 1 })).toEqual(ok(null));
  });

  test('is none for anybody in a deal of which a build before this one has not kept who had left', async () => {
    const archive = memoryArchive();
    await freed({ archive });
    const { seen, ...kept } = (await archive.loadTable('TABLE000'))!;
    expect(seen).toEqual([{ person: 'id of Ben', round: 1, deal: expect.any(Number) }]);
    await keepAsleep(archive, kept);
    const again = await handTable({ archive, options: {} });
    await welcome(again.table, 'id of Ann', 'Ann');
    const zoe = await welcome(again.table, 'id of Zoe', 'Zoe');
    expect(await ask(again.table, zoe, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
  });

  test('is none for whom the host has sent away, nor while nobody plays', async () => {
    const { hand, ann, people } = await freed();
    await ask(hand.table, ann, 'remove', { person: people[2]! });
    const cleo = await welcome(hand.table, 'id of Cleo', 'Cleo');
    expect(await ask(hand.table, cleo, 'take', { seat: 2 })).toEqual(refusal('removed'));
    const idle = await handTable();
    const ida = await welcome(idle.table, 'id of Ida', 'Ida');
    expect(await ask(idle.table, ida, 'take', { seat: 1 })).toEqual(refusal('not-seated'));
  });
});

describe('at a table that is open to strangers', () => {
  async function wimAsks() {
    const at = await freed();
    await ask(at.hand.table, at.ann, 'open', { open: true });
    expect(await ask(at.hand.table, at.wim, 'take', { seat: 1 })).toEqual(ok(null));
    expect(holders(at.hand)[1]).toBe('bot');
    return at;
  }
  const wishes = ({ table }: HandTable) => standingWishes(table.value);

  test('the host is asked, and says yes', async () => {
    const { hand, ann, wim, people } = await wimAsks();
    expect(wishes(hand)).toEqual([{ number: wim, seat: 1 }]);
    expect(await ask(hand.table, people[2]!, 'grant', { person: wim })).toEqual(refusal('not-asked'));
    expect(await ask(hand.table, people[2]!, 'decline', { person: wim })).toEqual(refusal('not-asked'));
    expect(await ask(hand.table, ann, 'grant', { person: wim })).toEqual(ok(null));
    expect([holders(hand)[1], wishes(hand)]).toEqual([wim, []]);
    expect(await ask(hand.table, ann, 'grant', { person: wim })).toEqual(refusal('nobody-there'));
  });

  test('or no, or nothing: silence is a no', async () => {
    const { hand, ann, wim } = await wimAsks();
    await ask(hand.table, ann, 'decline', { person: wim });
    expect(wishes(hand)).toEqual([]);
    await ask(hand.table, wim, 'take', { seat: 1 });
    await hand.pass(SEAT_ASKED * 1000 - 1);
    expect(wishes(hand)).toHaveLength(1);
    await hand.pass(1);
    expect([wishes(hand), holders(hand)[1]]).toEqual([[], 'bot']);
  });

  test('of two who ask for one seat the host chooses; a wish ends with the game, and with whoever had it', async () => {
    const { hand, wim } = await wimAsks();
    const zoe = await welcome(hand.table, 'id of Zoe', 'Zoe');
    await ask(hand.table, zoe, 'take', { seat: 1 });
    expect(wishes(hand)).toHaveLength(2);
    await farewell(hand.table, zoe, false);
    expect(wishes(hand)).toEqual([{ number: wim, seat: 1 }]);
    await ask(hand.table, wim, 'decline', { person: wim });
    expect(wishes(hand)).toEqual([]);
  });

  test('nobody is asked for whoever has sat there before', async () => {
    const hand = await handTable();
    const people = await playing(hand);
    await toTheEnd(hand, people);
    const [ann, ben] = people;
    await ask(hand.table, ann!, 'clear', { seat: 1 });
    await ask(hand.table, ann!, 'fill', { seat: 1 });
    await ask(hand.table, ann!, 'open', { open: true });
    await ask(hand.table, ann!, 'start', {});
    expect(await ask(hand.table, ben!, 'take', { seat: 1 })).toEqual(ok(null));
    expect(holders(hand)[1]).toBe(ben);
  });
});

describe('between games', () => {
  test('two change places when the one who is asked agrees', async () => {
    const hand = await handTable();
    const [ann, ben, cleo] = (await four(hand)) as [number, number, number, number];
    expect(await ask(hand.table, ann, 'take', { seat: 1 })).toEqual(ok(null));
    expect(await ask(hand.table, cleo, 'grant', { person: ann })).toEqual(refusal('not-asked'));
    expect(holders(hand).slice(0, 2)).toEqual([ann, ben]);
    expect(await ask(hand.table, ben, 'grant', { person: ann })).toEqual(ok(null));
    expect(holders(hand).slice(0, 2)).toEqual([ben, ann]);
  });

  test('nobody is moved who says no, nothing, or is not here', async () => {
    const hand = await handTable();
    const people = (await four(hand)) as [number, number, number, number];
    const [ann, ben, cleo] = people;
    await ask(hand.table, ann, 'take', { seat: 1 });
    expect(await ask(hand.table, ben, 'decline', { person: ann })).toEqual(ok(null));
    expect(await ask(hand.table, ben, 'grant', { person: ann })).toEqual(refusal('nobody-there'));
    await ask(hand.table, ann, 'take', { seat: 2 });
    await hand.pass(SEAT_ASKED * 1000);
    expect(await ask(hand.table, cleo, 'grant', { person: ann })).toEqual(refusal('nobody-there'));
    await farewell(hand.table, cleo, false);
    expect(await ask(hand.table, ann, 'take', { seat: 2 })).toEqual(refusal('nobody-there'));
    expect(holders(hand)).toEqual(people);
  });

  test('a bot is not asked', async () => {
    const hand = await handTable();
    const ann = await welcome(hand.table, 'id of Ann', 'Ann');
    await ask(hand.table, ann, 'sit', { seat: 0 });
    await ask(hand.table, ann, 'fill', { seat: 2 });
    expect(await ask(hand.table, ann, 'take', { seat: 2 })).toEqual(ok(null));
    expect(holders(hand)).toEqual(['bot', 'empty', ann, 'empty']);
    expect(await ask(hand.table, ann, 'take', { seat: 1 })).toEqual(refusal('nobody-there'));
  });
});
