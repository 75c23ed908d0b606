import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LawTask } from './law-thread.ts';

/** Threads that hold the laws against games, one way to play at a time each. */
export interface LawThreads {
  /** Which law is broken where, or `null`. */
  check(task: LawTask): Promise<string | null>;
  close(): Promise<void>;
}

/** They run on Node as it is, which is a good deal faster than under the test runner. */
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
