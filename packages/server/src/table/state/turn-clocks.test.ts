// Threats (docs/security.md): D10, G1, G5, G5b.
import { hundredRummy } from '@hundredfold/games/hundred-rummy/rules/index.ts';
import { FREE_PACE_MOVE_S, MAX_PAUSE_S, PAUSE_REQUEST_TIMEOUT_S, type Pace } from '@hundredfold/shared/protocol/pace.ts';
import { describe, expect, test } from 'vitest';
import { annAndBots, due, intent, move, ok, personOf, playing, refusal, seated, version } from '../../../test/hand-people.ts';
import { GRACE, type HandTable, handTable, PACE } from '../../../test/hand-table.ts';
import { tableOfFour } from '../../../test/started-table.ts';
import { NO_PAUSE } from '../intents/pause.ts';
import { joinTable } from '../join-table.ts';

const secondsLeft = (hand: HandTable) => {
  const end = hand.table.clocks.seats[due(hand).seat]?.due ?? null;
  return end === null ? null : (end - hand.table.now()) / 1000;
};

async function untilDue(hand: HandTable, people: readonly number[], seat: number): Promise<void> {
  while (due(hand).seat !== seat) await move(hand, people);
}

async function atPace(pace: Pace): Promise<{ hand: HandTable; people: readonly number[] }> {
  const hand = await handTable({ pace, options: {} });
  return { hand, people: await playing(hand) };
}

async function atTheFirstCard(pace: Pace) {
  const at = await atPace(pace);
  await move(at.hand, at.people);
  return at;
}

describe('the clock of a player whose client does not show the table yet', () => {
  async function unseen(pace: Pace): Promise<{ hand: HandTable; people: readonly number[] }> {
    const { hand, people } = await tableOfFour({ pace, options: {} });
    await hand.ask(people[0]!, 'start');
    return { hand, people };
  }

  test('waits for ten seconds, and no longer', async () => {
    const { hand } = await unseen('fast');
    expect(secondsLeft(hand)).toBe(10 + 8 + 20 + 5);
    await hand.pass(43_000 - 1);
    expect(hand.table.clocks.forced).toBe(0);
    await hand.pass(1);
    expect(hand.table.clocks.forced).toBe(version(hand));
  });

  test('starts once the client shows the table', async () => {
    const { hand, people } = await unseen('fast');
    const { seat } = due(hand);
    await hand.pass(4_000);
    expect(await hand.ask(people[seat]!, 'seen')).toEqual(ok(null));
    expect(secondsLeft(hand)).toBe(8 + 20 + 5);
    expect(hand.table.clocks.seats[seat]?.from).toBe(hand.table.now());
    await hand.pass(3_000);
    await hand.ask(people[seat]!, 'seen');
    expect(secondsLeft(hand)).toBe(8 + 20 + 5 - 3);
  });

  test('does not wait again in a second decision of the match, or after leaving and coming back', async () => {
    const { hand, people } = await unseen('fast');
    const { seat } = due(hand);
    await hand.pass(9_000);
    await hand.leave(people[seat]!);
    await joinTable(hand.table, `id of ${['Ann', 'Ben', 'Cleo', 'Dan'][seat]}`, '');
    expect(secondsLeft(hand)).toBe(10 + 8 + 20 + 5 - 9);
    await move(hand, people);
    await untilDue(hand, people, seat);
    expect(secondsLeft(hand)).toBe(8 + 20);
  });

  test('does not wait if the client has shown the table before, and does not mark an absent player as present', async () => {
    const { hand, people } = await unseen('fast');
    const [ann = 0] = people;
    for (const memberId of people) await hand.ask(memberId, 'seen');
    for (let moves = 0; moves < 4; moves++) {
      await move(hand, people);
      expect(secondsLeft(hand)).toBe(8 + 20);
    }
    await hand.leave(ann);
    expect(await hand.ask(ann, 'seen')).toEqual(ok(null));
    expect(personOf(hand, ann)?.presence).toBe('away');
  });

  test.each(['free', 'relaxed'] as const)('does not exceed the longest wait at the pace “%s”', async (pace) => {
    const { hand, people } = await unseen(pace);
    expect(secondsLeft(hand)).toBe(FREE_PACE_MOVE_S);
    await hand.ask(people[due(hand).seat]!, 'seen');
    expect(secondsLeft(hand)).toBe(FREE_PACE_MOVE_S);
  });
});

