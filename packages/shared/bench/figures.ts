/** A game at its default options, with so many seats. */
export interface BenchSetup {
  readonly game: string;
  readonly seats: number;
}

/** What was measured of a form, in its own thread. */
export interface BenchResult extends BenchSetup {
  /** By run; a step is a lot or a move: rules, view, legal list and record. */
  readonly stepsPerSecond: readonly number[];
  /** The same game from the same chances by a loop written for speed alone, where there is one. */
  readonly byHand: readonly number[];
  /** How long each part of a move takes. */
  readonly nanoseconds: Readonly<Record<BenchPart, number>>;
  readonly bytes: MemorySizes;
}

export const PARTS = ['view', 'legal', 'apply', 'bot'] as const;
export type BenchPart = (typeof PARTS)[number];

/** Of all positions in which somebody may act, the one in the middle. */
export interface MemorySizes {
  readonly state: number;
  /** Of a copy of that state which shares nothing but the faces of its cards. */
  readonly heap: number;
  /** Of the view of whoever may act. */
  readonly view: number;
}

/** How much of the hand-written loop's speed the rules reach, run by run. */
export function ratioOf({ stepsPerSecond, byHand }: BenchResult): number {
  return median(stepsPerSecond.map((rate, run) => rate / (byHand[run] ?? 0)));
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** Of this thread alone, so that a busy machine does less harm. */
export function threadSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}
