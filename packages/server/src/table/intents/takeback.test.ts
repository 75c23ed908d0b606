// Threats (docs/security.md): G1, G1d, G5.

import { foursquare } from '@hundredfold/games/foursquare/rules/index.ts';
import { hundredRummy } from '@hundredfold/games/hundred-rummy/rules/index.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { declinedTakebacks } from '@hundredfold/shared/core/ongoing-match.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { MAX_TAKEBACKS_PER_MATCH, TAKEBACK_REQUEST_TIMEOUT_S } from '@hundredfold/shared/protocol/pace.ts';
import { replay } from '@hundredfold/shared/testing/replay.ts';
import { isOneGame } from '@hundredfold/shared/testing/size.ts';
import { QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test } from 'vitest';
import { come, due, intent, move, ok, refusal, seated, toTheEnd, version } from '../../../test/hand-people.ts';
import { type HandTable, handTable, PACE } from '../../../test/hand-table.ts';
import { recordIn } from '../../../test/record-in.ts';
import { startedTable } from '../../../test/started-table.ts';
import { playOf } from '../state/table.ts';
import { handleIntent } from './handle-intent.ts';

const stateOf = ({ table }: HandTable) => playOf(table.value)!.match.state;
const playAt = ({ table }: HandTable) => playOf(table.value)!;

async function firstCardPlayed(given: Parameters<typeof handTable>[0] = {}) {
  const { hand, people } = await startedTable({ options: { target: 20 }, ...given });
  await move(hand, people);
  const before = stateOf(hand);
  const ann = people[due(hand).seat]!;
  await move(hand, people);
  return { hand, people, ann, before, others: people.filter((each) => each !== ann) };
}

type FirstCard = Awaited<ReturnType<typeof firstCardPlayed>>;

const takeback = (hand: HandTable, memberId: number) => hand.ask(memberId, 'takeback');
const grant = (hand: HandTable, memberId: number, allowed = true) => hand.ask(memberId, 'allow', { allowed });

