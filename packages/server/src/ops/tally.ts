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
