import { foursquare } from '@hundredfold/games/foursquare/rules/index.ts';
import { describe, expect, test } from 'vitest';
import { due, holders, intent, move, ok, playing, refusal, seated, toTheEnd, version } from '../../../test/hand-people.ts';
import { GRACE, handTable, PACE } from '../../../test/hand-table.ts';
import { startedTable, tableOfFour } from '../../../test/started-table.ts';
import { openSqliteInMemory } from '../../storage/testing/in-memory.ts';
import { playOf } from './table.ts';

describe('joining a table', () => {
  test('everyone has a different member id, also when the ids start again', async () => {
    const hand = await handTable();
    const ann = await hand.join('Ann');
    hand.table.lastMemberId = 65_534;
    expect(await hand.join('Ben')).toBe(65_535);
    expect([ann, await hand.join('Cleo')]).toEqual([1, 2]);
  });

  const sits = { sits: true };
  test('a person who wants to sit is shown on the first free seat at once, and stays there', async () => {
    const hand = await handTable();
    const ann = await hand.join('Ann', sits);
    expect(hand.shown.at(-1)?.seating.people).toHaveLength(1);
    expect((await hand.storage.loadTable(hand.table.code))?.seats[0]).toMatchObject({ personId: 'id of Ann' });
    await hand.ask(ann, 'lock', { seat: 1, locked: true });
    const shown = hand.shown.length;
    const ben = await hand.join('Ben', sits);
    expect(hand.shown.length).toBe(shown + 1);
    await hand.join('Ann', sits);
    expect(holders(hand)).toEqual([ann, 'empty', ben, 'empty']);
  });

  test('a person who wants to sit becomes a spectator without a free seat, during a match, and after they were removed', async () => {
    const { hand, people } = await tableOfFour();
    await hand.join('Eve', sits);
    expect(holders(hand)).toEqual(people);
    await hand.ask(people[0]!, 'remove', { person: people[3]! });
    await hand.join('Dan', sits);
    expect(holders(hand)).toEqual([...people.slice(0, 3), 'empty']);
    await hand.ask(people[0]!, 'fill', { seat: 3 });
    await hand.ask(people[0]!, 'start');
    expect(hand.table.value.phase).toBe('playing');
    await hand.join('Zoe', sits);
    expect(holders(hand)).toEqual([...people.slice(0, 3), 'bot']);
  });
});

describe('a move', () => {
  test('is answered with the new version, and shown once', async () => {
    const { hand, people } = await startedTable();
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
    const { hand, people } = await startedTable();
    const { seat, action } = due(hand);
    const sent = intent(hand, action);
    const both = [hand.ask(people[seat]!, 'act', sent), hand.ask(people[seat]!, 'act', sent)];
    expect(await Promise.all(both)).toEqual([ok(3), ok(3)]);
    await move(hand, people);
    expect(await hand.ask(people[seat]!, 'act', sent)).toEqual(ok(3));
    expect(version(hand)).toBe(4);
  });

  test('under the intent id of another person is a move of its own', async () => {
    const { hand, people } = await startedTable();
    const { seat, action } = due(hand);
    const sent = intent(hand, action);
    await hand.ask(people[seat]!, 'act', sent);
    expect(await hand.ask(people[(seat + 1) % 4]!, 'act', sent)).toEqual(refusal('stale'));
  });

  test.each([
    ['for an earlier version', 'stale', { version: 1 }],
    ['for a future version', 'stale', { version: 99 }],
    ['without a valid action', 'malformed', { action: { type: 'cheat' } }],
    ['with an unknown card', 'malformed', { action: { type: 'play', card: '1X' } }],
    ['with an extra field', 'malformed', { action: { type: 'cut', at: 3, seat: 2 } }],
    ['that the game refuses', 'cut-first', { action: { type: 'play', card: 'AS' } }],
  ])('%s is refused as %s', async (_, word, wrong) => {
    const { hand, people } = await startedTable();
    const { seat, action } = due(hand);
    const shown = hand.shown.length;
    expect(await hand.ask(people[seat]!, 'act', { ...intent(hand, action), ...wrong })).toEqual(refusal(word));
    expect(version(hand)).toBe(2);
    expect(hand.shown.length).toBe(shown);
  });
});

describe('during a match', () => {
  test('a bot holds the seat of a person who is away for longer than the grace time, until they are back', async () => {
    const { hand, people } = await startedTable();
    const { seat } = due(hand);
    const presence = () => hand.shown.at(-1)?.seating.people.find((each) => each.memberId === people[seat])?.presence;
    await hand.leave(people[seat]!);
    await hand.pass(GRACE * 1000 - 1);
    expect([presence(), version(hand)]).toEqual(['away', 2]);
    await hand.pass(1);
    expect([presence(), version(hand)]).toEqual(['held', 2]);
    await hand.pass(PACE);
    expect(version(hand)).toBeGreaterThan(2);
    const name = ['Ann', 'Ben', 'Cleo', 'Dan'][seat]!;
    expect(await hand.join(name)).toBe(people[seat]);
    expect(presence()).toBe('here');
  });

  test('the only seat is kept for its person without limit, while others watch', async () => {
    const hand = await handTable({ game: foursquare, options: {} });
    const [ann = 0] = await seated(hand, 'Ann');
    await hand.ask(ann, 'start');
    await hand.join('Wim');
    await move(hand, [ann]);
    await hand.leave(ann);
    const [before, shown] = [version(hand), hand.shown.length];
    await hand.pass(GRACE * 10_000);
    expect([version(hand), hand.shown.length]).toEqual([before, shown]);
    await hand.join('Ann');
    expect(await move(hand, [ann])).toEqual(ok(before + 1));
  });
});

describe('the end', () => {
  test('the same people play again once everyone who is seated and here is ready', async () => {
    const { hand, people } = await startedTable();
    const watcher = await hand.join('Eve');
    expect(await hand.ask(people[2]!, 'rematch')).toEqual(refusal('not-over'));
    await toTheEnd(hand, people);
    const { seating } = hand.table.value;
    const play = playOf(hand.table.value);
    expect(await hand.ask(watcher, 'rematch')).toEqual(refusal('not-seated'));
    for (const [index, person] of people.entries()) {
      expect(hand.table.value).toMatchObject({ phase: 'over', ready: people.slice(0, index) });
      expect(await hand.ask(person, 'rematch')).toEqual(ok(null));
    }
    expect(hand.table.value).toMatchObject({ phase: 'playing', matchNumber: 2, seating });
    expect(hand.table.value).not.toHaveProperty('record');
    expect(playOf(hand.table.value)?.id).not.toBe(play?.id);
    await toTheEnd(hand, people);
  });

  test('a person who leaves for good after the end makes room for another one', async () => {
    const { hand, people } = await startedTable();
    const eve = await hand.join('Eve');
    await toTheEnd(hand, people);
    await hand.leave(people[1]!, true);
    for (const person of [people[0]!, people[2]!]) await hand.ask(person, 'rematch');
    expect(await hand.ask(people[3]!, 'rematch')).toEqual(refusal('seats-empty'));
    expect(await hand.ask(eve, 'sit', { seat: 1 })).toEqual(ok(null));
    for (const person of [people[3]!, eve]) expect(await hand.ask(person, 'rematch')).toEqual(ok(null));
    expect(hand.table.value.phase).toBe('playing');
  });
});
