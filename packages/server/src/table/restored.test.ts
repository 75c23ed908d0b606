// Threats (docs/security.md): G6.

import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { describe, expect, test } from 'vitest';
import { come, due, intent, move, NAMES, ok, playing, refusal, toTheEnd, version } from '../../test/hand-people.ts';
import { GRACE, type HandTable, handTable, PACE } from '../../test/hand-table.ts';
import { recordIn } from '../../test/record-in.ts';
import { startedTable } from '../../test/started-table.ts';
import { openSqliteInMemory } from '../storage/testing/in-memory.ts';
import { forgetPerson } from './forget-person.ts';
import { playOf } from './state/table.ts';

/** Lets the player who is due move. Returns what they sent and the answer. */
async function asked(hand: HandTable, people: readonly number[]) {
  const { seat, action } = due(hand);
  const sent = intent(hand, action);
  return { seat, sent, answer: await hand.ask(people[seat]!, 'act', sent) };
}

describe('a table that is loaded from the storage', () => {
  test('has the same seats, the same cards, and remembers its answers', async () => {
    const { hand: before, people } = await startedTable({ options: { target: 20 } });
    for (let moves = 0; moves < 10; moves++) await move(before, people);
    expect(await before.storage.loadTable(before.table.code)).toMatchObject({ game: 'mod-four', rules: 1 });
    const { seat, sent, answer } = await asked(before, people);

    const after = await handTable({ storage: before.storage, seed: 2 });
    expect(playOf(after.table.value)).toEqual(playOf(before.table.value));
    expect(after.table.value).toMatchObject({ phase: 'playing', matchNumber: 1 });
    const back = await come(after);
    expect(after.table.value.seating.seats).toEqual(back.map((memberId) => ({ holder: 'person', memberId })));
    expect(await after.ask(back[seat]!, 'act', sent)).toEqual(answer);
    expect(version(after)).toBe(version(before));
    await toTheEnd(after, back);
  });

  test('makes someone the host again who was the host before they were away for too long', async () => {
    const { hand: before, ann, ben } = await startedTable({ options: { target: 20 } });
    await before.leave(ann);
    await before.pass(GRACE * 1000);
    expect(before.table.value.seating.host).toBe(ben);

    const after = await handTable({ storage: before.storage });
    const benBack = await after.join('Ben');
    expect(after.table.value.seating.host).toBe(benBack);
    const annBack = await after.join('Ann');
    expect(after.table.value.seating.host).toBe(annBack);
  });

  test('remembers the answer to a move that chance outcomes followed', async () => {
    const { hand: before, people } = await startedTable({ options: { target: 20, deck: 'french-32' } });
    let last: Awaited<ReturnType<typeof asked>>;
    do last = await asked(before, people);
    while (version(before) === last.sent.version + 1);
    const { seat, sent, answer } = last;
    expect(answer).toEqual(ok(sent.version + 2));

    const after = await handTable({ storage: before.storage });
    const back = await come(after);
    expect(await after.ask(back[seat]!, 'act', sent)).toEqual(answer);
  });

  test('remembers its answers in the match before, after the next one has begun', async () => {
    const { hand: before, people } = await startedTable({ options: { target: 2 } });
    let last: Awaited<ReturnType<typeof asked>>;
    do last = await asked(before, people);
    while (before.table.value.phase === 'playing');
    const { seat, sent, answer } = last;
    for (const memberId of people) await before.ask(memberId, 'rematch', { ready: true });
    expect(before.table.value).toMatchObject({ phase: 'playing', matchNumber: 2 });

    const after = await handTable({ storage: before.storage });
    const back = await come(after);
    expect(await after.ask(back[seat]!, 'act', sent)).toEqual(answer);
  });

  test('remembers its answer to a person whose seat belongs to a bot now', async () => {
    const { hand: before, people } = await startedTable({ options: { target: 20 } });
    const { seat, sent, answer } = await asked(before, people);
    await before.leave(people[seat]!, true);
    const { host } = before.table.value.seating;
    expect(await before.ask(host, 'clear', { seat })).toEqual(ok(null));
    expect(before.table.value.seating.seats[seat]).toMatchObject({ holder: 'bot' });

    const after = await handTable({ storage: before.storage });
    const again = await after.join(NAMES[seat]!);
    expect(await after.ask(again, 'act', sent)).toEqual(answer);
    expect(await after.ask(again, 'act', intent(after, sent.action))).toEqual(refusal('not-seated'));
  });

  test('lets people take back their own last move, and not that of the person who had their seat before', async () => {
    const { hand: before, people } = await startedTable({ options: { target: 20 } });
    await move(before, people); // The cut, which cannot be taken back.
    const { seat } = due(before);
    await move(before, people);
    const sameSeats = await handTable({ storage: before.storage });
    const same = await come(sameSeats);
    expect(await sameSeats.ask(same[seat]!, 'takeback')).toEqual(ok(null));
    expect(await sameSeats.ask(same[seat]!, 'allow', { allowed: false })).toEqual(ok(null));

    await sameSeats.leave(same[seat]!, true);
    await sameSeats.ask(sameSeats.table.value.seating.host, 'clear', { seat });
    const eve = await sameSeats.join('Eve');
    expect(await sameSeats.ask(eve, 'take', { seat })).toEqual(ok(null));
    expect(await sameSeats.ask(eve, 'takeback')).toEqual(refusal('nothing-to-take-back'));
    const after = await handTable({ storage: before.storage });
    for (const name of NAMES.toSpliced(seat, 1)) await after.join(name);
    const eveBack = await after.join('Eve');
    expect(await after.ask(eveBack, 'takeback')).toEqual(refusal('nothing-to-take-back'));
  });

  test('is halted if its steps do not follow the rules', async () => {
    const storage = openSqliteInMemory();
    const { hand: before } = await startedTable({ storage });
    const forged = { kind: 'move', seat: 0, action: { type: 'play', card: 'AS' } } as const;
    await storage.append({ lease: before.table.lease, match: 'match 1', version: 2, steps: [{ step: forged, intent: null }] });
    const after = await handTable({ storage });
    expect(after.shown.at(-1)?.phase).toBe('halted');
  });

  test('keeps its match while that cannot be loaded and people come, and goes on with it afterwards', async () => {
    const storage = openSqliteInMemory();
    const { hand: before } = await startedTable({ storage });
    await before.join('Eve');
    const [stored, at] = [await storage.loadTable('TABLE000'), playOf(before.table.value)];
    const resolveChance = () => {
      throw new Error('planted');
    };
    const after = await handTable({ storage, game: { ...(modFour as Game), resolveChance } });
    expect(after.table.value.phase).toBe('halted');
    await after.join('Fay');
    await after.leave(await after.join('Ann'), true);
    expect(await storage.loadTable('TABLE000')).toEqual(stored);
    const last = await handTable({ storage });
    expect(playOf(last.table.value)).toEqual(at);
  });
});

