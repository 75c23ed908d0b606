import { type BenchResult, median, PARTS } from './figures.ts';

const TIMES = PARTS.map((part) => `${part} ns`);
const HEADINGS = ['game', 'seats', 'M steps/s', 'slower', ...TIMES, 'state B', 'heap B', 'view B'];

/** Returns the measurements as a readable table. */
export function tableOf(all: readonly BenchResult[]): string {
  const rates = all.map(({ stepsPerSecond }) => median(stepsPerSecond));
  const [fastest, slowest] = [Math.max(...rates), Math.min(...rates)];
  const rows = all.map((figures, index) => rowOf(figures, fastest / (rates[index] ?? 0)));
  return [
    ...aligned([HEADINGS, ...rows]),
    '',
    'A step is a chance outcome or a move; its time includes the rules, the mover’s view and legal list, and the record.',
    'Slower: compared with the fastest. ns: for each call, averaged over whole random games.',
    'B: JSON of the state and of the view in the middle of a game; heap is the size of a copy of that state in memory.',
    `The slowest takes ${(fastest / slowest).toFixed(1)} times as long for a step as the fastest.`,
  ].join('\n');
}

function rowOf(figures: BenchResult, slower: number): readonly string[] {
  const { game, seats, stepsPerSecond, nanoseconds, bytes } = figures;
  const parts = PARTS.map((part) => `${nanoseconds[part]}`);
  const sizes = [bytes.state, bytes.heap, bytes.view].map(String);
  const row = [game, `${seats}`, millions(stepsPerSecond), `${slower.toFixed(1)} ×`, ...parts, ...sizes];
  return row;
}

function millions(rates: readonly number[]): string {
  return (median(rates) / 1e6).toFixed(2);
}

function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
  );
}
