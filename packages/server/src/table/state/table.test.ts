import { outcomeOf } from '@hundredfold/shared/core/match.ts';
import { replay } from '@hundredfold/shared/core/record.ts';
import { foursquare } from '@hundredfold/shared/games/foursquare/index.ts';
import { describe, expect, test } from 'vitest';
import { due, four, intent, move, ok, playing, refusal, toTheEnd, version } from '../../../test/hand-people.ts';
import { GRACE, type HandTable, handTable, PACE } from '../../../test/hand-table.ts';
import { openSqliteInMemory } from '../../storage/sqlite/sqlite-storage.ts';
import { handleIntent } from '../intents/handle-intent.ts';
import { joinTable, leaveTable } from '../runtime/join.ts';
import { playOf } from './table.ts';

describe('joining a table', () => {
  test('everyone has a different member id, also when the ids start again', async () => {
    const hand = await handTable();
    const ann = await joinTable(hand.table, 'id of Ann', 'Ann');
    hand.table.lastMemberId = 65_534;
    expect(await joinTable(hand.table, 'id of Ben', 'Ben')).toBe(65_535);
    expect([ann, await joinTable(hand.table, 'id of Cleo', 'Cleo')]).toEqual([1, 2]);
  });

  const sits = { sits: true };
  const holders = ({ table }: HandTable) =>
    table.value.seating.seats.map((seat) => ('memberId' in seat ? seat.memberId : seat.holder));

  test('a person who wants to sit is shown on the first free seat at once, and stays there', async () => {
    const hand = await handTable();
    const ann = await joinTable(hand.table, 'id of Ann', 'Ann', sits);
    expect(hand.shown.at(-1)?.seating.people).toHaveLength(1);
    expect((await hand.storage.loadTable(hand.table.code))?.seats[0]).toMatchObject({ personId: 'id of Ann' });
    await handleIntent(hand.table, ann, 'lock', { seat: 1, locked: true });
    const shown = hand.shown.length;
    const ben = await joinTable(hand.table, 'id of Ben', 'Ben', sits);
    expect(hand.shown.length).toBe(shown + 1);
    await joinTable(hand.table, 'id of Ann', 'Ann', sits);
    expect(holders(hand)).toEqual([ann, 'empty', ben, 'empty']);
  });

  test('a person who wants to sit becomes a spectator without a free seat, during a match, and after they were removed', async () => {
    const hand = await handTable();
    const people = await four(hand);
    await joinTable(hand.table, 'id of Eve', 'Eve', sits);
    expect(holders(hand)).toEqual(people);
    await handleIntent(hand.table, people[0]!, 'remove', { person: people[3]! });
    await joinTable(hand.table, 'id of Dan', 'Dan', sits);
    expect(holders(hand)).toEqual([...people.slice(0, 3), 'empty']);
    await handleIntent(hand.table, people[0]!, 'fill', { seat: 3 });
    await handleIntent(hand.table, people[0]!, 'start', undefined);
    expect(hand.table.value.phase).toBe('playing');
    await joinTable(hand.table, 'id of Zoe', 'Zoe', sits);
    expect(holders(hand)).toEqual([...people.slice(0, 3), 'bot']);
  });
});

describe('before the start', () => {
  test('only the host starts, fills, clears and opens', async () => {
    const hand = await handTable();
    const [ann, ben] = await four(hand);
    expect(await handleIntent(hand.table, ben!, 'start', undefined)).toEqual(refusal('not-host'));
    expect(await handleIntent(hand.table, ben!, 'clear', { seat: 0 })).toEqual(refusal('not-host'));
    expect(await handleIntent(hand.table, ben!, 'fill', { seat: 0 })).toEqual(refusal('not-host'));
    expect(await handleIntent(hand.table, ben!, 'set', { open: true })).toEqual(refusal('not-host'));
    expect(await handleIntent(hand.table, ann!, 'set', { open: true })).toEqual(ok(null));
    expect(hand.shown.at(-1)?.open).toBe(true);
  });

  test('a match does not start with an empty seat', async () => {
    const hand = await handTable();
    const [ann] = await four(hand);
    await handleIntent(hand.table, ann!, 'clear', { seat: 2 });
    expect(await handleIntent(hand.table, ann!, 'start', undefined)).toEqual(refusal('seats-empty'));
    expect(await handleIntent(hand.table, ann!, 'fill', { seat: 2 })).toEqual(ok(null));
    expect(await handleIntent(hand.table, ann!, 'start', undefined)).toEqual(ok(null));
    expect(hand.table.value).toMatchObject({ phase: 'playing', round: 1 });
  });

  test('no player can act or ask for a rematch', async () => {
    const hand = await handTable();
    const [ann] = await four(hand);
    const act = { id: 'intent-x', version: 0, action: { type: 'cut', at: 1 } };
    expect(await handleIntent(hand.table, ann!, 'act', act)).toEqual(refusal('not-playing'));
    expect(await handleIntent(hand.table, ann!, 'rematch', undefined)).toEqual(refusal('not-over'));
  });
});

