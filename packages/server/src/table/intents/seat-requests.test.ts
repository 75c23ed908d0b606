// Threats (docs/security.md): U2.
import { SEAT_REQUEST_TIMEOUT_S } from '@hundredfold/shared/protocol/pace.ts';
import { describe, expect, test } from 'vitest';
import { due, four, holders, move, ok, personOf, playing, refusal, seated, toTheEnd } from '../../../test/hand-people.ts';
import { GRACE, type HandTable, handTable, PACE } from '../../../test/hand-table.ts';
import { startedTable, tableOfFour } from '../../../test/started-table.ts';
import { roomStatePublisher } from '../../colyseus/state-publisher.ts';
import { openSqliteInMemory } from '../../storage/testing/in-memory.ts';
import { joinTable } from '../join-table.ts';
import { withViewers } from '../state/seen-cards.ts';
import { activeSeatRequests, CLAIM_LIMIT } from './seat-requests.ts';

async function benHasLeft(given: Parameters<typeof handTable>[0] = {}) {
  const { hand, people } = await startedTable({ options: {}, ...given });
  const wim = await hand.join('Wim');
  await hand.leave(people[1]!, true);
  const [ann] = people;
  return { hand, people, ann: ann, wim };
}

async function withFreedSeat(given: Parameters<typeof handTable>[0] = {}) {
  const at = await benHasLeft(given);
  expect(await at.hand.ask(at.ann, 'clear', { seat: 1 })).toEqual(ok(null));
  return at;
}

describe('a seat that a bot holds for a person', () => {
  test('belongs to the bot once the host frees it, and only the host can do so', async () => {
    const { hand, ann, wim, people } = await benHasLeft();
    expect(await hand.ask(wim, 'take', { seat: 1 })).toEqual(refusal('seat-taken'));
    expect(await hand.ask(people[2]!, 'clear', { seat: 1 })).toEqual(refusal('not-host'));
    expect(await hand.ask(ann, 'clear', { seat: 2 })).toEqual(refusal('already-playing'));
    expect(await hand.ask(ann, 'clear', { seat: 7 })).toEqual(refusal('no-such-seat'));
    expect(await hand.ask(ann, 'clear', { seat: 1 })).toEqual(ok(null));
    expect(holders(hand)).toEqual([ann, 'bot', people[2], people[3]]);
  });

  test('leaves its person as a spectator, if they were only idle', async () => {
    const { hand, people } = await startedTable({ options: {}, pace: 'fast' });
    const seat = due(hand).seat;
    while (hand.table.value.seating.people.every(({ presence }) => presence === 'here')) {
      if (due(hand).seat === seat) await hand.pass(40_000);
      else await move(hand, people);
    }
    const host = hand.table.value.seating.host;
    expect(await hand.ask(host, 'clear', { seat })).toEqual(ok(null));
    expect(personOf(hand, people[seat]!)?.presence).toBe('here');
    expect(await hand.ask(people[seat]!, 'take', { seat })).toEqual(refusal('has-seen'));
  });
});

