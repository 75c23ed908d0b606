import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const TICKS = ticksPerSecond();

interface Usage {
  readonly parent: number;
  /** The CPU seconds in user and system mode, of all threads. */
  readonly own: number;
  /** The CPU seconds of children that have ended. */
  readonly ended: number;
}

/** Returns the CPU seconds that a process has used so far; the kernel counts in steps of 10 ms. */
export function cpuSeconds(pid: number): number {
  return usage(pid).own;
}

/**
 * Returns the CPU seconds of a process and all its children, including those that have ended. PostgreSQL has one child for each
 * connection.
 */
export function familyCpuSeconds(pid: number): number {
  const { own, ended } = usage(pid);
  const children = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (usageIfThere(Number(name)) ?? []) : []));
  return children.reduce((sum, child) => (child.parent === pid ? sum + child.own : sum), own + ended);
}

function usage(pid: number): Usage {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in parentheses, may contain blanks, so the fields are counted from behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const seconds = (one: number) => (Number(fields[one]) + Number(fields[one + 1])) / TICKS;
  return { parent: Number(fields[1]), own: seconds(11), ended: seconds(13) };
}

function usageIfThere(pid: number): Usage | null {
  try {
    return usage(pid);
  } catch {
    return null;
  }
}

/** Returns the resident memory of a process in KiB. */
export function residentKiB(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  if (line === null) throw new Error(`there is no resident memory of process ${pid}`);
  return Number(line[1]);
}

function ticksPerSecond(): number {
  try {
    return Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' })) || 100;
  } catch {
    return 100;
  }
}
