import type { Logger } from 'pino';

/** Counts of what happened in this process, by name. */
export interface Tally {
  count(what: string): void;
  counts(): Readonly<Record<string, number>>;
}

export function startTally(): Tally {
  const counts = new Map<string, number>();
  return {
    count: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    counts: () => Object.fromEntries(counts),
  };
}

/** Logs the counts so often (in milliseconds) as there is anything new in them, until it is stopped: then once more. */
export function reportTally(tally: Tally, log: Logger, every: number): () => void {
  let told = '{}';
  const tell = () => {
    const counts = tally.counts();
    const text = JSON.stringify(counts);
    if (text !== told) log.info({ counts }, 'counted since the start');
    told = text;
  };
  const timer = setInterval(tell, every).unref();
  return () => {
    clearInterval(timer);
    tell();
  };
}