describe('a clock', () => {
  test('gives everyone the move time of the table and a time bank; a deal starts with five extra seconds', async () => {
    const { hand, people } = await atPace('normal');
    expect(secondsLeft(hand)).toBe(25 + 45 + 5);
    await move(hand, people);
    expect(secondsLeft(hand)).toBe(25 + 45);
    expect(hand.table.clocks.seats.filter((seat) => seat.due !== null)).toHaveLength(1);
  });

  test('takes extra time from the bank, and leaves the bank alone otherwise', async () => {
    const { hand, people } = await atTheFirstCard('fast');
    const { seat } = due(hand);
    await hand.pass(7_000);
    await move(hand, people);
    expect(hand.table.clocks.seats[seat]?.bank).toBe(20_000);
    const next = due(hand).seat;
    await hand.pass(8_000 + 3_500);
    await move(hand, people);
    expect(hand.table.clocks.seats[next]?.bank).toBe(16_500);
  });

  test('that has run out lets a bot make that one move, and shows it', async () => {
    const { hand, people } = await atTheFirstCard('normal');
    const { seat } = due(hand);
    await hand.pass(70_000 - 1);
    expect([version(hand), hand.table.clocks.forced]).toEqual([3, 0]);
    await hand.pass(1);
    expect([version(hand), hand.table.clocks.forced]).toEqual([4, 4]);
    expect(personOf(hand, people[seat]!)?.presence).toBe('here');
    await move(hand, people);
    expect([version(hand), hand.table.clocks.forced]).toEqual([5, 4]);
  });

  test('that has run out twice in a row marks the player as away, until they send any request', async () => {
    const { hand, people } = await atTheFirstCard('fast');
    const idler = people[due(hand).seat]!;
    await hand.pass(28_000);
    while (people[due(hand).seat] !== idler) await move(hand, people);
    expect(personOf(hand, idler)?.presence).toBe('here');
    await hand.pass(8_000);
    expect(personOf(hand, idler)?.presence).toBe('idle');
    while (people[due(hand).seat] !== idler) await move(hand, people);
    expect(secondsLeft(hand)).toBe(null);
    expect(await hand.ask(idler, 'back')).toEqual(ok(null));
    expect([personOf(hand, idler)?.presence, secondsLeft(hand)]).toEqual(['here', 5]);
    await move(hand, people);
    expect(hand.table.clocks.seats.map(({ missed }) => missed)).toEqual([0, 0, 0, 0]);
    while (people[due(hand).seat] !== idler) await move(hand, people);
    expect(secondsLeft(hand)).toBe(8);
  });

  test('is short for a player who comes back again and again and does nothing, until they make a move', async () => {
    const { hand, people } = await atTheFirstCard('fast');
    const { seat } = due(hand);
    const idler = people[seat]!;
    const comesRound = () => untilDue(hand, people, seat);
    await hand.pass(28_000);
    await comesRound();
    await hand.pass(8_000);
    for (let times = 0; times < 3; times++) {
      await comesRound();
      const before = version(hand);
      await hand.ask(idler, 'back');
      await hand.pass(5_000 - 1);
      expect(version(hand)).toBe(before);
      await hand.pass(1);
      expect([version(hand), personOf(hand, idler)?.presence]).toEqual([before + 1, 'idle']);
    }
  });

  test('that runs out twice in one turn counts once, and the rest of the turn is short', async () => {
    const hand = await handTable({ game: hundredRummy, seats: 2, pace: 'fast', options: {}, seed: 3 });
    const people = await seated(hand, 'Ann', 'Ben');
    await hand.ask(people[0]!, 'start');
    for (const memberId of people) await hand.ask(memberId, 'seen');
    const { seat } = due(hand);
    const late = people[seat]!;
    await hand.pass(33_000);
    expect([due(hand).seat, personOf(hand, late)?.presence, secondsLeft(hand)]).toEqual([seat, 'here', 5]);
    await hand.pass(5_000);
    expect([due(hand).seat, personOf(hand, late)?.presence]).toEqual([1 - seat, 'here']);
    await move(hand, people);
    await move(hand, people);
    expect(secondsLeft(hand)).toBe(8);
    await hand.pass(8_000);
    expect([due(hand).seat, personOf(hand, late)?.presence]).toEqual([seat, 'idle']);
  });

  test('is of full length again after a move, and the bank is full again with the next deal', async () => {
    const { hand, people } = await atTheFirstCard('fast');
    const { seat } = due(hand);
    const bank = () => hand.table.clocks.seats[seat]?.bank;
    const deal = () => hand.table.clocks.deal;
    const comesRound = () => untilDue(hand, people, seat);
    await hand.pass(28_000);
    await comesRound();
    await hand.pass(8_000);
    await comesRound();
    await hand.ask(people[seat]!, 'back');
    expect(secondsLeft(hand)).toBe(5);
    await move(hand, people);
    await comesRound();
    expect([deal(), secondsLeft(hand), bank()]).toEqual([1, 8, 0]);
    while (deal() === 1) await move(hand, people);
    expect(bank()).toBe(20_000);
  });

  test.each([[true], [false]])('goes on for a player who leaves and comes back, however often; for good: %s', async (forGood) => {
    const { hand, people } = await atTheFirstCard('fast');
    const idler = people[due(hand).seat]!;
    for (let passed = 0; passed < 26_000; passed += 650) {
      await hand.leave(idler, forGood);
      await hand.pass(650);
      await joinTable(hand.table, `id of ${['Ann', 'Ben', 'Cleo', 'Dan'][people.indexOf(idler)]}`, '');
    }
    expect(secondsLeft(hand)).toBe(28 - 26);
    await hand.pass(2_000);
    expect(hand.table.clocks.forced).toBe(4);
  });

  test('goes on for a person who takes the seat over, and counts no missed moves of the previous player', async () => {
    const { hand, people } = await atTheFirstCard('fast');
    const { seat } = due(hand);
    await hand.pass(28_000);
    await untilDue(hand, people, seat);
    expect(hand.table.clocks.seats[seat]?.missed).toBe(1);
    await hand.pass(5_000);
    const host = people.find((each) => each !== people[seat])!;
    await hand.ask(hand.table.value.seating.host, 'host', { person: host });
    const wim = await hand.join('Wim');
    await hand.ask(host, 'remove', { person: people[seat]! });
    expect(await hand.ask(wim, 'take', { seat })).toEqual(ok(null));
    expect([secondsLeft(hand), hand.table.clocks.seats[seat]?.missed]).toEqual([3, 0]);
    await hand.pass(3_000);
    expect(hand.table.clocks.forced).toBe(version(hand));
  });

  test('goes on for an absent player: it or the grace time ends first', async () => {
    const { hand, people } = await atTheFirstCard('fast');
    await hand.leave(people[due(hand).seat]!);
    await hand.pass(28_000);
    expect([version(hand), hand.table.clocks.forced]).toEqual([4, 4]);
    const relaxed = await atTheFirstCard('relaxed');
    await relaxed.hand.leave(relaxed.people[due(relaxed.hand).seat]!);
    await relaxed.hand.pass(GRACE * 1000 + PACE);
    expect([version(relaxed.hand), relaxed.hand.table.clocks.forced]).toEqual([4, 0]);
  });

  test('stops while no person is here', async () => {
    const { hand, people } = await atTheFirstCard('fast');
    const { seat } = due(hand);
    await hand.pass(3_000);
    for (const memberId of people) await hand.leave(memberId);
    await hand.pass(1_000_000);
    expect(version(hand)).toBe(3);
    await hand.join('Ann');
    expect(hand.table.clocks.seats[seat]?.due).toBe(hand.table.now() + 25_000);
  });
});

