import { once } from 'node:events';
import { join } from 'node:path';
import { ask, startChild, stopChild } from './child.ts';
import type { CapacityOrder, CapacityStep } from './load/capacity.ts';
import { thisMachine } from './report.ts';
import { openServer } from './session.ts';

const LOAD = join(import.meta.dirname, 'load/capacity.ts');

/** The limits of what a small machine does: beyond one of them, the tables before count as its capacity. */
const MAX_P99_MS = 50;
const MAX_RESIDENT_MIB = 2048;
const FULL_CORE = 0.95;
/** The share of a core above which the load generator has no time to spare. */
const SATURATED = 0.9;
const STEP_TIMEOUT_SECONDS = 300;

interface CapacityPlan {
  readonly step: number;
  readonly seconds: number;
  readonly folder: string;
}

export function limitOf({ p99, cpu, residentMiB, load }: CapacityStep): string | null {
  if (load.busy > SATURATED) return 'the load generator, which had no time to spare';
  if (p99 > MAX_P99_MS) return `a p99 of more than ${MAX_P99_MS} ms`;
  if (cpu > FULL_CORE) return 'a full core';
  return residentMiB > MAX_RESIDENT_MIB ? 'more than 2 GiB of memory' : null;
}

/** Seats more and more tables of four at one server, at a move in five seconds each, until a limit is exceeded. */
export async function measureCapacity({ step, seconds, folder }: CapacityPlan): Promise<void> {
  const { server, port } = await openServer('hundredfold', folder);
  const load = startChild([LOAD]);
  await once(load.process, 'message');
  const measureStep = (order: CapacityOrder) => ask<CapacityStep>(load, server, order, STEP_TIMEOUT_SECONDS);
  try {
    let best: CapacityStep | null = null;
    for (let tables = step; ; tables += step) {
      const order = { port, pid: server.pid, tables, seconds };
      let measured = await measureStep(order);
      // A step beyond a limit is measured once more, since a machine may pause for a moment.
      if (limitOf(measured) !== null) measured = await measureStep(order);
      const limit = limitOf(measured);
      process.stdout.write(`${JSON.stringify({ bench: 'capacity', ...measured, limit, machine: thisMachine() })}\n`);
      process.stderr.write(`${sentence(measured)}\n`);
      if (limit !== null) {
        process.stderr.write(
          `\nCapacity: ${best === null ? 'less than the first step' : sentence(best)}\nLimited by ${limit}.\n`,
        );
        return;
      }
      best = measured;
    }
  } finally {
    await Promise.all([load, server].map(stopChild));
  }
}

function sentence({ tables, people, p50, p99, cpu, residentMiB, load }: CapacityStep): string {
  const [share, busy] = [cpu, load.busy].map((each) => `${(100 * each).toFixed(0)} %`);
  const server = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${share} of a core, ${residentMiB.toFixed(0)} MiB`;
  return `${tables} tables, ${people} people: ${server} (load generator: ${busy} of a core, ${load.missed} moves late, ${load.failed} failed)`;
}
