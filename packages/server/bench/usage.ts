import { readFileSync } from 'node:fs';

/** The clock ticks of `/proc` in a second. */
const TICKS = 100;

/** Returns the CPU seconds of all threads of a process so far; the kernel counts in steps of 10 ms. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in parentheses, may contain blanks, so the fields are counted from behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

export function residentKiB(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  if (line === null) throw new Error(`there is no resident memory of process ${pid}`);
  return Number(line[1]);
}
