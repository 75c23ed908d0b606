import { availableParallelism, cpus } from 'node:os';
import { isMet, type Verdict } from './judge.ts';
import type { Summary } from './summary.ts';

/** The share of a core above which the figures measure the load generator. */
const SATURATED = 0.9;

const COLUMNS: readonly (readonly [string, (of: Summary) => string])[] = [
  ['tables', (of) => String(of.tables)],
  ['pace', (of) => of.pace],
  ['server', (of) => of.kind],
  ['moves/s', (of) => of.movesPerSecond.toFixed(0)],
  ['actor p50', (of) => ms(of.actor.p50)],
  ['p99', (of) => ms(of.actor.p99)],
  ['others p50', (of) => ms(of.others.p50)],
  ['p99', (of) => ms(of.others.p99)],
  ['bytes in', (of) => of.bytes.in.toFixed(1)],
  ['out', (of) => of.bytes.out.toFixed(1)],
  ['state', (of) => of.bytes.state.toFixed(1)],
  ['reply', (of) => of.bytes.reply.toFixed(1)],
  ['CPU s/1000', (of) => of.cpu.toFixed(3)],
  ['core', (of) => `${(of.cpu * of.movesPerSecond * 0.1).toFixed(0)}%`],
  ['KiB/table', (of) => of.rssSeated.toFixed(0)],
  ['played', (of) => of.rssPlayed.toFixed(0)],
  ['connect p50', (of) => ms(of.connect.p50)],
  ['/s', (of) => of.connectsPerSecond.toFixed(0)],
  ['load', (of) => `${(of.load.busy * 100).toFixed(0)}%${of.load.busy > SATURATED ? '!' : ''}`],
  ['lag p99', (of) => ms(of.load.lag)],
  ['missed', (of) => of.load.missed.toFixed(0)],
  ['failed', (of) => String(of.load.failed)],
];

export interface Machine {
  readonly cpus: number;
  readonly model: string;
  readonly node: string;
  readonly loadOnSameMachine: true;
}

export function thisMachine(): Machine {
  return { cpus: availableParallelism(), model: cpus()[0]?.model ?? 'unknown', node: process.version, loadOnSameMachine: true };
}

export function report(all: readonly Summary[], verdicts: readonly Verdict[], machine: Machine): string {
  const { cpus: cores, model, node } = machine;
  const lines = [
    `Load generator and server share this machine: ${cores} cores, ${model}, Node ${node}. Medians of ${all[0]?.runs ?? 0} runs.`,
    'Our server and the room show a move after it is saved on the disk.',
    'Times in milliseconds; bytes over the sockets, “in” for each client and move, “out” from all four clients for a move, “state” and “reply” the payloads of “in”; CPU counts all threads of the server.',
    '',
    ...aligned([COLUMNS.map(([name]) => name), ...all.map((each) => COLUMNS.map(([, cell]) => cell(each)))]),
    '',
    ...aligned(verdicts.map((each) => [mark(each), each.figure.toFixed(2), limitOf(each), each.what])),
  ];
  if (all.some((each) => each.load.busy > SATURATED)) {
    lines.push(
      '',
      '! The load generator had no core to spare there: these latencies and rates are its own as much as the server’s.',
    );
  }
  return `${lines.join('\n')}\n`;
}

function limitOf({ limit }: Verdict): string {
  return limit === null ? '' : `≤ ${limit}`;
}

function mark(verdict: Verdict): string {
  if (verdict.limit === null) return '';
  return isMet(verdict) ? 'met' : 'MISSED';
}

function ms(value: number): string {
  return value.toFixed(value < 100 ? 2 : 0);
}

function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (/^[\d.]/.test(cell) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  '),
  );
}
