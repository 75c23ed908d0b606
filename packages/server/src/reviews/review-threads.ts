import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ReviewReport } from '@hundredfold/shared/review/report-review.ts';
import type { Logger } from 'pino';
import type { ThinkingBots } from '../bots/thinking-bots.ts';
import { waitQueue } from '../bots/wait-queue.ts';
import type { Clock } from '../platform/clock.ts';
import type { ReviewWorkerData, ReviewWorkerMessage } from './review-worker.ts';

export interface ReviewLimits extends Pick<ReviewWorkerData, 'games' | 'maxBotWaitMs'> {
  /** The number of reviews that are made at the same time. */
  readonly threads: number;
  /** The maximum number of reviews that wait for a thread. */
  readonly maxWaiting: number;
  /** The time in milliseconds that a review may wait for a thread. */
  readonly maxWaitMs: number;
  /** The time in milliseconds that a review may take. */
  readonly deadlineMs: number;
}

const DEFAULT_LIMITS: ReviewLimits = {
  games: '@hundredfold/shared/games/index.ts',
  threads: Math.max(1, Math.floor((availableParallelism() - 1) / 2)),
  maxWaiting: 8,
  maxWaitMs: 4000,
  deadlineMs: 60_000,
  maxBotWaitMs: 10_000,
};

/** The most memory of the objects of one review, in megabytes. A game of a thousand moves takes fewer than a hundred. */
const MAX_HEAP_MB = 256;

/** How a review ended: it was made, the server had no time for it, it was cancelled or took too long, or it threw. */
export type ReviewEnd = 'done' | 'busy' | 'cut off' | 'failed';

/** Reviews finished games in threads. */
export interface ReviewThreads {
  /** Reports how far the review is, and at last the review. The signal cancels it. */
  review(asked: AskedReview, report: (report: ReviewReport) => void, signal: AbortSignal): Promise<ReviewEnd>;
  close(): Promise<void>;
}

export type AskedReview = Pick<ReviewWorkerData, 'record' | 'seat'>;

interface ReviewServices {
  readonly clock: Pick<Clock, 'after'>;
  readonly count: (what: string) => void;
  readonly log: Pick<Logger, 'error'>;
  /** The bots for which reviews wait. */
  readonly thinking: ThinkingBots;
}

/**
 * Gives each review a thread of its own, which ends with it. Bots have other threads, and reviews stop while bots think, so that no
 * review holds up a table.
 */
export function reviewThreads({ clock, count, log, thinking }: ReviewServices, given: Partial<ReviewLimits> = {}): ReviewThreads {
  const { games, threads, maxWaiting, maxWaitMs, deadlineMs, maxBotWaitMs } = { ...DEFAULT_LIMITS, ...given };
  const closing = new AbortController();
  const queue = waitQueue<true>(maxWaiting, clock);
  const running = new Set<Promise<ReviewEnd>>();
  let taken = 0;

  /** Takes a place for a thread. Resolves to `false` if there is none in time. */
  const enter = async (signal: AbortSignal): Promise<boolean> => {
    if (taken >= threads) return (await queue.wait(maxWaitMs, signal).catch(() => null)) !== null;
    taken++;
    return true;
  };
  /** Gives the place to the next in the queue. */
  const leave = (): void => {
    if (!queue.serve(() => true)) taken--;
  };

  const run = async (asked: AskedReview, report: (report: ReviewReport) => void, signal: AbortSignal): Promise<ReviewEnd> => {
    const late = new AbortController();
    const cancel = clock.after(deadlineMs, () => late.abort());
    try {
      report({ told: 'progress', share: 0, found: [] });
      const data = { games, thinking, maxBotWaitMs, ...asked };
      const logBug = (error: unknown) => log.error({ err: error, game: asked.record.game }, 'a bug in a review');
      return await reviewInThread(data, { report, logBug }, AbortSignal.any([signal, closing.signal, late.signal]));
    } finally {
      cancel();
      leave();
    }
  };

  return {
    async review(asked, report, signal) {
      const isFree = !closing.signal.aborted && (await enter(signal));
      const ending = isFree ? run(asked, report, signal) : Promise.resolve<ReviewEnd>(signal.aborted ? 'cut off' : 'busy');
      running.add(ending);
      const end = await ending.finally(() => running.delete(ending));
      if (end !== 'done') count(`review ${end}`);
      return end;
    },
    async close() {
      closing.abort();
      queue.clear();
      await Promise.all(running);
    },
  };
}

/** Makes a review in a new thread, which has ended when the promise settles. */
async function reviewInThread(
  data: ReviewWorkerData,
  { report, logBug }: { readonly report: (report: ReviewReport) => void; readonly logBug: (error: unknown) => void },
  signal: AbortSignal,
): Promise<ReviewEnd> {
  if (signal.aborted) return 'cut off';
  const thread = new Worker(new URL('./review-worker.ts', import.meta.url), {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  try {
    return await new Promise<ReviewEnd>((resolve) => {
      signal.addEventListener('abort', () => resolve('cut off'));
      thread.on('message', (message: ReviewWorkerMessage) => {
        if (message.told === 'busy') return resolve('busy');
        if (!signal.aborted) report(message);
        if (message.told === 'review') resolve('done');
      });
      thread.on('error', (error) => {
        logBug(error);
        resolve('failed');
      });
      thread.on('exit', () => resolve('failed'));
    });
  } finally {
    await thread.terminate();
  }
}
