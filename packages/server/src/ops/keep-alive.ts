/** A connection as far as keeping it alive goes. */
export interface Line {
  ping(): void;
  terminate(): void;
  on(event: 'pong' | 'close', heard: () => void): unknown;
}

export interface KeepAlive {
  watch(line: Line): void;
  stop(): void;
}

/** Lines are pinged in so many groups, one after the other: all at once would hold up the event loop of a full house. */
const GROUPS = 50;

/** Pings every line once in a period, and gives up one that did not answer the ping before. */
export function startKeepAlive(period: number): KeepAlive {
  const groups = Array.from({ length: GROUPS }, () => new Set<Line>());
  const silent = new WeakSet<Line>();
  let turn = 0;
  let watched = 0;
  const timer = setInterval(() => {
    turn = (turn + 1) % GROUPS;
    for (const line of groups[turn] ?? []) {
      if (silent.has(line)) {
        line.terminate();
        continue;
      }
      silent.add(line);
      line.ping();
    }
  }, period / GROUPS);
  timer.unref();
  return {
    watch(line) {
      const group = groups[watched++ % GROUPS];
      group?.add(line);
      line.on('pong', () => silent.delete(line));
      line.on('close', () => group?.delete(line));
    },
    stop: () => clearInterval(timer),
  };
}
