import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { type ChanceSource, chanceSourceFrom } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { defaultOptions, type OptionValues } from '@hundredfold/shared/core/options.ts';
import type { Result } from '@hundredfold/shared/core/result.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import type { ChatMessage } from '@hundredfold/shared/protocol/chat.ts';
import type { Intent, IntentAnswer, IntentName } from '@hundredfold/shared/protocol/intents.ts';
import type { Pace } from '@hundredfold/shared/protocol/pace.ts';
import type { BotEngine } from '../src/bots/bot-engine.ts';
import { inProcessEngine } from '../src/bots/testing/in-process-engine.ts';
import { openChats } from '../src/chat/chats.ts';
import { startTally } from '../src/ops/log.ts';
import type { TableChance } from '../src/platform/table-chance.ts';
import { NO_NOTICES, type Notices } from '../src/push/notices.ts';
import type { GameStorage } from '../src/storage/game-storage.ts';
import { freshTable, storeContinuation } from '../src/storage/store-new-table.ts';
import type { NewContinuation } from '../src/storage/stored-table.ts';
import { openSqliteInMemory } from '../src/storage/testing/in-memory.ts';
import { handleIntent } from '../src/table/intents/handle-intent.ts';
import { joinTable, leaveTable } from '../src/table/join-table.ts';
import { openTable } from '../src/table/open-table.ts';
import type { Table, TableSettings, TableValue } from '../src/table/state/table.ts';
import { type HandClock, handClock } from './hand-clock.ts';
import { riggedChance } from './kit/rigged-chance.ts';
import { testContext } from './kit/test-context.ts';

export const GRACE = 60;
export const PACE = 1000;

const SHORT = { target: 2 };

/** A table without sockets, with a clock that moves only when it is told to. */
export interface HandTable {
  readonly table: Table;
  readonly clock: HandClock;
  readonly storage: GameStorage;
  /** The published states, the latest last. */
  readonly shown: readonly TableValue[];
  /** The chat messages with the numbers of their receivers. */
  readonly told: readonly (readonly [number, ChatMessage])[];
  readonly log: readonly string[];
  readonly counts: () => Readonly<Record<string, number>>;
  /** Sends an intent of a person. */
  ask<Name extends IntentName>(
    memberId: number,
    name: Name,
    ...given: undefined extends Intent<Name> ? [Intent<Name>?] : [Intent<Name>]
  ): Promise<Result<IntentAnswer<Name>, string>>;
  /** Lets a person come whose id is `id of <name>`. Returns their member id. */
  join(name: string, options?: Parameters<typeof joinTable>[3]): Promise<number>;
  /** Ends the connection of a person. */
  leave(memberId: number, forGood?: boolean): Promise<void>;
  /** Passes time and runs everything that is due in it. */
  pass(milliseconds: number): Promise<void>;
}

interface Given {
  readonly game?: Game;
  readonly storage?: GameStorage;
  readonly code?: string;
  readonly seats?: number;
  readonly options?: OptionValues;
  readonly show?: (value: TableValue) => void;
  readonly pace?: Pace;
  readonly playedOn?: NewContinuation;
  readonly disconnect?: (memberId: number) => void;
  readonly moveToOtherRoom?: (settings: TableSettings) => void;
  readonly stepDown?: () => void;
  readonly seed?: number;
  readonly lots?: ChanceSource;
  /** The chance of the table; left out if its outcomes are drawn from the seed. */
  readonly chance?: TableChance;
  readonly thinker?: BotEngine;
  readonly notices?: Notices;
}

export async function handTable({
  game = modFour,
  storage = openSqliteInMemory(),
  options = SHORT,
  ...given
}: Given = {}): Promise<HandTable> {
  const clock = handClock();
  const shown: TableValue[] = [];
  const log: string[] = [];
  const told: [number, ChatMessage][] = [];
  const tally = startTally();
  const wanted = {
    code: given.code ?? 'TABLE000',
    game: game.id,
    options: { ...defaultOptions(game.options), ...options },
    seats: given.seats ?? game.seats.max,
    settings: { pace: given.pace ?? 'free' },
  };
  const source = seeded(given.seed ?? 1);
  const chance = given.chance ?? riggedChance(given.lots ?? chanceSourceFrom(source));
  const fresh = freshTable(wanted);
  if (given.playedOn) await storeContinuation(storage, fresh, given.playedOn, chance.newMatchId());
  const lease = await storage.claim(fresh.code);
  if (lease === null) throw new Error('another process has the table');
  const table = await openTable({
    context: testContext(log, {
      storage,
      count: tally.count,
      clock,
      chance,
      chats: openChats(clock),
      notices: given.notices ?? NO_NOTICES,
      botEngine: given.thinker ?? inProcessEngine(source),
      graceSeconds: GRACE,
      maxBotDelayMs: PACE,
    }),
    game,
    lease,
    stored: (await storage.loadTable(fresh.code)) ?? fresh,
    disconnect: (memberId) => void given.disconnect?.(memberId),
    moveToOtherRoom: (settings) => void given.moveToOtherRoom?.(settings),
    stepDown: () => given.stepDown?.(),
    sendChat: (memberId, line) => void told.push([memberId, line]),
    publishers: [{ publish: (value) => given.show?.(value) }, { publish: (value) => void shown.push(value) }],
  });
  return {
    table,
    clock,
    storage,
    shown,
    told,
    log,
    counts: tally.counts,
    ask: (memberId, name, ...given) => handleIntent(table, memberId, name, given[0] as Intent<typeof name>),
    join: (name, options) => joinTable(table, `id of ${name}`, name, options),
    leave: (memberId, forGood = false) => leaveTable(table, memberId, forGood),
    async pass(milliseconds) {
      for (let left = milliseconds; left > 0; left -= PACE) {
        clock.pass(Math.min(left, PACE));
        await table.queue(() => undefined);
      }
    },
  };
}