describe('a table whose match follows other rules than the server has', () => {
  const laterRules: Game = { ...(modFour as Game), version: 2 };

  test('is on hold with a line in the log, changes nothing in the storage, and goes on where the rules are the same', async () => {
    const { hand: before, people } = await startedTable();
    for (let moves = 0; moves < 3; moves++) await move(before, people);
    const { storage } = before;
    const stored = await storage.loadTable('TABLE000');
    const held = await handTable({ storage, game: laterRules });
    expect(held.shown.at(-1)?.phase).toBe('halted');
    expect(held.counts()).toMatchObject({ halted: 1 });
    const ann = await held.join('Ann');
    const act = { id: 'after-all', version: version(before), action: due(before).action };
    expect(await held.ask(ann, 'act', act)).toEqual(refusal('halted'));
    expect(held.log.map((line) => JSON.parse(line))).toEqual(
      Array(2).fill(
        expect.objectContaining({
          msg: 'the match follows other rules than this server has: the table is on hold',
          game: 'mod-four',
          rules: 1,
          supported: 2,
        }),
      ),
    );
    expect(await storage.loadTable('TABLE000')).toEqual(stored);
    const after = await handTable({ storage });
    expect(playOf(after.table.value)).toEqual(playOf(before.table.value));
  });

  test('forgets people who ask for it, and still knows what they have seen', async () => {
    const { hand: before, people } = await startedTable();
    const { storage } = before;
    const held = await handTable({ storage, game: laterRules });
    await forgetPerson(held.table, 'id of Ann');
    const stored = await storage.loadTable('TABLE000');
    expect(stored).toMatchObject({ match: 'match 1', rules: 1, forgetting: ['id of Ann'] });
    expect(stored?.seats[0]).toMatchObject({ holder: 'bot' });
    expect(people).toHaveLength(4);
    const after = await handTable({ storage });
    expect(after.table.value).toMatchObject({ phase: 'playing', forgetting: ['id of Ann'] });
  });

  test('is ready for another game if the match is over', async () => {
    const before = await handTable();
    await toTheEnd(before, await playing(before));
    const { storage } = before;
    const after = await handTable({ storage, game: laterRules });
    expect(after.table.value).toMatchObject({ phase: 'gathering', matchNumber: 1 });
    expect(after.log).toEqual([]);
    await after.join('Eve');
    expect((await storage.loadTable('TABLE000'))?.match).toBeNull();
    expect(await recordIn(storage, 'match 1')).toMatchObject({ rules: 1 });
  });

  test('does not begin the match again that was over when the server stopped', async () => {
    const storage = openSqliteInMemory();
    let isStopped = false;
    const before = await handTable({
      storage: {
        ...storage,
        async finish(...record) {
          await storage.finish(...record);
          isStopped = true;
        },
        saveTable: (...table) => (isStopped ? Promise.reject(new Error('stopped')) : storage.saveTable(...table)),
      },
    });
    await toTheEnd(before, await playing(before));
    expect((await storage.loadTable('TABLE000'))?.shuffle?.match).toBe('match 1');
    const after = await handTable({ storage, game: laterRules });
    const ann = await after.join('Ann');
    await after.pass(PACE);
    expect(after.table.value).toMatchObject({ phase: 'gathering', matchNumber: 1, shuffle: { attempts: null } });
    expect(await after.ask(ann, 'arrange', { options: { target: 3 } })).toEqual(ok(null));
  });
});
