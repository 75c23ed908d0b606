import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { type ReviewReport, reportReview } from '@hundredfold/shared/review/report-review.ts';
import { type ThinkingBots, waitForBots } from '../bots/thinking-bots.ts';

export interface ReviewWorkerData {
  /** The module that finds a game by its id, as a specifier or a URL. */
  readonly games: string;
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly thinking: ThinkingBots;
  /** Milliseconds for which the review waits for bots in all, until it gives up: then this server has no time for reviews. */
  readonly maxBotWaitMs: number;
}

/** A message from the thread. `busy`: the bots leave no time for the review. */
export type ReviewWorkerMessage = ReviewReport | { readonly told: 'busy' };

interface Games {
  gameById(id: string): Game | undefined;
}

/** Milliseconds between two reports of progress. They go over the network, so they are fewer than those in a browser. */
const REPORT_INTERVAL_MS = 500;

const { games, record, seat, thinking, maxBotWaitMs } = workerData as ReviewWorkerData;

// On Linux each thread has a priority of its own, and 0 is the calling thread.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

const { gameById }: Games = await import(games);
const game = gameById(record.game);
if (game === undefined) throw new Error(`there is no game ${record.game}`);
const post = (message: ReviewWorkerMessage): void => parentPort?.postMessage(message);
const noTime = new Error('the bots leave no time for a review');
let waited = 0;
try {
  reportReview(game, record, seat, {
    interval: REPORT_INTERVAL_MS,
    now: () => performance.now(),
    report: post,
    pause() {
      waited += waitForBots(thinking, maxBotWaitMs - waited);
      if (waited >= maxBotWaitMs) throw noTime;
    },
  });
} catch (error) {
  if (error !== noTime) throw error;
  post({ told: 'busy' });
}