describe('a bot’s seat during a match', () => {
  test('goes to a spectator at once and for good', async () => {
    const storage = openSqliteInMemory();
    const { hand, people, ann, wim } = await withFreedSeat({ storage });
    expect(await hand.ask(wim, 'take', { seat: 0 })).toEqual(refusal('seat-taken'));
    expect(await hand.ask(wim, 'take', { seat: 1 })).toEqual(ok(null));
    const seats = [ann, wim, people[2]!, people[3]!];
    expect(holders(hand)).toEqual(seats);
    expect((await storage.loadTable('TABLE000'))?.seats[1]).toMatchObject({ personId: 'id of Wim' });
    for (let moves = 0; moves < 8; moves++) expect(await move(hand, seats)).toMatchObject({ ok: true });
  });

  test('is refused to a person who has played in this deal, but not in the next one', async () => {
    const { hand, ann, people } = await withFreedSeat();
    const ben = await hand.join('Ben');
    expect(await hand.ask(people[3]!, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
    expect(await hand.ask(ben, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
    while (hand.table.seenCards.sat.get('id of Ann')?.deal === 1) {
      if (due(hand).seat === 1) await hand.pass(PACE);
      else await move(hand, people);
    }
    expect(await hand.ask(ben, 'take', { seat: 1 })).toEqual(ok(null));
    expect(holders(hand)[0]).toBe(ann);
  });

  test('is refused to a person who has played in this deal, also after the table was stored and loaded', async () => {
    const storage = openSqliteInMemory();
    await withFreedSeat({ storage });
    const again = await handTable({ storage, options: {} });
    await again.join('Ann');
    const ben = await again.join('Ben');
    expect(await again.ask(ben, 'take', { seat: 1 })).toEqual(refusal('has-seen'));
    const zoe = await again.join('Zoe');
    expect(await again.ask(zoe, 'take', { seat: 1 })).toEqual(ok(null));
  });
});

describe('at a table that is open to strangers', () => {
  async function wimAsks() {
    const at = await withFreedSeat();
    await at.hand.ask(at.ann, 'set', { open: true });
    expect(await at.hand.ask(at.wim, 'take', { seat: 1 })).toEqual(ok(null));
    expect(holders(at.hand)[1]).toBe('bot');
    return at;
  }
  const requests = ({ table }: HandTable) => activeSeatRequests(table.value);

  test('the host is asked, and agrees', async () => {
    const { hand, ann, wim, people } = await wimAsks();
    expect(requests(hand)).toEqual([{ memberId: wim, seat: 1, asked: [ann] }]);
    expect(await hand.ask(people[2]!, 'grant', { person: wim })).toEqual(refusal('not-asked'));
    expect(await hand.ask(people[2]!, 'decline', { person: wim })).toEqual(refusal('not-asked'));
    expect(await hand.ask(ann, 'grant', { person: wim })).toEqual(ok(null));
    expect([holders(hand)[1], requests(hand)]).toEqual([wim, []]);
    expect(await hand.ask(ann, 'grant', { person: wim })).toEqual(refusal('nobody-there'));
  });

  test('the host declines, or does not answer in time, which counts as declining', async () => {
    const { hand, ann, wim } = await wimAsks();
    await hand.ask(ann, 'decline', { person: wim });
    expect(requests(hand)).toEqual([]);
    await hand.ask(wim, 'take', { seat: 1 });
    await hand.pass(SEAT_REQUEST_TIMEOUT_S * 1000 - 1);
    expect(requests(hand)).toHaveLength(1);
    await hand.pass(1);
    expect([requests(hand), holders(hand)[1]]).toEqual([[], 'bot']);
  });

  test('the host chooses between two requests, and a request ends when its author leaves or withdraws it', async () => {
    const { hand, ann, wim } = await wimAsks();
    const zoe = await hand.join('Zoe');
    await hand.ask(zoe, 'take', { seat: 1 });
    expect(requests(hand)).toHaveLength(2);
    await hand.leave(zoe);
    expect(requests(hand)).toEqual([{ memberId: wim, seat: 1, asked: [ann] }]);
    await hand.ask(wim, 'decline', { person: wim });
    expect(requests(hand)).toEqual([]);
  });

  test('a person who has sat there before needs no permission', async () => {
    const { hand, people } = await startedTable();
    await toTheEnd(hand, people);
    const [ann, ben] = people;
    await hand.ask(ann, 'clear', { seat: 1 });
    await hand.ask(ann, 'fill', { seat: 1 });
    await hand.ask(ann, 'set', { open: true });
    await hand.ask(ann, 'start', {});
    expect(await hand.ask(ben, 'take', { seat: 1 })).toEqual(ok(null));
    expect(holders(hand)[1]).toBe(ben);
  });
});

describe('between matches', () => {
  test('two people swap seats if the one who is asked agrees', async () => {
    const { hand, ann, ben, cleo } = await tableOfFour();
    expect(await hand.ask(ann, 'take', { seat: 1 })).toEqual(ok(null));
    expect(await hand.ask(cleo, 'grant', { person: ann })).toEqual(refusal('not-asked'));
    expect(holders(hand).slice(0, 2)).toEqual([ann, ben]);
    expect(await hand.ask(ben, 'grant', { person: ann })).toEqual(ok(null));
    expect(holders(hand).slice(0, 2)).toEqual([ben, ann]);
  });

  test('no person is moved who declines, does not answer, or is not here', async () => {
    const { hand, people } = await tableOfFour();
    const [ann, ben, cleo] = people;
    await hand.ask(ann, 'take', { seat: 1 });
    expect(await hand.ask(ben, 'decline', { person: ann })).toEqual(ok(null));
    expect(await hand.ask(ben, 'grant', { person: ann })).toEqual(refusal('nobody-there'));
    await hand.ask(ann, 'take', { seat: 2 });
    await hand.pass(SEAT_REQUEST_TIMEOUT_S * 1000);
    expect(await hand.ask(cleo, 'grant', { person: ann })).toEqual(refusal('nobody-there'));
    await hand.leave(cleo);
    expect(await hand.ask(ann, 'take', { seat: 2 })).toEqual(refusal('nobody-there'));
    expect(holders(hand)).toEqual(people);
  });

  test('a bot is not asked', async () => {
    const hand = await handTable();
    const [ann = 0] = await seated(hand, 'Ann');
    await hand.ask(ann, 'fill', { seat: 2 });
    expect(await hand.ask(ann, 'take', { seat: 2 })).toEqual(ok(null));
    expect(holders(hand)).toEqual(['bot', 'empty', ann, 'empty']);
    expect(await hand.ask(ann, 'take', { seat: 1 })).toEqual(refusal('nobody-there'));
  });
});

describe('the seat of a namesake who has lost the connection', () => {
  async function benComesTwice(isPlaying = true, given: Parameters<typeof handTable>[0] = {}) {
    const hand = await handTable({ options: {}, ...given });
    const people = isPlaying ? await playing(hand) : await four(hand);
    const [ann = 0, ben = 0, cleo = 0, dan = 0] = people;
    await hand.leave(ben);
    const twin = await joinTable(hand.table, 'other id of Ben', 'ben');
    const claim = () => hand.ask(twin, 'take', { seat: 1 });
    const grant = (by: number) => hand.ask(by, 'grant', { person: twin });
    return { hand, people, ann, ben, cleo, dan, twin, claim, grant };
  }

  test('is theirs once the host agrees; the first browser finds it taken, and is told so', async () => {
    const { hand, ann, twin, cleo, dan, claim, grant } = await benComesTwice();
    expect(await claim()).toEqual(ok(null));
    expect(activeSeatRequests(hand.table.value)).toEqual([{ memberId: twin, seat: 1, asked: [ann] }]);
    expect(holders(hand)[1]).not.toBe(twin);
    expect(await grant(cleo)).toEqual(refusal('not-asked'));
    expect(await grant(twin)).toEqual(refusal('not-asked'));
    expect(await grant(ann)).toEqual(ok(null));
    expect(holders(hand)).toEqual([ann, twin, cleo, dan]);
    const old = await hand.join('Ben');
    expect(holders(hand)).not.toContain(old);
    const { publish, state } = roomStatePublisher(hand.table.game, 60);
    publish(hand.table.value, hand.table.clocks);
    expect(state.claimed).toBe(String(old));
    for (let moves = 0; moves < 8; moves++) expect(await move(hand, [ann, twin, cleo, dan])).toMatchObject({ ok: true });
  });

  test('is theirs while people gather and after the game as well', async () => {
    for (const isPlaying of [true, false]) {
      const { hand, people, ann, ben, twin, claim, grant } = await benComesTwice(isPlaying);
      await hand.join('Ben');
      if (isPlaying) await toTheEnd(hand, people);
      await hand.leave(ben);
      expect(await claim()).toEqual(ok(null));
      expect(await grant(ann)).toEqual(ok(null));
      expect(holders(hand)[1]).toBe(twin);
    }
  });

  test('is given by any other player who is here if the host is away, or is the person concerned', async () => {
    const { hand, ann, cleo, dan, twin, claim, grant } = await benComesTwice();
    await hand.leave(ann);
    const again = await joinTable(hand.table, 'other id of Ann', 'Ann');
    expect(await hand.ask(again, 'take', { seat: 0 })).toEqual(ok(null));
    expect(await claim()).toEqual(ok(null));
    expect(activeSeatRequests(hand.table.value).map(({ asked }) => asked)).toEqual([
      [cleo, dan],
      [cleo, dan],
    ]);
    expect(await hand.ask(dan, 'grant', { person: again })).toEqual(ok(null));
    expect(await grant(again)).toEqual(refusal('not-asked'));
    expect(await grant(cleo)).toEqual(ok(null));
    expect(holders(hand)).toEqual([again, twin, cleo, dan]);
  });

  test('is nobody’s while no other player is here: absence is no consent, and who came meanwhile cannot give it', async () => {
    const { hand, people, twin, claim, grant } = await benComesTwice();
    for (const each of people) await hand.leave(each);
    await hand.pass(GRACE * 1000);
    expect(hand.table.value.seating.host).toBe(twin);
    expect(await claim()).toEqual(refusal('nobody-to-ask'));
    const eve = await hand.join('Eve');
    await hand.ask(twin, 'host', { person: eve });
    expect(await claim()).toEqual(refusal('nobody-to-ask'));
    await hand.ask(eve, 'clear', { seat: 3 });
    expect(await hand.ask(eve, 'take', { seat: 3 })).toEqual(ok(null));
    expect(await claim()).toEqual(refusal('nobody-to-ask'));
    expect(await grant(eve)).toEqual(refusal('nobody-there'));
  });

  test('stays with a person who is connected, or comes back before anyone agrees', async () => {
    const { hand, people, ann, claim, grant } = await benComesTwice();
    expect(await claim()).toEqual(ok(null));
    await hand.join('Ben');
    expect(activeSeatRequests(hand.table.value)).toEqual([]);
    expect(await grant(ann)).toEqual(refusal('nobody-there'));
    expect(await claim()).toEqual(refusal('seat-taken'));
    expect(holders(hand)).toEqual(people);
  });

  test('is refused to another name, to removed people, and to those who have seen cards of the deal', async () => {
    const { hand, people, claim } = await benComesTwice();
    const eve = await hand.join('Eve');
    expect(await hand.ask(eve, 'take', { seat: 1 })).toEqual(refusal('seat-taken'));
    await hand.ask(people[2]!, 'showHand', { person: eve, shown: true });
    expect(await hand.ask(eve, 'introduce', { name: 'Ben', seal: 1 })).toEqual(refusal('sees-a-hand'));
    hand.table.seenCards = withViewers(hand.table.seenCards, ['other id of Ben'], { matchNumber: 1, deal: 1 });
    expect(await claim()).toEqual(refusal('has-seen'));
  });

  test('is asked for a few times a minute by all together, and each request ends by itself', async () => {
    const { hand, twin, claim } = await benComesTwice();
    const third = await joinTable(hand.table, 'third id of Ben', 'Ben');
    for (let times = 0; times < CLAIM_LIMIT.times; times++) expect(await claim()).toEqual(ok(null));
    expect(await hand.ask(third, 'take', { seat: 1 })).toEqual(refusal('too-fast'));
    await hand.pass(SEAT_REQUEST_TIMEOUT_S * 1000);
    expect(activeSeatRequests(hand.table.value)).toEqual([]);
    expect(holders(hand)[1]).not.toBe(twin);
  });
});

describe('while people gather, the seat of a person who is away for longer than the grace time', () => {
  async function benIsAway() {
    const hand = await handTable();
    const ann = await hand.join('Ann', { sits: true });
    const ben = await hand.join('Ben', { sits: true });
    await hand.leave(ben);
    return { hand, ann, ben };
  }

  test('is free for others, and the person who comes back gets another one', async () => {
    const { hand, ann, ben } = await benIsAway();
    const wim = await hand.join('Wim');
    expect(await hand.ask(wim, 'sit', { seat: 1 })).toEqual(refusal('seat-taken'));
    await hand.pass(GRACE * 1000);
    expect(await hand.ask(wim, 'sit', { seat: 1 })).toEqual(ok(null));
    expect(hand.table.value.seating.people.map(({ memberId }) => memberId)).not.toContain(ben);
    const back = await hand.join('Ben', { sits: true });
    expect(holders(hand)).toEqual([ann, wim, back, 'empty']);
  });

  test('stays with them if nobody wants it, and others take empty seats first', async () => {
    const { hand, ann, ben } = await benIsAway();
    await hand.pass(GRACE * 1000);
    const wim = await hand.join('Wim', { sits: true });
    expect(await hand.join('Ben')).toBe(ben);
    expect(holders(hand)).toEqual([ann, ben, wim, 'empty']);
  });

  test('goes to a namesake who comes, and to nobody if a namesake sits already', async () => {
    const late = await benIsAway();
    await late.hand.pass(GRACE * 1000);
    const twin = await joinTable(late.hand.table, 'other id of Ben', 'Ben', { sits: true });
    expect(holders(late.hand)).toEqual([late.ann, twin, 'empty', 'empty']);
    const early = await benIsAway();
    const other = await joinTable(early.hand.table, 'other id of Ben', 'Ben', { sits: true });
    expect(holders(early.hand)).toEqual([early.ann, early.ben, other, 'empty']);
    await early.hand.pass(GRACE * 1000);
    expect(holders(early.hand)).toEqual([early.ann, 'empty', other, 'empty']);
  });

  test('is kept after a game, until the host goes on to the next one', async () => {
    const { hand, people } = await startedTable();
    const [ann = 0, ben = 0] = people;
    await toTheEnd(hand, people);
    await hand.leave(ben);
    await hand.pass(GRACE * 1000);
    const wim = await hand.join('Wim', { sits: true });
    expect(await hand.ask(wim, 'sit', { seat: 1 })).toEqual(refusal('seat-taken'));
    await hand.ask(ann, 'arrange', {});
    expect(await hand.ask(wim, 'sit', { seat: 1 })).toEqual(ok(null));
  });
});
