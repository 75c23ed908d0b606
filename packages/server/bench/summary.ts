import { KINDS, type Kind, PACES, type Pace, type Sample } from './sample.ts';

/** The medians of several runs under the same conditions. */
export interface Summary extends Sample {
  readonly runs: number;
}

/** Returns one summary for each size, pace and kind, in this order. */
export function summaries(samples: readonly Sample[]): readonly Summary[] {
  const sizes = [...new Set(samples.map((sample) => sample.tables))].sort((one, other) => one - other);
  return sizes.flatMap((tables) =>
    PACES.flatMap((pace) => KINDS.map((kind) => samplesOf(samples, kind, pace, tables)).flatMap((runs) => summary(runs) ?? [])),
  );
}

export function find(all: readonly Summary[], kind: Kind, pace: Pace, tables: number): Summary {
  const [found] = samplesOf(all, kind, pace, tables);
  if (found === undefined) throw new Error(`nothing was measured: ${kind}, ${pace}, ${tables} tables`);
  return found;
}

function samplesOf<S extends Sample>(samples: readonly S[], kind: Kind, pace: Pace, tables: number): readonly S[] {
  return samples.filter((sample) => sample.kind === kind && sample.pace === pace && sample.tables === tables);
}

function summary(runs: readonly Sample[]): Summary | null {
  const [first] = runs;
  if (first === undefined) return null;
  const middle = medians(first, runs) as Sample;
  // Failures are not averaged away.
  const failed = Math.max(...runs.map((sample) => sample.load.failed));
  return { ...middle, load: { ...middle.load, failed }, runs: runs.length };
}

function medians(shape: unknown, runs: readonly unknown[]): unknown {
  if (typeof shape === 'number') return round(median(runs as readonly number[]));
  if (typeof shape !== 'object' || shape === null) return shape;
  const names = Object.keys(shape) as (keyof typeof shape)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      medians(
        shape[name],
        runs.map((run) => (run as typeof shape)[name]),
      ),
    ]),
  );
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[sorted.length >> 1] ?? Number.NaN;
  const lower = sorted[(sorted.length - 1) >> 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}
