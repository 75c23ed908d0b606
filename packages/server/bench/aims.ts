import { find, type Summary } from './summary.ts';

/** How far we may be from the hand-written room, in latency and CPU. */
const RATIO = 1.3;
const BYTES = 18;
/** Milliseconds, at the most tables we aim for, each moving once a second. */
const LATE = 25;
const MANY = 1_000;

export interface Aim {
  readonly aim: string;
  readonly figure: number;
  readonly limit: number;
  readonly met: boolean;
}

/** What was aimed for, and what came of it, for each size. Latencies are compared at a move a second: flat out, they measure the queue. */
export function judge(all: readonly Summary[]): readonly Aim[] {
  const sizes = [...new Set(all.map((each) => each.tables))];
  return sizes.flatMap((tables) => {
    const ours = find(all, 'hundredfold', 'steady', tables);
    const room = find(all, 'room', 'steady', tables);
    const flat = { ours: find(all, 'hundredfold', 'flat', tables), room: find(all, 'room', 'flat', tables) };
    return [
      ...(ours === undefined ? [] : absolute(ours)),
      ...(ours === undefined || room === undefined ? [] : [...latencies(ours, room), cpu(ours, room)]),
      ...(flat.ours === undefined || flat.room === undefined ? [] : [cpu(flat.ours, flat.room)]),
    ];
  });
}

function absolute(ours: Summary): readonly Aim[] {
  const aims = [aim(`bytes a move and client, ${at(ours)}`, ours.bytes.total, BYTES)];
  if (ours.tables !== MANY) return aims;
  return [
    ...aims,
    aim(`p99 ms to the actor, ${at(ours)}`, ours.actor.p99, LATE),
    aim(`p99 ms to the others, ${at(ours)}`, ours.others.p99, LATE),
  ];
}

function latencies(ours: Summary, room: Summary): readonly Aim[] {
  return (['actor', 'others'] as const).flatMap((whose) =>
    (['p50', 'p99'] as const).map((which) =>
      aim(`${which} to the ${whose}, ours / room, ${at(ours)}`, ours[whose][which] / room[whose][which], RATIO),
    ),
  );
}

function cpu(ours: Summary, room: Summary): Aim {
  return aim(`CPU a move, ours / room, ${at(ours)}`, ours.cpu / room.cpu, RATIO);
}

function at({ tables, pace }: Summary): string {
  return `${tables} tables ${pace}`;
}

function aim(name: string, figure: number, limit: number): Aim {
  return { aim: name, figure: Number(figure.toPrecision(3)), limit, met: figure <= limit };
}
