import type { EngineMessage, EnginePort } from './engine-messages.ts';

/** Starts an engine in a worker of its own. Throws in a browser that has no workers. */
export function openEngine(): EnginePort {
  const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (asked) => worker.postMessage(asked),
    hear(heard) {
      worker.addEventListener('message', ({ data }: MessageEvent<EngineMessage>) => heard(data));
      worker.addEventListener('error', () => heard(null));
    },
    close: () => worker.terminate(),
  };
}
