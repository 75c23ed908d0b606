// Threats (docs/security.md): D14.

import { hundredRummy } from '@hundredfold/games/hundred-rummy/rules/index.ts';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { KEPT_TURNS } from '@hundredfold/shared/core/history.ts';
import type { Intent, IntentName } from '@hundredfold/shared/protocol/intents.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { due, intent, seated, version } from '../../test/hand-people.ts';
import { type HandTable, handTable } from '../../test/hand-table.ts';
import {
  type GameStorage,
  OPERATION_NAMES,
  type OperationName,
  type StorageInput,
  type StorageOutput,
  storageCalls,
} from '../storage/game-storage.ts';
import { openSqliteInMemory } from '../storage/testing/in-memory.ts';
import { invitationTo } from './queries/invitation.ts';
import { playOf } from './state/table.ts';

const LONG = bySize({ quick: 2000, full: 10_000 });
/** The moves after which costs are measured. After a hundred, a table keeps as many turns as it ever does. */
const MEASURED = [10, 100, LONG] as const;

/** The measure of the work of a request. Times would depend on the machine. */
interface Cost {
  /** Calls of functions of the game. */
  calls: number;
  /** Bytes that were read from the storage, and written to it, as JSON. */
  bytes: number;
}

const cost: Cost = { calls: 0, bytes: 0 };

const COUNTED = ['apply', 'view', 'legal', 'toAct', 'outcome', 'deal', 'chance'] as const;

function countedGame(): Game {
  const game = hundredRummy as unknown as Game;
  const counted = COUNTED.map((name) => {
    const work = game[name] as (...given: readonly unknown[]) => unknown;
    return [
      name,
      (...given: readonly unknown[]) => {
        cost.calls++;
        return work(...given);
      },
    ];
  });
  return { ...game, ...Object.fromEntries(counted), maxSteps: () => Number.POSITIVE_INFINITY };
}

function countedStorage(): GameStorage {
  const inner = openSqliteInMemory();
  async function counted<Name extends OperationName>(name: Name, input: StorageInput<Name>): Promise<StorageOutput<Name>> {
    const output = await inner[name](...input);
    cost.bytes += JSON.stringify([input, output]).length;
    return output;
  }
  return { ...inner, ...storageCalls(OPERATION_NAMES, counted) };
}

function circling({ table }: HandTable): AnyAction {
  const { state } = playOf(table.value)!.match;
  const { game } = table;
  const legal = game.legal(game.view(state, game.toAct(state)[0]!));
  return legal.find((each) => each.type === 'draw' && each.from === 'discard') ?? legal[0]!;
}

interface LongTable extends HandTable {
  readonly people: readonly number[];
}

async function begun(): Promise<LongTable> {
  const hand = await handTable({ game: countedGame(), storage: countedStorage(), seats: 2, options: {} });
  const people = await seated(hand, 'Ann', 'Ben');
  await hand.ask(people[0]!, 'start');
  return { ...hand, people };
}

async function circle(hand: LongTable, moves: number): Promise<void> {
  for (let made = 0; made < moves; made++) {
    const { seat } = due(hand);
    const answer = await hand.ask(hand.people[seat]!, 'act', intent(hand, circling(hand)));
    if (!answer.ok) throw new Error(answer.refusal);
  }
}

type Work = (hand: LongTable) => Promise<unknown>;

function ask<Name extends IntentName>(name: Name, given: Intent<Name>, who: 'mover' | 'other' = 'mover'): Work {
  return (hand) => {
    const { seat } = due(hand);
    return hand.ask(hand.people[who === 'mover' ? seat : 1 - seat]!, name, given);
  };
}

/** All work at a table in a match that a person can cause, again and again, without changing the position for the next one. */
const REQUESTS: Readonly<Record<string, Work>> = {
  act: (hand) => circle(hand, 16), // A position is stored with one of them.
  set: async (hand) => {
    for (const botPhrases of [false, true]) await ask('set', { botPhrases })(hand);
  },
  introduce: ask('introduce', { name: 'Someone', seal: 3 }),
  say: ask('say', { phrase: 'hello' } as Intent<'say'>),
  'a repeated act': (hand) => hand.ask(hand.people[due(hand).seat]!, 'act', { ...intent(hand, null), version: 1 }),
  'join and leave': async ({ join, leave }) => leave(await join('Eve'), true),
  invitation: async ({ table }) => invitationTo(table, 'id of Ann'),
};

const LOOKING_BACK: Readonly<Record<string, Work>> = {
  takeback: async (hand) => {
    await circle(hand, 1);
    await ask(
      'takeback',
      undefined,
      hand.table.game.toAct(playOf(hand.table.value)!.match.state)[0] === 0 ? 'mover' : 'other',
    )(hand);
    for (const who of ['mover', 'other'] as const) await ask('allow', { allowed: true }, who)(hand);
    await circle(hand, 1);
  },
};

const costs = new Map<string, Map<number, Cost>>();

async function measure<Result>(name: string, moves: number, work: () => Promise<Result>): Promise<Result> {
  Object.assign(cost, { calls: 0, bytes: 0 });
  const result = await work();
  costs.set(name, (costs.get(name) ?? new Map<number, Cost>()).set(moves, { ...cost }));
  return result;
}

async function wake({ table, storage }: LongTable, moves: number): Promise<LongTable> {
  const hand = await measure('wake', moves, () => handTable({ game: table.game, storage, seats: 2, options: {} }));
  return { ...hand, people: [await hand.join('Ann'), await hand.join('Ben')] };
}

beforeAll(async () => {
  let hand = await begun();
  for (const moves of MEASURED) {
    await circle(hand, moves - version(hand));
    for (const [name, work] of Object.entries({ ...REQUESTS, ...LOOKING_BACK })) await measure(name, moves, () => work(hand));
    expect(hand.table.past.length).toBeLessThan(2 * KEPT_TURNS);
    hand = await wake(hand, moves);
  }
});

describe(`after ${LONG} moves`, () => {
  const measured = (name: string, moves: number): Cost => costs.get(name)!.get(moves)!;

  test.each(Object.keys(REQUESTS))('%s costs at most twice as much as after 10', (name) => {
    expect(measured(name, LONG).calls).toBeLessThanOrEqual(2 * measured(name, 10).calls);
    expect(measured(name, LONG).bytes).toBeLessThanOrEqual(2 * measured(name, 10).bytes);
  });

  test.each([...Object.keys(LOOKING_BACK), 'wake'])('%s costs at most twice as much as after 100', (name) => {
    expect(measured(name, 100).calls).toBeGreaterThan(0);
    expect(measured(name, LONG).calls).toBeLessThanOrEqual(2 * measured(name, 100).calls);
    expect(measured(name, LONG).bytes).toBeLessThanOrEqual(2 * measured(name, 100).bytes);
  });
});
