import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LawTask } from './law-thread.ts';
import { bySize } from './size.ts';

/** The time for one task, which takes seconds: a rule that loops for ever is found within a minute. */
const TASK_TIMEOUT_MS = bySize({ full: 45_000, soak: 3_600_000 });

export interface LawThreads {
  /**
   * Resolves to the law that is broken and where; `null` if none is. Rejects if the task takes too long, and with the same error for
   * all further tasks of this game: a rule that loops for ever does so in most settings.
   */
  check(task: LawTask, timeoutMs?: number): Promise<string | null>;
  /** Ends all threads, also those in the middle of a task. */
  close(): Promise<void>;
}

/** Starts the threads. They run on plain Node, which is much faster than under the test runner. */
export function lawThreads(count: number): LawThreads {
  const idle = Array.from({ length: count }, newThread);
  const waiting: ((thread: Worker) => void)[] = [];
  const endless = new Map<string, Error>();
  const closing = new AbortController();
  const release = (thread: Worker) => {
    const next = waiting.shift();
    if (next === undefined) idle.push(thread);
    else next(thread);
  };
  return {
    async check(task, timeoutMs = TASK_TIMEOUT_MS) {
      const thread = idle.pop() ?? (await new Promise<Worker>((resolve) => waiting.push(resolve)));
      const known = endless.get(task.game);
      if (known !== undefined) {
        release(thread);
        throw known;
      }
      const timeout = AbortSignal.timeout(timeoutMs);
      thread.postMessage(task);
      try {
        const [complaint] = await once(thread, 'message', { signal: AbortSignal.any([timeout, closing.signal]) });
        release(thread);
        return complaint;
      } catch (error) {
        await thread.terminate();
        if (closing.signal.aborted) throw error;
        release(newThread());
        if (!timeout.aborted) throw error;
        const tooLong = new Error(`${nameOfTask(task)} takes longer than ${timeoutMs / 1000} s: perhaps a rule loops for ever`);
        endless.set(task.game, tooLong);
        throw tooLong;
      }
    },
    async close() {
      closing.abort();
      await Promise.all(idle.map((thread) => thread.terminate()));
    },
  };
}

function nameOfTask({ game, options, seats, games }: LawTask): string {
  return `${game}, ${seats} seats, ${JSON.stringify(options)}, ${games} games`;
}

function newThread(): Worker {
  return new Worker(new URL('law-thread.ts', import.meta.url));
}
