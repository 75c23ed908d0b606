import { randomInt } from 'node:crypto';
import type { LotSource, RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { IntentName } from '@hundredfold/shared/protocol/table.ts';
import type { Logger } from 'pino';
import type { Thinker } from '../bots/bot-engine.ts';
import type { Talks } from '../chat/chats.ts';
import type { MessageBus } from '../cluster/message-bus.ts';
import type { LimiterFactory } from '../limits/limiters.ts';
import type { Porter } from '../ops/admission.ts';
import type { Clock } from '../platform/clock.ts';
import type { Archive } from '../storage/archive.ts';

/** What every room of this process works with. */
export interface House {
  readonly archive: Archive;
  readonly log: Logger;
  readonly clock: Clock;
  /** Where the lots of all tables are drawn. */
  readonly lots: LotSource;
  readonly thinker: Thinker;
  readonly talks: Talks;
  readonly limiters: LimiterFactory;
  /** Whether one more report is taken from an address, by `networkOf`; counts it. */
  readonly mayReport: (network: string) => Promise<boolean>;
  /** To the other processes of this card room. */
  readonly bus: MessageBus;
  /** Who is let in. */
  readonly porter: Porter;
  /** Counts what operators want to see on a graph: `refused stale`, `garbage`, `halted` … */
  readonly count: (what: string) => void;
  /** Told how many milliseconds it took to answer somebody at a table. */
  readonly answered: (name: IntentName, milliseconds: number) => void;
  /** Seconds until a bot takes the seat of somebody who is away. */
  readonly grace: number;
  /** Milliseconds until a bot makes its move, whatever it holds; a slow one may need longer. */
  readonly botPace: number;
  /** Messages that one client may send in a second. */
  readonly messagesPerSecond: number;
}

/** Chance at live tables: the operating system's generator, without modulo bias. */
export const liveChance: RandomSource = { below: (n) => randomInt(n) };