describe('a card that others have seen', { skip: isOneGame }, () => {
  test('is taken back once everyone else has agreed; the version increases', async () => {
    const { hand, ann, others, before } = await firstCardPlayed();
    const shown = version(hand);
    expect(await takeback(hand, ann)).toEqual(ok(null));
    for (const other of others) {
      expect(stateOf(hand)).not.toEqual(before);
      expect(await grant(hand, other)).toEqual(ok(null));
    }
    expect(stateOf(hand)).toEqual(before);
    expect(version(hand)).toBe(shown + 1);
    expect(playAt(hand).undone.times.reduce((sum, each) => sum + each)).toBe(1);
  });

  test('stays if one of them declines, and cannot be requested again', async () => {
    const { hand, ann, others } = await firstCardPlayed();
    const shown = version(hand);
    await takeback(hand, ann);
    await grant(hand, others[0]!);
    expect(await grant(hand, others[1]!, false)).toEqual(ok(null));
    expect(await grant(hand, others[2]!)).toEqual(refusal('nobody-asked'));
    expect(await takeback(hand, ann)).toEqual(refusal('asked-before'));
    expect(version(hand)).toBe(shown);
  });

  test('stays if a player does not answer in fifteen seconds, also with a lost connection; people for whom bots play are not asked', async () => {
    const { hand, ann, others } = await firstCardPlayed();
    await takeback(hand, ann);
    await grant(hand, others[0]!);
    await hand.pass(TAKEBACK_REQUEST_TIMEOUT_S * 1000);
    expect(playAt(hand).takebackRequest).toBeNull();
    expect(await takeback(hand, ann)).toEqual(refusal('asked-before'));

    const down = await firstCardPlayed();
    for (const other of down.others) await down.hand.leave(other);
    expect(await takeback(down.hand, down.ann)).toEqual(ok(null));
    expect(playAt(down.hand).takebackRequest).not.toBeNull();
    await down.hand.pass(TAKEBACK_REQUEST_TIMEOUT_S * 1000);
    expect(await takeback(down.hand, down.ann)).toEqual(refusal('asked-before'));

    const later = await firstCardPlayed();
    for (const other of later.others) await later.hand.leave(other, true);
    expect(await takeback(later.hand, later.ann)).toEqual(ok(null));
    expect(stateOf(later.hand)).toEqual(later.before);
  });

  test('keeps the consent given so far if the same request arrives again, but not longer than the first one', async () => {
    const { hand, ann, others, before } = await firstCardPlayed();
    await takeback(hand, ann);
    await grant(hand, others[0]!);
    expect(await takeback(hand, ann)).toEqual(ok(null));
    expect(playAt(hand).takebackRequest).toMatchObject({ granted: [others[0]] });
    for (const other of others.slice(1)) await grant(hand, other);
    expect(stateOf(hand)).toEqual(before);

    const slow = await firstCardPlayed();
    await takeback(slow.hand, slow.ann);
    await slow.hand.pass(TAKEBACK_REQUEST_TIMEOUT_S * 1000 - 1);
    await takeback(slow.hand, slow.ann);
    await slow.hand.pass(1);
    expect(playAt(slow.hand).takebackRequest).toBeNull();
  });

  test('is taken back at once when the last player who is awaited leaves, is removed, or is away for too long', async () => {
    const removed = async ({ hand: { table } }: FirstCard, other: number) => {
      const { seating } = table.value;
      const host = seating.people.find(({ memberId }) => memberId !== other)!.memberId;
      if (seating.host === other) await handleIntent(table, other, 'host', { person: host });
      await handleIntent(table, table.value.seating.host, 'remove', { person: other });
    };
    const held = async ({ hand, people }: FirstCard, other: number) => {
      await hand.leave(other);
      await hand.ask(hand.table.value.seating.host, 'hold', { seat: people.indexOf(other) });
    };
    const left = ({ hand }: FirstCard, other: number) => hand.leave(other, true);
    for (const goAway of [removed, held, left]) {
      const at = await firstCardPlayed();
      const [last, ...others] = at.others.toSorted((one, other) => other - one);
      await takeback(at.hand, at.ann);
      for (const other of others) await grant(at.hand, other);
      await goAway(at, last!);
      await at.hand.pass(1);
      expect(playAt(at.hand).takebackRequest).toBeNull();
      expect(stateOf(at.hand)).toEqual(at.before);
    }
  });

  test('stays, and play goes on at once, if the player who asked is removed', async () => {
    const at = await firstCardPlayed();
    const { hand, people, ann, others } = at;
    const { table } = hand;
    if (table.value.seating.host === ann) await handleIntent(table, ann, 'host', { person: others[0]! });
    await takeback(hand, ann);
    await handleIntent(table, table.value.seating.host, 'remove', { person: ann });
    await hand.pass(1);
    expect(playAt(hand).takebackRequest).toBeNull();
    expect(declinedTakebacks(playAt(hand))[people.indexOf(ann)]).toBe(1);
    expect(stateOf(hand)).not.toEqual(at.before);
  });

  test('stays once a player plays on instead of answering', async () => {
    const { hand, people, ann } = await firstCardPlayed();
    await takeback(hand, ann);
    expect(await move(hand, people)).toMatchObject({ ok: true });
    expect(playAt(hand).takebackRequest).toBeNull();
    expect(declinedTakebacks(playAt(hand))[people.indexOf(ann)]).toBe(1);
    expect(await takeback(hand, ann)).toEqual(refusal('nothing-to-take-back'));
  });

  test('stops clocks and bots while the request is open', async () => {
    const { hand, ann, others } = await firstCardPlayed({ pace: 'normal' });
    const until = hand.table.clocks.seats[due(hand).seat]!.due!;
    await hand.pass(3000);
    await takeback(hand, ann);
    expect(hand.table.clocks.stopped).not.toBeNull();
    await hand.pass(5000);
    await grant(hand, others[0]!, false);
    expect(hand.table.clocks.seats[due(hand).seat]!.due).toBe(until + 5000);
  });

  test('stays at a fast pace, for a person who did not play it, and after the end', async () => {
    const { hand, ann } = await firstCardPlayed({ pace: 'fast' });
    expect(await takeback(hand, ann)).toEqual(refusal('no-takebacks'));
    const other = await firstCardPlayed();
    expect(await takeback(other.hand, other.others[0]!)).toEqual(refusal('nothing-to-take-back'));
    expect(await grant(other.hand, other.others[0]!)).toEqual(refusal('nobody-asked'));
    const { hand: over, people } = await startedTable();
    await toTheEnd(over, people);
    for (const each of people) expect(await takeback(over, each)).toEqual(refusal('not-playing'));
  });

  test('makes a move stale that was meant for the position before the takeback', async () => {
    const { hand, people, ann, others } = await firstCardPlayed();
    const { seat, action } = due(hand);
    const late = intent(hand, action);
    await takeback(hand, ann);
    for (const other of others) await grant(hand, other);
    expect(await hand.ask(people[seat]!, 'act', late)).toEqual(refusal('stale'));
  });
});

