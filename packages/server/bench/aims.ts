import type { Sync } from './disk.ts';
import type { Kind } from './sample.ts';
import { find, type Summary } from './summary.ts';

/** Latencies as multiples of those of the hand-written room, which keeps nothing: where making sure costs nothing, and on a disk. */
const LATENCY = { memory: 1.3, disk: 1.6 };
/** Milliseconds in which what is made sure of is in memory. */
const IN_MEMORY = 0.1;
/** CPU and moves a second as multiples of the same room's. */
const CPU = { steady: 1.15, flat: 1.25 };
const RATE = 0.95;
/** What another table costs in memory, as a multiple of the same room's. */
const MEMORY = 1;
/** Bytes that a client is sent for a move, and that a whole table sends for it. */
const BYTES = { in: 18, out: 40 };
/** Seconds for all to be seated, at so many tables. */
const SEATING = 5;
const MANY = 1_000;

/** A figure worth a glance, and what was aimed for. */
export interface Verdict {
  readonly what: string;
  readonly figure: number;
  /** `null`: nothing was aimed for, the figure helps to read the others. */
  readonly limit: number | null;
  /** The figure is to be as large as the limit, at the least. */
  readonly atLeast?: true;
}

export function isMet({ figure, limit, atLeast }: Verdict): boolean {
  return limit === null || (atLeast ? figure >= limit : figure <= limit);
}

/** What we aim for beside another server. */
interface Aims {
  readonly latency: number;
  readonly cpu: { readonly steady: number; readonly flat: number };
  readonly rate: number;
}

/** What it costs to keep every move, and to do so with others, and what more processes give: one beside the other, as no aim. */
const STEPS: readonly (readonly [Kind, Kind])[] = [
  ['kept-room', 'room'],
  ['hundredfold', 'kept-room'],
  ['on-postgres', 'hundredfold'],
  ['with-redis', 'on-postgres'],
  ['two-processes', 'with-redis'],
  ['four-processes', 'with-redis'],
];

/**
 * Our server by itself and against the hand-written room; then one step after the other. Latencies are compared at a move a second:
 * flat out they measure the queue.
 */
export function judge(all: readonly Summary[], { ms }: Pick<Sync, 'ms'>): readonly Verdict[] {
  const ours = all.filter((each) => each.kind === 'hundredfold');
  const latency = ms < IN_MEMORY ? LATENCY.memory : LATENCY.disk;
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
    verdict(`seconds until ${ours.tables * 4} people are seated`, seconds, ours.tables === MANY ? SEATING : null),
  ];
}

/** What each table more costs in memory, from the fewest tables that were measured to the most. */
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
