import { randomInt } from 'node:crypto';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Logger } from 'pino';
import type { Archive } from './archive/archive.ts';
import type { Config } from './config.ts';

/** What every room of this process works with. */
export interface House {
  readonly archive: Archive;
  readonly log: Logger;
  readonly source: RandomSource;
  /** Counts what operators want to see on a graph: `refused stale`, `garbage`, `halted` … */
  readonly count: (what: string) => void;
  /** Seconds until a bot takes the seat of somebody who is away. */
  readonly grace: number;
  /** Milliseconds a bot thinks, whatever it holds. */
  readonly botPace: number;
  /** Messages that one client may send in a second. */
  readonly messagesPerSecond: number;
}

/** Chance at live tables: the operating system's generator, without modulo bias. */
export const liveChance: RandomSource = { below: (n) => randomInt(n) };

export function furnish(config: Config, given: Pick<House, 'archive' | 'log' | 'count'>): House {
  return {
    ...given,
    source: liveChance,
    grace: config.graceSeconds,
    botPace: config.botPace,
    messagesPerSecond: config.limits.messagesPerSecond,
  };
}
