import type { Kind } from './sample.ts';
import { find, type Summary } from './summary.ts';

/** How far we may be from the hand-written room, in latency and CPU. */
const RATIO = 1.3;
const BYTES = 18;
/** Milliseconds, at the most tables we aim for, each moving once a second. */
const LATE = 25;
const MANY = 1_000;

/** A figure worth a glance, and what was aimed for. */
export interface Verdict {
  readonly what: string;
  readonly figure: number;
  /** `null`: nothing was aimed for, the figure helps to read the others. */
  readonly limit: number | null;
}

export function isMet({ figure, limit }: Verdict): boolean {
  return limit === null || figure <= limit;
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
export function judge(all: readonly Summary[]): readonly Verdict[] {
  const ours = all.filter((each) => each.kind === 'hundredfold');
  return [
    ...ours.flatMap(alone),
    ...ours.flatMap((each) => against(all, each, 'room', RATIO)),
    ...STEPS.flatMap(([kind, before]) =>
      all.filter((each) => each.kind === kind).flatMap((each) => against(all, each, before, null)),
    ),
  ];
}

function alone(ours: Summary): readonly Verdict[] {
  const bytes = verdict(`bytes a move and client, ${at(ours)}`, ours.bytes.total, BYTES);
  if (ours.pace === 'flat' || ours.tables !== MANY) return [bytes];
  const late = (['actor', 'others'] as const).map((whose) =>
    verdict(`p99 ms to the ${whose}, ${at(ours)}`, ours[whose].p99, LATE),
  );
  return [bytes, ...late];
}

function against(all: readonly Summary[], one: Summary, kind: Kind, limit: number | null): readonly Verdict[] {
  const other = find(all, kind, one.pace, one.tables);
  if (other === undefined) return [];
  const where = `${one.kind} / ${kind}, ${at(one)}`;
  const cpu = verdict(`CPU a move, ${where}`, one.cpu / other.cpu, limit);
  if (one.pace === 'flat') {
    return [verdict(`moves a second, ${where}`, one.movesPerSecond / other.movesPerSecond, null), cpu];
  }
  const latencies = (['actor', 'others'] as const).flatMap((whose) =>
    (['p50', 'p99'] as const).map((which) =>
      verdict(`${which} to the ${whose}, ${where}`, one[whose][which] / other[whose][which], limit),
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