describe('a move', () => {
  test('is answered with the new version, and shown once', async () => {
    const hand = await handTable();
    const people = await playing(hand);
    const before = hand.shown.length;
    expect(await move(hand, people)).toEqual(ok(3));
    expect(hand.shown.length).toBe(before + 1);
    expect(playOf(hand.shown.at(-1)!)?.match.version).toBe(3);
  });

  test('is stored before anyone sees it', async () => {
    const storage = openSqliteInMemory();
    const lengths: Promise<number>[] = [];
    const hand = await handTable({
      storage,
      show: (value) => {
        const play = playOf(value);
        if (play !== null) lengths.push(storage.steps(play.id).then((steps) => steps.length - play.match.version));
      },
    });
    await toTheEnd(hand, await playing(hand));
    expect(new Set(await Promise.all(lengths))).toEqual(new Set([0]));
  });

  test('has one effect and one answer if it is sent twice', async () => {
    const hand = await handTable();
    const people = await playing(hand);
    const { seat, action } = due(hand);
    const sent = intent(hand, action);
    const both = [handleIntent(hand.table, people[seat]!, 'act', sent), handleIntent(hand.table, people[seat]!, 'act', sent)];
    expect(await Promise.all(both)).toEqual([ok(3), ok(3)]);
    await move(hand, people);
    expect(await handleIntent(hand.table, people[seat]!, 'act', sent)).toEqual(ok(3));
    expect(version(hand)).toBe(4);
  });

  test('under the intent id of another person is a move of its own', async () => {
    const hand = await handTable();
    const people = await playing(hand);
    const { seat, action } = due(hand);
    const sent = intent(hand, action);
    await handleIntent(hand.table, people[seat]!, 'act', sent);
    expect(await handleIntent(hand.table, people[(seat + 1) % 4]!, 'act', sent)).toEqual(refusal('stale'));
  });

  test.each([
    ['for an earlier version', 'stale', { version: 1 }],
    ['for a future version', 'stale', { version: 99 }],
    ['without a valid action', 'malformed', { action: { type: 'cheat' } }],
    ['with an unknown card', 'malformed', { action: { type: 'play', card: '1X' } }],
    ['with an extra field', 'malformed', { action: { type: 'cut', at: 3, seat: 2 } }],
    ['that the game refuses', 'cut-first', { action: { type: 'play', card: 'AS' } }],
  ])('%s is refused as %s', async (_, word, wrong) => {
    const hand = await handTable();
    const people = await playing(hand);
    const { seat, action } = due(hand);
    const shown = hand.shown.length;
    expect(await handleIntent(hand.table, people[seat]!, 'act', { ...intent(hand, action), ...wrong })).toEqual(refusal(word));
    expect(version(hand)).toBe(2);
    expect(hand.shown.length).toBe(shown);
  });

  test('is refused to spectators, and to players out of turn', async () => {
    const hand = await handTable();
    const people = await playing(hand);
    const { seat, action } = due(hand);
    const watcher = await joinTable(hand.table, 'id of Eve', 'Eve');
    expect(await handleIntent(hand.table, watcher, 'act', intent(hand, action))).toEqual(refusal('not-seated'));
    expect(await handleIntent(hand.table, people[(seat + 2) % 4]!, 'act', intent(hand, action))).toEqual(
      refusal('not-your-turn'),
    );
  });
});