/** Two people play Rummy. A card from the discard pile can be drawn and put back without showing anything new. */
async function drawnFromDiscards() {
  const hand = await handTable({ game: hundredRummy, options: {}, pace: 'normal', seats: 2 });
  const people = await seated(hand, 'Ann', 'Ben');
  await hand.ask(people[0]!, 'start');
  const card = { type: 'draw', from: 'discard' };
  const canDraw = () => {
    const { game, state } = playAt(hand).match;
    return game.legal(game.view(state, due(hand).seat)).some((action) => JSON.stringify(action) === JSON.stringify(card));
  };
  while (!canDraw()) await move(hand, people);
  const { seat } = due(hand);
  const draw = () => hand.ask(people[seat]!, 'act', intent(hand, card));
  const left = () => hand.table.clocks.seats[seat]!.due! - hand.table.now();
  return { hand, memberId: people[seat]!, other: people[1 - seat]!, draw, left };
}

test('a takeback gives no time: the player has the same time left as when they made the move', async () => {
  const { hand, memberId, draw, left } = await drawnFromDiscards();
  const given = left();
  for (const passed of [10_000, 25_000]) {
    await hand.pass(passed - (given - left()));
    expect(await draw()).toMatchObject({ ok: true });
    await hand.pass(3000);
    expect(await takeback(hand, memberId)).toEqual(ok(null));
    expect(left()).toBe(given - passed);
  }
});

test('two moves in a deal are taken back without asking; from the third on the others have to agree', async () => {
  const { hand, memberId, other, draw } = await drawnFromDiscards();
  for (let times = 0; times < 2; times++) {
    await draw();
    expect(await takeback(hand, memberId)).toEqual(ok(null));
    expect(playAt(hand).takebackRequest).toBeNull();
  }
  await draw();
  expect(await takeback(hand, memberId)).toEqual(ok(null));
  expect(playAt(hand).takebackRequest).toMatchObject({ memberId });
  expect(await grant(hand, other)).toEqual(ok(null));
  expect(playAt(hand).undone.times).toContain(3);
});

test('two refused requests in a deal stop the clocks; after that no request does until the next deal', async () => {
  const { hand, people, ann } = await firstCardPlayed();
  const seat = people.indexOf(ann);
  const nextCard = async (): Promise<void> => {
    do await move(hand, people);
    while (due(hand).seat !== seat);
    await move(hand, people);
  };
  for (let times = 0; times < 2; times++) {
    expect(await takeback(hand, ann)).toEqual(ok(null));
    expect(await grant(hand, ann, false)).toEqual(ok(null));
    await nextCard();
  }
  expect(await takeback(hand, ann)).toEqual(refusal('asked-before'));
  expect(playAt(hand).takebackRequest).toBeNull();
  const deal = () => playAt(hand).match.game.deal(stateOf(hand));
  const before = deal();
  while (deal() === before) await move(hand, people);
  await move(hand, people); // The cut.
  while (due(hand).seat !== seat) await move(hand, people);
  await move(hand, people);
  expect(await takeback(hand, ann)).toEqual(ok(null));
});

