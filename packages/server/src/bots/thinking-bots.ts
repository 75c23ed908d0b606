/** The number of bots that think in threads, as all threads of this process see it. */
export type ThinkingBots = Int32Array<SharedArrayBuffer>;

export function noThinkingBots(): ThinkingBots {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

/** Counts one more bot that thinks. The returned function says that it has chosen. */
export function countThinking(bots: ThinkingBots): () => void {
  Atomics.add(bots, 0, 1);
  return () => {
    Atomics.sub(bots, 0, 1);
    Atomics.notify(bots, 0);
  };
}

/** Stops this thread while bots think, at most for so many milliseconds. Returns how long it has stopped. */
export function waitForBots(bots: ThinkingBots, most: number): number {
  const start = performance.now();
  for (;;) {
    const thinking = Atomics.load(bots, 0);
    const left = start + most - performance.now();
    if (thinking === 0 || left <= 0) return performance.now() - start;
    Atomics.wait(bots, 0, thinking, left);
  }
}