describe('during a match', () => {
  test('seats stay as they are', async () => {
    const hand = await handTable();
    const [ann, ben] = await playing(hand);
    expect(await handleIntent(hand.table, ben!, 'stand', undefined)).toEqual(refusal('already-playing'));
    expect(await handleIntent(hand.table, ann!, 'clear', { seat: 1 })).toEqual(refusal('already-playing'));
    expect(await handleIntent(hand.table, ann!, 'start', undefined)).toEqual(refusal('already-playing'));
  });

  test('a bot holds the seat of a person who is away for longer than the grace time, until they are back', async () => {
    const hand = await handTable();
    const people = await playing(hand);
    const { seat } = due(hand);
    const presence = () => hand.shown.at(-1)?.seating.people.find((each) => each.memberId === people[seat])?.presence;
    await leaveTable(hand.table, people[seat]!, false);
    await hand.pass(GRACE * 1000 - 1);
    expect([presence(), version(hand)]).toEqual(['away', 2]);
    await hand.pass(1);
    expect([presence(), version(hand)]).toEqual(['held', 2]);
    await hand.pass(PACE);
    expect(version(hand)).toBeGreaterThan(2);
    const name = ['Ann', 'Ben', 'Cleo', 'Dan'][seat]!;
    expect(await joinTable(hand.table, `id of ${name}`, name)).toBe(people[seat]);
    expect(presence()).toBe('here');
  });

  test('the only seat is kept for its person without limit, while others watch', async () => {
    const hand = await handTable({ game: foursquare, options: {} });
    const ann = await joinTable(hand.table, 'id of Ann', 'Ann');
    await handleIntent(hand.table, ann, 'sit', { seat: 0 });
    await handleIntent(hand.table, ann, 'start', undefined);
    await joinTable(hand.table, 'id of Wim', 'Wim');
    await move(hand, [ann]);
    await leaveTable(hand.table, ann, false);
    const [before, shown] = [version(hand), hand.shown.length];
    await hand.pass(GRACE * 10_000);
    expect([version(hand), hand.shown.length]).toEqual([before, shown]);
    await joinTable(hand.table, 'id of Ann', 'Ann');
    expect(await move(hand, [ann])).toEqual(ok(before + 1));
  });

  test('the table waits while no person is here', async () => {
    const hand = await handTable();
    const people = await playing(hand);
    for (const memberId of people) await leaveTable(hand.table, memberId, false);
    await hand.pass(GRACE * 10_000);
    expect(version(hand)).toBe(2);
    await joinTable(hand.table, 'id of Ann', 'Ann');
    await hand.pass(GRACE * 1000 + 20 * PACE);
    expect(version(hand)).toBeGreaterThan(2);
  });

  test('bots alone play to the end while a person watches', async () => {
    const hand = await handTable();
    const ann = await joinTable(hand.table, 'id of Ann', 'Ann');
    for (const seat of [0, 1, 2, 3]) await handleIntent(hand.table, ann, 'fill', { seat });
    await handleIntent(hand.table, ann, 'start', undefined);
    await hand.pass(200 * PACE);
    expect(hand.table.value.phase).toBe('over');
    expect(new Set(hand.table.value.seating.seats.map((seat) => 'name' in seat && seat.name)).size).toBe(4);
  });
});

describe('the end', () => {
  test('the record is stored and replays to the outcome that everyone sees', async () => {
    const hand = await handTable();
    await toTheEnd(hand, await playing(hand));
    const last = hand.shown.at(-1)!;
    if (last.phase !== 'over') throw new Error('it is not over');
    const kept = (await hand.storage.record(last.record!))!;
    expect(outcomeOf([...replay(hand.table.game, kept)].at(-1)!)).toEqual(last.ending);
    expect(kept.outcome).toEqual(last.ending);
  });

  test('the same people play again once everyone who is seated and here is ready', async () => {
    const hand = await handTable();
    const people = await playing(hand);
    const watcher = await joinTable(hand.table, 'id of Eve', 'Eve');
    expect(await handleIntent(hand.table, people[2]!, 'rematch', undefined)).toEqual(refusal('not-over'));
    await toTheEnd(hand, people);
    const { seating } = hand.table.value;
    const play = playOf(hand.table.value);
    expect(await handleIntent(hand.table, watcher, 'rematch', undefined)).toEqual(refusal('not-seated'));
    for (const [index, person] of people.entries()) {
      expect(hand.table.value).toMatchObject({ phase: 'over', ready: people.slice(0, index) });
      expect(await handleIntent(hand.table, person, 'rematch', undefined)).toEqual(ok(null));
    }
    expect(hand.table.value).toMatchObject({ phase: 'playing', round: 2, seating });
    expect(hand.table.value).not.toHaveProperty('record');
    expect(playOf(hand.table.value)?.id).not.toBe(play?.id);
    await toTheEnd(hand, people);
  });

  test('a person who leaves for good after the end makes room for another one', async () => {
    const hand = await handTable();
    const people = await playing(hand);
    const eve = await joinTable(hand.table, 'id of Eve', 'Eve');
    await toTheEnd(hand, people);
    await leaveTable(hand.table, people[1]!, true);
    for (const person of [people[0]!, people[2]!]) await handleIntent(hand.table, person, 'rematch', undefined);
    expect(await handleIntent(hand.table, people[3]!, 'rematch', undefined)).toEqual(refusal('seats-empty'));
    expect(await handleIntent(hand.table, eve, 'sit', { seat: 1 })).toEqual(ok(null));
    for (const person of [people[3]!, eve])
      expect(await handleIntent(hand.table, person, 'rematch', undefined)).toEqual(ok(null));
    expect(hand.table.value.phase).toBe('playing');
  });
});
