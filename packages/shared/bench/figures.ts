/** A game with default options and a number of seats. */
export interface BenchSetup {
  readonly game: string;
  readonly seats: number;
}

/** The measurements of one setup, taken in a thread of its own. */
export interface BenchResult extends BenchSetup {
  /** The steps per second by run. A step is a chance outcome or a move, with rules, view, legal list and record. */
  readonly stepsPerSecond: readonly number[];
  /** The time of each part of a move. */
  readonly nanoseconds: Readonly<Record<BenchPart, number>>;
  readonly bytes: MemorySizes;
}

export const PARTS = ['view', 'legal', 'apply', 'bot'] as const;
export type BenchPart = (typeof PARTS)[number];

/** The sizes of the median position in which a player is to act. */
export interface MemorySizes {
  readonly state: number;
  /** The size of a copy of that state that shares nothing but the faces of its cards. */
  readonly heap: number;
  /** The size of the view of the player who is to act. */
  readonly view: number;
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** Returns the CPU seconds of this thread, so that other work on the machine matters less. */
export function threadSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}
