import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LawTask } from './law-thread.ts';

/** A pool of threads that check the laws, one setting at a time in each. */
export interface LawThreads {
  /** Resolves to the law that is broken and where; `null` if none is. */
  check(task: LawTask): Promise<string | null>;
  close(): Promise<void>;
}

/** Starts the threads. They run on plain Node, which is much faster than under the test runner. */
export function lawThreads(count: number): LawThreads {
  const idle = Array.from({ length: count }, newThread);
  const waiting: ((thread: Worker) => void)[] = [];
  const release = (thread: Worker) => {
    const next = waiting.shift();
    if (next === undefined) idle.push(thread);
    else next(thread);
  };
  return {
    async check(task) {
      const thread = idle.pop() ?? (await new Promise<Worker>((resolve) => waiting.push(resolve)));
      thread.postMessage(task);
      try {
        const [complaint] = await once(thread, 'message');
        release(thread);
        return complaint;
      } catch (error) {
        release(newThread());
        throw error;
      }
    },
    async close() {
      await Promise.all(idle.map((thread) => thread.terminate()));
    },
  };
}

function newThread(): Worker {
  return new Worker(new URL('law-thread.ts', import.meta.url));
}
