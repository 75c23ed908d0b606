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

/**
 * Our server by itself and against the hand-written room; then, as no aim, against the room that keeps its moves as we do.
 * Latencies are compared at a move a second: flat out they measure the queue.
 */
export function judge(all: readonly Summary[]): readonly Verdict[] {
  const ours = all.filter((each) => each.kind === 'hundredfold');
  return [
    ...ours.flatMap(alone),
    ...ours.flatMap((each) => against(all, each, 'room', RATIO)),
    ...ours.flatMap((each) => against(all, each, 'kept-room', null)),
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

function against(all: readonly Summary[], ours: Summary, kind: Kind, limit: number | null): readonly Verdict[] {
  const room = find(all, kind, ours.pace, ours.tables);
  if (room === undefined) return [];
  const where = `ours / ${kind}, ${at(ours)}`;
  const cpu = verdict(`CPU a move, ${where}`, ours.cpu / room.cpu, limit);
  if (ours.pace === 'flat') return [cpu];
  const latencies = (['actor', 'others'] as const).flatMap((whose) =>
    (['p50', 'p99'] as const).map((which) =>
      verdict(`${which} to the ${whose}, ${where}`, ours[whose][which] / room[whose][which], limit),
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