test('a match does not grow without limit, because a player alone takes back a limited number of moves', {
  skip: isOneGame,
}, async () => {
  const { hand, ann } = await alone(foursquare, 1, 1);
  const { action } = due(hand);
  const play = () => hand.ask(ann, 'act', intent(hand, action));
  for (let times = 0; times < MAX_TAKEBACKS_PER_MATCH; times++) {
    await play();
    expect(await takeback(hand, ann)).toEqual(ok(null));
  }
  await play();
  expect(await takeback(hand, ann)).toEqual(refusal('nothing-to-take-back'));
});

async function alone(game: Game, seed: number, seats = game.seats.max) {
  const hand = await handTable({ game, options: {}, seed });
  const [ann = 0] = await seated(hand, 'Ann');
  if (seats !== game.seats.max) await hand.ask(ann, 'arrange', { seats });
  for (let seat = 1; seat < seats; seat++) await hand.ask(ann, 'fill', { seat });
  expect(await hand.ask(ann, 'start')).toEqual(ok(null));
  return { hand, ann };
}

const isOwnTurn = (hand: HandTable) => hand.table.value.phase === 'playing' && due(hand).seat === 0;

async function untilOwnTurn(hand: HandTable): Promise<boolean> {
  for (let waited = 0; waited < 2000 && hand.table.value.phase === 'playing'; waited++) {
    if (isOwnTurn(hand)) return true;
    await hand.pass(PACE);
  }
  return false;
}

describe.each(QUICK_GAMES.map((game) => [game.id, game] as const))('alone, or with bots, at %s', (_, game) => {
  test('every move can be undone step by step; the same cards are drawn again, and the record replays', async () => {
    // Some games are over after a few moves.
    for (let [seed, undone] = [3, 0]; undone <= 2; seed++) undone += await playAndUndo(game, seed);
  });
});

async function playAndUndo(game: Game, seed: number): Promise<number> {
  const { hand, ann } = await alone(game, seed, Math.max(game.seats.min, Math.min(3, game.seats.max)));
  const source = seeded(seed + 2);
  let undone = 0;
  for (let turns = 0; turns < 80 && (await untilOwnTurn(hand)); turns++) {
    const before = playAt(hand).match;
    const { action } = due(hand);
    expect(await hand.ask(ann, 'act', intent(hand, action))).toMatchObject({ ok: true });
    if (source.below(2) > 0 || !(await untilOwnTurn(hand))) continue;
    const after = stateOf(hand);
    expect(await takeback(hand, ann)).toEqual(ok(null));
    undone++;
    expect(stateOf(hand)).toEqual(before.state);
    const reached = version(hand);
    if (source.below(2) > 0) continue;
    expect(await hand.ask(ann, 'act', intent(hand, action))).toMatchObject({ ok: true });
    expect(version(hand)).toBeGreaterThan(reached);
    if (game.id === foursquare.id) expect(stateOf(hand)).toEqual(after);
  }
  await recordReplays(hand, undone);
  return undone;
}

async function recordReplays(hand: HandTable, undone: number): Promise<void> {
  const { value, game } = hand.table;
  if (value.phase !== 'over') return;
  const record = (await recordIn(hand.storage, 'match 1'))!;
  expect(record.takenBack ?? []).toHaveLength(undone);
  const end = [...replay(game, record)].at(-1)!;
  expect(end.state).toEqual(value.play.match.state);
}

test('a table that is loaded again knows what was taken back, and who agreed', { skip: isOneGame }, async () => {
  const { hand, ann, others, people } = await firstCardPlayed();
  await takeback(hand, ann);
  for (const other of others) await grant(hand, other);
  await move(hand, people);
  const again = await handTable({ storage: hand.storage });
  expect(playAt(again)).toEqual(playAt(hand));
  const back = await come(again);
  await toTheEnd(again, back);
  const record = (await recordIn(hand.storage, 'match 1'))!;
  const seat = people.indexOf(ann);
  expect(record.takenBack).toMatchObject([{ seat, consent: others.map((other) => people.indexOf(other)), stood: 3 }]);
});
