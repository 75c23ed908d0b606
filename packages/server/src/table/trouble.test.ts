// Threats (docs/security.md): G4.

import { hundredRummy } from '@hundredfold/games/hundred-rummy/rules/index.ts';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { describe, expect, test } from 'vitest';
import { failingStorage } from '../../test/failing-storage.ts';
import { annAndBots, due, intent, move, ok, playing, refusal, toTheEnd, version } from '../../test/hand-people.ts';
import { handTable, PACE } from '../../test/hand-table.ts';
import { recordIn } from '../../test/record-in.ts';
import { startedTable } from '../../test/started-table.ts';
import { findFailingStep, readHalt } from '../ops/failing-step.ts';
import { openSqliteInMemory } from '../storage/testing/in-memory.ts';
import { playOf } from './state/table.ts';

const game: Game = modFour;

async function finishedWithoutRecord() {
  const storage = failingStorage('finish');
  const { hand, people } = await startedTable({ storage });
  storage.fails = 'before';
  await toTheEnd(hand, people);
  return { hand, people, storage, sound: storage.sound };
}

describe('if the storage fails', () => {
  test('nothing is shown, and the outcome of the move is unknown until the table goes on', async () => {
    const storage = failingStorage('saveTable', 'append');
    const { hand, people } = await startedTable({ storage });
    storage.fails = 'before';
    const { seat, action } = due(hand);
    const sent = intent(hand, action);
    expect(await hand.ask(people[seat]!, 'act', sent)).toEqual(refusal('unknown'));
    expect([playOf(hand.shown.at(-1)!)?.match.version, version(hand)]).toEqual([2, 2]);
    expect(await hand.ask(people[seat]!, 'act', sent)).toEqual(refusal('halted'));
    storage.fails = 'no';
    expect(await hand.ask(people[seat]!, 'act', sent)).toEqual(ok(3));
    await toTheEnd(hand, people);
  });

  test('a move that was stored after all is found again, with its answer', async () => {
    const storage = failingStorage('saveTable', 'append');
    const { hand, people } = await startedTable({ storage });
    storage.fails = 'after';
    const { seat, action } = due(hand);
    const sent = intent(hand, action);
    expect(await hand.ask(people[seat]!, 'act', sent)).toEqual(refusal('unknown'));
    storage.fails = 'no';
    expect(await hand.ask(people[seat]!, 'act', sent)).toEqual(ok(3));
    expect(playOf(hand.shown.at(-1)!)?.match.version).toBe(3);
    await toTheEnd(hand, people);
  });

  test('everyone is told, the clocks stop, and the game goes on by itself', async () => {
    const storage = failingStorage('saveTable', 'append');
    const { hand, people } = await startedTable({ storage, pace: 'fast' });
    const { seat, action } = due(hand);
    const left = () => hand.table.clocks.seats[seat]!.due! - hand.table.now();
    const before = left();
    storage.fails = 'before';
    await hand.ask(people[seat]!, 'act', intent(hand, action));
    expect(hand.shown.at(-1)!.unsaved).toBe(true);
    await hand.pass(600 * PACE);
    expect([version(hand), hand.table.clocks.forced, hand.shown.at(-1)!.unsaved]).toEqual([2, 0, true]);
    storage.fails = 'no';
    await hand.pass(10 * PACE);
    expect(hand.shown.at(-1)!.unsaved).toBe(false);
    expect(before - left()).toBeLessThanOrEqual(10 * PACE);
    await toTheEnd(hand, people);
  });

  test('a move that takes long to store costs the players one second, and everyone is told', async () => {
    const sound = openSqliteInMemory();
    let written = Promise.resolve();
    const { hand, people } = await startedTable({
      storage: { ...sound, append: (append) => written.then(() => sound.append(append)) },
      pace: 'fast',
    });
    const { seat, action } = due(hand);
    const disk = Promise.withResolvers<void>();
    written = disk.promise;
    const answer = hand.ask(people[seat]!, 'act', intent(hand, action));
    await new Promise(setImmediate);
    hand.clock.pass(600_000);
    expect(hand.shown.at(-1)).toMatchObject({ unsaved: true, phase: 'playing' });
    expect([version(hand), hand.table.clocks.stopped]).toEqual([2, 1000]);
    disk.resolve();
    expect(await answer).toEqual(ok(3));
    expect(hand.shown.at(-1)!.unsaved).toBe(false);
    await hand.pass(PACE);
    expect([version(hand), hand.table.clocks.forced]).toEqual([3, 0]);
  });

  test('the record of a finished match is stored as soon as possible', async () => {
    const { hand, sound, storage } = await finishedWithoutRecord();
    expect(hand.shown.at(-1)).toMatchObject({ phase: 'over', record: null, unsaved: true });
    storage.fails = 'no';
    await hand.pass(10 * PACE);
    expect(hand.shown.at(-1)).toMatchObject({ phase: 'over', record: 'match 1', unsaved: false });
    expect(await recordIn(sound, 'match 1')).not.toBeNull();
  });

  test.each([
    ['start', undefined],
    ['arrange', { options: { target: 3 } }],
    ['arrange', { game: hundredRummy.id }],
  ] as const)('the record of a finished match is stored before its table does anything else: %s %j', async (name, given) => {
    const { hand, people, sound, storage } = await finishedWithoutRecord();
    expect(await hand.ask(people[0]!, name, given)).toEqual(refusal('halted'));
    expect(hand.table.value).toMatchObject({ phase: 'over', record: null, unsaved: true });
    expect(await sound.loadTable('TABLE000')).toMatchObject({ match: 'match 1' });
    storage.fails = 'no';
    expect(await hand.ask(people[0]!, name, given)).toEqual(ok(null));
    expect(await recordIn(sound, 'match 1')).toMatchObject({ proof: {} });
    expect((await sound.loadTable('TABLE000'))?.evening).toMatchObject({ match: 'match 1', scores: Array(4).fill({ games: 1 }) });
  });

  test.each([
    ['set', { watching: { watch: 'public', delay: 8 } }],
    ['set', { botLevel: 'strong' }],
    ['level', { seat: 1, level: 'strong' }],
    ['clear', { seat: 1 }],
    ['take', { seat: 1 }],
  ] as const)(
    'the record of a finished match tells the bots and the access of that match, not of a change after it: %s %j',
    async (name, given) => {
      const storage = failingStorage('finish');
      const { sound } = storage;
      storage.fails = 'before';
      const hand = await handTable({ storage });
      const ann = await annAndBots(hand);
      await hand.ask(ann, 'set', { watching: { watch: 'none', delay: 8 } });
      await hand.ask(ann, 'start');
      const bots = hand.table.value.seating.seats.map((each) => (each.holder === 'bot' ? each.name : null));
      await toTheEnd(hand, [ann]);
      expect(await hand.ask(ann, name, given)).toEqual(refusal('halted'));
      storage.fails = 'no';
      expect(await hand.ask(ann, name, given)).toEqual(ok(null));
      const names = bots.map((bot) => bot && { name: bot, bot: true, level: 'normal' });
      expect(await recordIn(sound, 'match 1')).toMatchObject({ names });
      expect(await sound.recordText('match 1')).toMatchObject({ access: 'none' });
    },
  );

  test('a table before its first match goes on as well, and a seat that could not be saved stays free', async () => {
    const storage = failingStorage('saveTable');
    const hand = await handTable({ storage });
    const ann = await hand.join('Ann');
    storage.fails = 'before';
    expect(await hand.ask(ann, 'sit', { seat: 0 })).toEqual(refusal('unknown'));
    expect(hand.shown.at(-1)).toMatchObject({ unsaved: true, seating: { seats: Array(4).fill({ holder: 'empty' }) } });
    storage.fails = 'no';
    await hand.pass(10 * PACE);
    expect(hand.shown.at(-1)!.unsaved).toBe(false);
    expect(await hand.ask(ann, 'sit', { seat: 0 })).toEqual(ok(null));
  });
});

