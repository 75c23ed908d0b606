import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ReviewReport } from '@hundredfold/shared/review/report-review.ts';
import type { ThinkingBots } from '../bots/thinking-bots.ts';
import { waitingLine } from '../bots/waiting-line.ts';
import type { Clock } from '../platform/clock.ts';
import type { ReviewWorkerData } from './review-worker.ts';

export interface ReviewLimits extends Pick<ReviewWorkerData, 'games'> {
  /** The number of reviews that are made at the same time. */
  readonly threads: number;
  /** The maximum number of reviews that wait for a thread. */
  readonly waiting: number;
  /** The time in milliseconds that a review may wait for a thread. */
  readonly patience: number;
  /** The time in milliseconds that a review may take. */
  readonly deadline: number;
}

const DEFAULT_LIMITS: ReviewLimits = {
  games: '@hundredfold/shared/games/index.ts',
  threads: Math.max(1, Math.floor((availableParallelism() - 1) / 2)),
  waiting: 8,
  patience: 4000,
  deadline: 60_000,
};

/** The most memory of the objects of one review, in megabytes. A game of a thousand moves takes fewer than a hundred. */
const MAX_HEAP_MB = 256;

/** How a review ended: it was made, it got no thread in time, it was cancelled or took too long, or it threw. */
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
  /** The bots for which reviews wait. */
  readonly thinking: ThinkingBots;
}

/**
 * Gives each review a thread of its own, which ends with it. Bots have other threads, and reviews stop while bots think, so that no
 * review holds up a table.
 */
export function reviewThreads({ clock, count, thinking }: ReviewServices, given: Partial<ReviewLimits> = {}): ReviewThreads {
  const { games, threads, waiting, patience, deadline } = { ...DEFAULT_LIMITS, ...given };
  const closing = new AbortController();
  const line = waitingLine<true>(waiting, clock);
  const running = new Set<Promise<ReviewEnd>>();
  let taken = 0;

  /** Takes a place for a thread. Resolves to `false` if there is none in time. */
  const enter = async (signal: AbortSignal): Promise<boolean> => {
    if (taken >= threads) return (await line.wait(patience, signal).catch(() => null)) !== null;
    taken++;
    return true;
  };
  /** Gives the place to the next in the line. */
  const leave = (): void => {
    if (!line.serve(() => true)) taken--;
  };

  const run = async (asked: AskedReview, report: (report: ReviewReport) => void, signal: AbortSignal): Promise<ReviewEnd> => {
    const late = new AbortController();
    const callOff = clock.after(deadline, () => late.abort());
    try {
      report({ told: 'progress', share: 0, found: [] });
      return await reviewInThread({ games, thinking, ...asked }, report, AbortSignal.any([signal, closing.signal, late.signal]));
    } finally {
      callOff();
      leave();
    }
  };

  return {
    async review(asked, report, signal) {
      const isFree = !closing.signal.aborted && (await enter(signal));
      const ending = isFree ? run(asked, report, signal) : Promise.resolve<ReviewEnd>('busy');
      running.add(ending);
      const end = await ending.finally(() => running.delete(ending));
      if (end !== 'done') count(`review ${end}`);
      return end;
    },
    async close() {
      closing.abort();
      line.clear();
      await Promise.all(running);
    },
  };
}

/** Makes a review in a new thread, which has ended when the promise settles. */
async function reviewInThread(
  data: ReviewWorkerData,
  report: (report: ReviewReport) => void,
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
      thread.on('message', (told: ReviewReport) => {
        if (!signal.aborted) report(told);
        if (told.told === 'review') resolve('done');
      });
      thread.on('error', () => resolve('failed'));
      thread.on('exit', () => resolve('failed'));
    });
  } finally {
    await thread.terminate();
  }
}
