// Threats (docs/security.md): H4.
import { setImmediate as soon } from 'node:timers/promises';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { BotLevel } from '@hundredfold/shared/core/bot-level.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { botDelayOf } from '@hundredfold/shared/protocol/bot-manner.ts';
import { describe, expect, test, vi } from 'vitest';
import { annAndBots, intent, ok, version } from '../../../test/hand-people.ts';
import { type HandTable, handTable, PACE } from '../../../test/hand-table.ts';
import { cheating, patient, throwing } from '../../../test/slow-bots/games.ts';
import type { BotEngine } from '../../bots/bot-engine.ts';
import { inProcessEngine } from '../../bots/testing/in-process-engine.ts';
import { joinTable } from '../join-table.ts';
import { botLevelAt, playOf, type TableValue } from '../state/table.ts';

interface Given {
  readonly game: Game;
  readonly thinker: BotEngine;
  readonly show?: (value: TableValue) => void;
  readonly botLevel?: BotLevel;
}

async function benToAct({ botLevel = 'normal', ...given }: Given): Promise<{ hand: HandTable; ann: number; ben: number }> {
  const hand = await handTable({ options: {}, ...given });
  const ann = await hand.join('Ann');
  const ben = await hand.join('Ben');
  await hand.ask(ann, 'sit', { seat: 0 });
  await hand.ask(ben, 'sit', { seat: 1 });
  await hand.ask(ann, 'fill', { seat: 2 });
  await hand.ask(ann, 'set', { botLevel });
  await hand.ask(ann, 'start');
  expect(await show(hand, ann)).toEqual(ok(2));
  return { hand, ann, ben };
}

async function botToAct(given: Given) {
  const at = await benToAct(given);
  await at.hand.leave(at.ben, true);
  at.hand.clock.pass(PACE);
  return at;
}

function show(hand: HandTable, memberId: number) {
  return hand.ask(memberId, 'act', intent(hand, cardOf(hand)));
}

function cardOf({ table }: HandTable): AnyAction {
  const { game, state } = playOf(table.value)!.match;
  return game.legal(game.view(state, game.toAct(state)[0]!))[0]!;
}

describe('a bot', () => {
  test.each([
    ['throws', throwing, 'planted'],
    ['makes a move that is none', cheating, 'a bot was refused: malformed'],
  ])('that %s halts the table, as any bug does', async (_, game, message) => {
    const { hand } = await botToAct({ game, thinker: inProcessEngine(seeded(1)) });
    await vi.waitFor(() => expect(hand.table.value.phase).toBe('halted'));
    expect(JSON.parse(hand.log[0]!)).toMatchObject({ version: 2, about: { bot: 1 } });
    const { err } = JSON.parse(hand.log[0]!);
    expect(err.message).toContain(message);
    expect(err.message).not.toContain('AS'); // The card that the bot wanted to play.
  });
});

function handThinker() {
  const thoughts: PromiseWithResolvers<AnyAction>[] = [];
  const choose: BotEngine['choose'] = () => {
    const thought = Promise.withResolvers<AnyAction>();
    thoughts.push(thought);
    return thought.promise;
  };
  return { thoughts, thinker: { choose, close: async () => undefined } satisfies BotEngine };
}

