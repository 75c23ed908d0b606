import type { Sync } from './disk.ts';
import type { Kind } from './sample.ts';
import { find, type Summary } from './summary.ts';

/**
 * The target latencies as multiples of those of the hand-written room, which saves nothing: with a durable write that costs
 * nothing, and on a disk.
 */
const LATENCY = { memory: 1.3, disk: 1.6 };
/** The time in milliseconds below which a durable write counts as free, as in memory. */
const IN_MEMORY_MS = 0.1;
/** The targets for CPU and moves a second as multiples of the same room's. */
const CPU = { steady: 1.15, flat: 1.25 };
const RATE = 0.95;
/** The target for the memory of one more table as a multiple of the same room's. */
const MEMORY = 1;
/** The targets for the bytes that a client receives for a move, and that a whole table sends for it. */
const BYTES = { in: 18, out: 40 };
/** The target in seconds for everyone to be seated, and the number of tables for which it applies. */
const SEATING_SECONDS = 5;
const SEATING_TABLES = 1_000;

/** A figure and its target. */
export interface Verdict {
  readonly what: string;
  readonly figure: number;
  /** The target; `null`: there is none, and the figure helps to read the others. */
  readonly limit: number | null;
  /** Set if the figure should be at least the limit. */
  readonly atLeast?: true;
}

export function isMet({ figure, limit, atLeast }: Verdict): boolean {
  return limit === null || (atLeast ? figure >= limit : figure <= limit);
}

/** The targets in comparison with another server. */
interface Aims {
  readonly latency: number;
  readonly cpu: { readonly steady: number; readonly flat: number };
  readonly rate: number;
}

/**
 * Pairs that are compared without a target: what it costs to save every move, to do so with others, and what more processes gain.
 */
const STEPS: readonly (readonly [Kind, Kind])[] = [
  ['kept-room', 'room'],
  ['hundredfold', 'kept-room'],
  ['on-postgres', 'hundredfold'],
  ['with-redis', 'on-postgres'],
  ['two-processes', 'with-redis'],
  ['four-processes', 'with-redis'],
];

/**
 * Judges our server by itself and in comparison with the hand-written room, and then each step of `STEPS`. Latencies are compared
 * at a move a second: without pauses they would measure the queue.
 */
export function judge(all: readonly Summary[], { ms }: Pick<Sync, 'ms'>): readonly Verdict[] {
  const ours = all.filter((each) => each.kind === 'hundredfold');
  const latency = ms < IN_MEMORY_MS ? LATENCY.memory : LATENCY.disk;
  const beside: readonly (readonly [Kind, Aims])[] = [
    ['room', { latency, cpu: CPU, rate: RATE }],
    ['boardgame', { latency: 1, cpu: { steady: 1, flat: 1 }, rate: 1 }],
  ];
  return [
    ...ours.flatMap(alone),
    ...ours.flatMap((each) => beside.flatMap(([kind, aims]) => against(all, each, kind, aims))),
    ...growth(all),
    ...STEPS.flatMap(([kind, before]) =>
      all.filter((each) => each.kind === kind).flatMap((each) => against(all, each, before, null)),
    ),
  ];
}

function alone(ours: Summary): readonly Verdict[] {
  const bytes = [
    verdict(`bytes to a client for a move, ${at(ours)}`, ours.bytes.in, BYTES.in),
    verdict(`bytes from all clients for a move, ${at(ours)}`, ours.bytes.out, BYTES.out),
  ];
  if (ours.pace === 'flat') return bytes;
  const seconds = (ours.tables * 4) / ours.connectsPerSecond;
  return [
    ...bytes,
    verdict(
      `seconds until ${ours.tables * 4} people are seated`,
      seconds,
      ours.tables === SEATING_TABLES ? SEATING_SECONDS : null,
    ),
  ];
}

/** Returns what one more table costs in memory, from the smallest measured number of tables to the largest. */
function growth(all: readonly Summary[]): readonly Verdict[] {
  const sizes = [...new Set(all.map((each) => each.tables))].sort((one, other) => one - other);
  const [fewest, most] = [sizes[0] ?? 0, sizes.at(-1) ?? 0];
  const slope = (kind: Kind): number | null => {
    const [small, large] = [fewest, most].map((tables) => find(all, kind, 'steady', tables));
    if (small === undefined || large === undefined || fewest === most) return null;
    return (large.rssSeated * most - small.rssSeated * fewest) / (most - fewest);
  };
  const [ours, room] = [slope('hundredfold'), slope('room')];
  if (ours === null) return [];
  const where = `from ${fewest} tables to ${most}`;
  return [
    verdict(`KiB for each table more, hundredfold, ${where}`, ours, null),
    ...(room === null ? [] : [verdict(`memory for each table more, hundredfold / room, ${where}`, ours / room, MEMORY)]),
  ];
}

function against(all: readonly Summary[], one: Summary, kind: Kind, aims: Aims | null): readonly Verdict[] {
  const other = find(all, kind, one.pace, one.tables);
  if (other === undefined) return [];
  const where = `${one.kind} / ${kind}, ${at(one)}`;
  const cpu = verdict(`CPU a move, ${where}`, one.cpu / other.cpu, aims?.cpu[one.pace] ?? null);
  if (one.pace === 'flat') {
    const rate = verdict(`moves a second, ${where}`, one.movesPerSecond / other.movesPerSecond, aims?.rate ?? null);
    return [aims === null ? rate : { ...rate, atLeast: true }, cpu];
  }
  const latencies = (['actor', 'others'] as const).flatMap((whose) =>
    (['p50', 'p99'] as const).map((which) =>
      verdict(`${which} to the ${whose}, ${where}`, one[whose][which] / other[whose][which], aims?.latency ?? null),
    ),
  );
  return [...latencies, cpu];
}

function at({ tables, pace }: Summary): string {
  return `${tables} tables ${pace}`;
}

function verdict(what: string, figure: number, limit: number | null): Verdict {
  return { what, figure: Number(figure.toPrecision(3)), limit };
}