describe('without a clock', () => {
  test(`an inactive player is waited for at most ${FREE_PACE_MOVE_S} seconds`, async () => {
    const { hand } = await atTheFirstCard('free');
    await hand.pass(FREE_PACE_MOVE_S * 1000 - 1);
    expect(version(hand)).toBe(3);
    await hand.pass(1);
    expect([version(hand), hand.table.clocks.forced]).toEqual([4, 4]);
  });

  test('a player alone with bots has no limit, until another person comes to watch', async () => {
    const hand = await handTable();
    const ann = await annAndBots(hand);
    await hand.ask(ann, 'start');
    await hand.pass(20 * PACE);
    const before = version(hand);
    await hand.pass(1_000_000);
    expect(version(hand)).toBe(before);
    await hand.join('Wim');
    await hand.pass(FREE_PACE_MOVE_S * 1000);
    expect(version(hand)).toBeGreaterThan(before);
  });
});

describe('a pause', () => {
  test('starts when every expected player wants it, also those with a lost connection; until then play goes on', async () => {
    const { hand, people } = await atTheFirstCard('normal');
    const [ann, ben, cleo, dan] = people;
    await hand.leave(dan!);
    for (const memberId of [ann, ben, cleo]) await hand.ask(memberId!, 'pause');
    expect(hand.table.value.pause).toMatchObject({ on: false });
    await hand.ask(ann!, 'resume');
    await hand.leave(dan!, true);
    expect(await hand.ask(ann!, 'pause')).toEqual(ok(null));
    expect(await hand.ask(ben!, 'pause')).toEqual(ok(null));
    expect(hand.table.value.pause).toEqual({ wanted: [ann, ben], on: false });
    await hand.ask(cleo!, 'pause');
    expect(hand.table.value.pause).toMatchObject({ on: true });
  });

  test('starts at once when the last player who has not agreed leaves, but not for bots alone', async () => {
    const { hand, people } = await atTheFirstCard('normal');
    const [ann, ben, ...others] = people;
    for (const other of others) await hand.leave(other, true);
    await hand.ask(ann!, 'pause');
    expect(hand.table.value.pause).toEqual({ wanted: [ann], on: false });
    await hand.leave(ben!, true);
    await hand.pass(1);
    expect(hand.table.value.pause).toEqual({ wanted: [ann], on: true });

    const bots = await atTheFirstCard('normal');
    await bots.hand.join('Wim');
    await bots.hand.ask(bots.people[0]!, 'pause');
    for (const each of bots.people) await bots.hand.leave(each, true);
    await bots.hand.pass(1);
    expect(bots.hand.table.value.pause).toMatchObject({ on: false });
  });

  test('stops clocks, bots and players, and keeps the time that was left', async () => {
    const { hand, people } = await atTheFirstCard('normal');
    await hand.pass(10_000);
    for (const memberId of people) await hand.ask(memberId, 'pause');
    await hand.pass(600_000);
    expect(await move(hand, people)).toEqual(refusal('paused'));
    expect(version(hand)).toBe(3);
    expect(await hand.ask(people[2]!, 'resume')).toEqual(ok(null));
    expect(secondsLeft(hand)).toBe(60);
    expect(await move(hand, people)).toEqual(ok(4));
  });

  test('does not decide about a move, which succeeds with the same intent id after the pause', async () => {
    const { hand, people } = await atTheFirstCard('normal');
    for (const memberId of people) await hand.ask(memberId, 'pause');
    const { seat, action } = due(hand);
    const sent = intent(hand, action);
    expect(await hand.ask(people[seat]!, 'act', sent)).toEqual(refusal('paused'));
    await hand.ask(people[0]!, 'resume');
    expect(await hand.ask(people[seat]!, 'act', sent)).toEqual(ok(4));
    expect(await hand.ask(people[seat]!, 'act', sent)).toEqual(ok(4));
    expect(version(hand)).toBe(4);
  });

  test('ends by itself, and so does the request for one', async () => {
    const { hand, people } = await atTheFirstCard('normal');
    await hand.ask(people[0]!, 'pause');
    await hand.pass(PAUSE_REQUEST_TIMEOUT_S * 1000);
    expect(hand.table.value.pause).toEqual(NO_PAUSE);
    for (const memberId of people) await hand.ask(memberId, 'pause');
    await hand.pass(MAX_PAUSE_S * 1000 - 1);
    expect(hand.table.value.pause.on).toBe(true);
    await hand.pass(1);
    expect(hand.table.value.pause).toEqual(NO_PAUSE);
  });

  test('is for seated players, during a match', async () => {
    const { hand, people } = await tableOfFour();
    expect(await hand.ask(people[0]!, 'pause')).toEqual(refusal('not-playing'));
    await hand.ask(people[0]!, 'start');
    const wim = await hand.join('Wim');
    expect(await hand.ask(wim, 'pause')).toEqual(refusal('not-seated'));
    await hand.ask(people[0]!, 'pause');
    expect(await hand.ask(wim, 'resume')).toEqual(refusal('not-seated'));
    expect(hand.table.value.pause).toMatchObject({ wanted: [people[0]] });
  });
});
