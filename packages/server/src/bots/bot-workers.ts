import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import type { BotEngine } from './bot-engine.ts';
import type { BotWorkerAnswer, BotWorkerData, BotWorkerRequest } from './bot-worker.ts';

export interface BotWorkerLimits extends BotWorkerData {
  /** How many bots think at the same time. */
  readonly threads: number;
  /** How many may wait for that. */
  readonly waiting: number;
  /** Milliseconds that a bot may think. */
  readonly deadline: number;
}

const BOUNDS: BotWorkerLimits = { games: '@hundredfold/shared/games/index.ts', threads: 2, waiting: 200, deadline: 5000 };

/** What the house helps out with. */
interface Desk {
  readonly source: RandomSource;
  readonly count: (what: string) => void;
}

/** Bots think in threads of their own. For one that takes too long, or finds no room, the house makes any legal move. */
export function botWorkers({ source, count }: Desk, given: Partial<BotWorkerLimits> = {}): BotEngine {
  const pool = openPool({ ...BOUNDS, ...given });
  return {
    async choose(game, view) {
      const thought = await pool.ask({ game: game.id, view });
      if (typeof thought === 'string') {
        count(`bot ${thought}`);
        return anyLegal(game, view, source);
      }
      if ('threw' in thought) throw thought.threw;
      return thought.action;
    },
    close: pool.close,
  };
}

function anyLegal(game: Game, view: View, source: RandomSource): AnyAction {
  const legal = game.legal(view);
  const action = legal[source.below(Math.max(1, legal.length))];
  if (action === undefined) throw new Error(`a bot of ${game.id} was asked when it was not to act`);
  return action;
}

interface Pool {
  ask(question: BotWorkerRequest): Promise<BotWorkerAnswer | 'cut off' | 'turned away'>;
  close(): Promise<void>;
}

/** Threads that are started when they are needed, one question at a time each. */
function openPool({ games, threads: most, waiting: longest, deadline }: BotWorkerLimits): Pool {
  const closing = new AbortController();
  const running = new Set<Worker>();
  const idle: Worker[] = [];
  const waiting: ((thread: Worker | null) => void)[] = [];

  const start = (): Worker => {
    const thread = new Worker(new URL('./bot-worker.ts', import.meta.url), { workerData: { games } satisfies BotWorkerData });
    running.add(thread);
    thread.on('error', () => end(thread)); // Whoever waits for its answer hears of it, too.
    return thread;
  };
  const end = (thread: Worker): void => {
    if (!running.delete(thread)) return;
    if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
    void thread.terminate();
    if (!closing.signal.aborted) waiting.shift()?.(start());
  };
  const claim = async (): Promise<Worker | null> => {
    const free = idle.pop() ?? (running.size < most ? start() : undefined);
    if (free !== undefined) return free;
    return waiting.length < longest ? new Promise((resolve) => waiting.push(resolve)) : null;
  };
  const release = (thread: Worker): void => {
    const next = waiting.shift();
    if (next === undefined) idle.push(thread);
    else next(thread);
  };

  return {
    async ask(question) {
      closing.signal.throwIfAborted();
      const thread = await claim();
      closing.signal.throwIfAborted();
      if (thread === null) return 'turned away';
      try {
        thread.postMessage(question);
        const [thought] = await once(thread, 'message', {
          signal: AbortSignal.any([closing.signal, AbortSignal.timeout(deadline)]),
        });
        release(thread);
        return thought;
      } catch {
        closing.signal.throwIfAborted();
        end(thread);
        return 'cut off';
      }
    },
    async close() {
      closing.abort(new Error('the threads of the bots are closed'));
      for (const resolve of waiting.splice(0)) resolve(null);
      await Promise.all([...running].map((thread) => thread.terminate()));
    },
  };
}