describe('the choice of a bot', () => {
  const game: Game = patient;

  async function untilSettled({ table }: HandTable): Promise<void> {
    await soon();
    await table.queue(() => undefined);
  }

  test('is played when the bot delay is over, and not before', async () => {
    const { thoughts, thinker } = handThinker();
    const { hand, ben } = await benToAct({ game, thinker });
    await hand.leave(ben, true);
    thoughts[0]!.resolve(cardOf(hand));
    hand.clock.pass(PACE - 1);
    await untilSettled(hand);
    expect(version(hand)).toBe(2);
    await hand.pass(1);
    expect(version(hand)).toBe(3);
  });

  test('is played at once if thinking took longer than the delay', async () => {
    const { thoughts, thinker } = handThinker();
    const { hand, ann } = await botToAct({ game, thinker });
    hand.clock.pass(10 * PACE);
    await hand.join('Wim');
    await hand.ask(ann, 'set', { open: true });
    hand.clock.pass(10 * PACE);
    expect([version(hand), thoughts.length]).toEqual([2, 1]);
    thoughts[0]!.resolve(cardOf(hand));
    await untilSettled(hand);
    expect(version(hand)).toBe(3);
  });

  test.each([
    ['its person is back', false],
    ['its person is just coming back', true],
  ])('is dropped when %s', async (_, meanwhile) => {
    const { thoughts, thinker } = handThinker();
    const { hand, ben } = await botToAct({ game, thinker });
    const action = cardOf(hand);
    const back = hand.join('Ben');
    if (!meanwhile) await back;
    thoughts[0]!.resolve(action);
    expect(await back).toBe(ben);
    await untilSettled(hand);
    expect([hand.table.value.phase, version(hand)]).toEqual(['playing', 2]);
    expect(await hand.ask(ben, 'act', intent(hand, action))).toEqual(ok(3));
  });

  test('is dropped when the person returned, moved and left again, and the next bot thinks again', async () => {
    const { thoughts, thinker } = handThinker();
    const { hand, ben } = await botToAct({ game, thinker });
    const action = cardOf(hand);
    await hand.join('Ben');
    await show(hand, ben);
    await hand.leave(ben, true);
    hand.clock.pass(PACE);
    thoughts[0]!.resolve(action);
    await untilSettled(hand);
    expect([hand.table.value.phase, version(hand), thoughts.length]).toEqual(['playing', 3, 2]);
    thoughts[1]!.resolve(cardOf(hand));
    await untilSettled(hand);
    expect(hand.table.value.phase).toBe('over');
  });

  test('is dropped when a bot of another level, which is as slow, takes the seat over', async () => {
    const { thoughts, thinker } = handThinker();
    const { hand, ann, ben } = await botToAct({ game, thinker, botLevel: 'strong' });
    await joinTable(hand.table, 'id of a spectator', 'Blaise'); // The next bot has the name after this one.
    expect(await hand.ask(ann, 'remove', { person: ben })).toEqual(ok(null));
    const [, seat] = hand.table.value.seating.seats;
    expect([seat?.holder === 'bot' && botDelayOf(seat.name, PACE), botLevelAt(hand.table.value, 1)]).toEqual([PACE, 'strong']);
    thoughts[0]!.resolve(cardOf(hand));
    await untilSettled(hand);
    expect([version(hand), thoughts.length]).toEqual([2, 2]);
    thoughts[1]!.resolve(cardOf(hand));
    await hand.pass(PACE);
    await untilSettled(hand);
    expect(version(hand)).toBe(3);
  });

  test('is dropped when no person is here any more, and made again for the next person', async () => {
    const { thoughts, thinker } = handThinker();
    const { hand, ann } = await botToAct({ game, thinker });
    await hand.leave(ann);
    thoughts[0]!.resolve(cardOf(hand));
    await untilSettled(hand);
    expect(version(hand)).toBe(2);
    await hand.join('Ann');
    expect(thoughts.length).toBe(2);
  });

  test('is dropped when the table is halted, even if it fails', async () => {
    let planted = false;
    const { thoughts, thinker } = handThinker();
    const { hand, ann } = await botToAct({
      game,
      thinker,
      show: (value) => {
        if (planted && value.phase !== 'halted') throw new Error('planted');
      },
    });
    planted = true;
    await hand.ask(ann, 'set', { open: true });
    thoughts[0]!.reject(new Error('this error is ignored'));
    await untilSettled(hand);
    expect(hand.table.value.phase).toBe('halted');
    expect(hand.log).toHaveLength(1);
  });
});

describe('the time that a bot takes', () => {
  async function timeOfBot(seed: number): Promise<{ readonly name: string; readonly time: number }> {
    const hand = await handTable({ seed, options: { target: 10 } });
    const ann = await annAndBots(hand);
    await hand.ask(ann, 'start');
    while (playOf(hand.table.value)!.match.game.toAct(playOf(hand.table.value)!.match.state).includes(0))
      await hand.ask(ann, 'act', intent(hand, cardOf(hand)));
    const { game, state } = playOf(hand.table.value)!.match;
    const seat = hand.table.value.seating.seats[game.toAct(state)[0]!];
    const { version: before } = playOf(hand.table.value)!.match;
    let time = 0;
    while (version(hand) === before) {
      await hand.pass(100);
      time += 100;
    }
    return { name: seat?.holder === 'bot' ? seat.name : '', time };
  }

  test('is fixed by its name, before it looks at its cards', async () => {
    const names = new Map<string, number>();
    for (let seed = 1; seed <= 12; seed++) {
      const { name, time } = await timeOfBot(seed);
      expect(time).toBe(botDelayOf(name, PACE));
      names.set(name, time);
    }
    expect(new Set(names.values()).size).toBeGreaterThan(1);
  });
});