describe('a bug', () => {
  const buggy: Game = {
    ...game,
    apply: (state, seat, action) => {
      if (action.type === 'play') throw new Error('planted');
      return game.apply(state, seat, action);
    },
  };

  test('halts the table with one log record that reproduces it', async () => {
    const { hand, people } = await startedTable({ game: buggy });
    await move(hand, people);
    const { seat, action } = due(hand);
    expect(await move(hand, people)).toEqual(refusal('halted'));
    expect(hand.shown.at(-1)?.phase).toBe('halted');
    expect(hand.log.length).toBe(1);
    const record = JSON.parse(hand.log[0]!);
    const dealt = { game: game.id, seats: 4, options: { target: 2 } };
    expect(record).toMatchObject({ match: 'match 1', version: 3, ...dealt, about: { name: 'act' } });
    expect(record.err.message).toBe('planted');
    expect(hand.log[0]).not.toContain('TABLE000');
    expect(hand.log[0]).not.toContain(JSON.stringify(action)); // The action is in a player's hand.
    const halt = readHalt(`p1-1  | ${hand.log[0]}`)!;
    const stored = await hand.storage.steps('match 1');
    expect(findFailingStep(halt, stored, () => buggy)).toMatch(
      /^match match 1 breaks after step 3, when seat \d does "\w+": Error: planted/,
    );
    expect(findFailingStep(halt, stored, () => game)).toBe('match match 1 goes on after step 3');
    expect(findFailingStep(halt, [], () => game)).toBe('match match 1 is not stored here');
    expect(await hand.ask(people[seat]!, 'act', intent(hand, action))).toEqual(refusal('halted'));
    expect(await hand.ask(people[seat]!, 'stand')).toEqual(refusal('halted'));
    expect(await hand.storage.steps('match 1')).toHaveLength(3);
  });

  test('in what viewers see does not leave the table either', async () => {
    const hand = await handTable({
      show: (value) => {
        if (value.phase === 'playing' && value.play.match.version === 4) throw new Error('planted');
      },
    });
    const people = await playing(hand);
    await move(hand, people);
    expect(await move(hand, people)).toEqual(refusal('halted'));
    expect(hand.shown.at(-1)?.phase).toBe('halted');
  });
});
