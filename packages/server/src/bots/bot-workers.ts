import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { MAX_SEARCH_MS } from '@hundredfold/shared/bots/choose-at-level.ts';
import { usualAction } from '@hundredfold/shared/bots/usual-action.ts';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Clock } from '../platform/clock.ts';
import type { SearchThreads } from './bot-engine.ts';
import type { BotWorkerAnswer, BotWorkerData, BotWorkerRequest } from './bot-worker.ts';
import { waitQueue } from './wait-queue.ts';

export interface BotWorkerLimits extends BotWorkerData {
  readonly threads: number;
  readonly maxWaiting: number;
  /** The time in milliseconds that a request may wait for a thread. */
  readonly maxWaitMs: number;
  /** The time in milliseconds for a search. All who wait for a thread share it, so that everyone’s turn comes soon. */
  readonly searchMs: number;
  readonly deadlineMs: number;
}

const DEFAULT_LIMITS: BotWorkerLimits = {
  games: '@hundredfold/shared/games/index.ts',
  threads: Math.max(1, availableParallelism() - 1),
  maxWaiting: 200,
  maxWaitMs: 1000,
  searchMs: MAX_SEARCH_MS,
  deadlineMs: 5000,
};

/** The number of requests in a row that are cut off until no thread is asked for a while. */
const MAX_CUT_OFF_IN_ROW = 2;

const RETRY_AFTER_MS = 60_000;

interface WorkerServices {
  /** While the process is stalled, no bot thinks: the deadline waits as well. */
  readonly clock: Clock;
  readonly source: RandomSource;
  readonly count: (what: string) => void;
}

/**
 * Runs bots in worker threads. If a bot thinks or waits too long, too many requests wait, or the threads do not answer at all, the
 * normal bot chooses instead.
 */
export function botWorkers({ clock, source, count }: WorkerServices, given: Partial<BotWorkerLimits> = {}): SearchThreads {
  const pool = openPool({ ...DEFAULT_LIMITS, ...given }, clock);
  return {
    async choose(game, view, search, signal) {
      const thought = await pool.ask({ game: game.id, view, search }, signal);
      if (typeof thought === 'string') {
        count(`bot ${thought}`);
        return usualAction(game, view, source, search.memory);
      }
      if ('threw' in thought) throw thought.threw;
      return thought.action;
    },
    close: pool.close,
  };
}

/**
 * Manages threads that start on demand and answer one request at a time each. Requests wait in the order in which they came. That is
 * fair to the tables: each has one request for every seat that is to act.
 */
function openPool(limits: BotWorkerLimits, clock: WorkerServices['clock']) {
  const { games, threads: most, maxWaitMs, searchMs, deadlineMs } = limits;
  const closing = new AbortController();
  const running = new Set<Worker>();
  const idle: Worker[] = [];
  const queue = waitQueue<Worker>(limits.maxWaiting, clock);
  let cutOffInRow = 0;
  let pausedUntil = 0;

  const start = (): Worker => {
    const thread = new Worker(new URL('./bot-worker.ts', import.meta.url), { workerData: { games } satisfies BotWorkerData });
    running.add(thread);
    thread.on('error', () => end(thread)); // The request that waits for this thread's answer fails, too.
    return thread;
  };
  const end = (thread: Worker): void => {
    if (!running.delete(thread)) return;
    if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
    void thread.terminate();
    if (!closing.signal.aborted) queue.serve(start);
  };
  const release = (thread: Worker): void => {
    if (!queue.serve(() => thread)) idle.push(thread);
  };

  /** Spares the tables the deadline at each move if it is not the bot that hangs, but every thread. */
  const noteCutOff = (): void => {
    if (++cutOffInRow < MAX_CUT_OFF_IN_ROW) return;
    pausedUntil = clock.now() + RETRY_AFTER_MS;
    queue.clear();
  };

  return {
    /** Rejects if the signal says that nobody wants the answer any more while the request waits. */
    async ask(
      request: Omit<BotWorkerRequest, 'searchMs'>,
      signal?: AbortSignal,
    ): Promise<BotWorkerAnswer | 'cut off' | 'turned away'> {
      closing.signal.throwIfAborted();
      if (clock.now() < pausedUntil) return 'turned away';
      const free = idle.pop() ?? (running.size < most ? start() : undefined);
      const thread = free ?? (await queue.wait(maxWaitMs, signal));
      closing.signal.throwIfAborted();
      if (thread === null) return 'turned away';
      const late = new AbortController();
      const cancel = clock.after(deadlineMs, () => late.abort());
      try {
        thread.postMessage({ ...request, searchMs: searchMs / (1 + queue.size()) } satisfies BotWorkerRequest);
        const [thought] = await once(thread, 'message', { signal: AbortSignal.any([closing.signal, late.signal]) });
        cutOffInRow = 0;
        release(thread);
        return thought;
      } catch {
        closing.signal.throwIfAborted();
        noteCutOff();
        end(thread);
        return 'cut off';
      } finally {
        cancel();
      }
    },
    async close(): Promise<void> {
      closing.abort(new Error('the threads of the bots are closed'));
      queue.clear();
      await Promise.all([...running].map((thread) => thread.terminate()));
    },
  };
}
