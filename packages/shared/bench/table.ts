import { type Figures, median, PARTS } from './figures.ts';

const HEADINGS = ['game', 'seats', 'steps/s', 'slower', ...PARTS, 'state', 'heap', 'view'] as const;

/** What was measured, for people to read. */
export function tableOf(all: readonly Figures[]): string {
  const rates = all.map(({ stepsPerSecond }) => median(stepsPerSecond));
  const [fastest, slowest] = [Math.max(...rates), Math.min(...rates)];
  const rows = all.flatMap((figures, index) => rowsOf(figures, fastest / (rates[index] ?? 0)));
  return [
    ...aligned([HEADINGS, ...rows]),
    '',
    'steps/s: in millions; a step is a lot or a move, and comes with the view, the legal list and the record of whoever moves',
    'slower: than the fastest. view, legal, apply, bot: ns for each call, on the average of whole games played at random',
    'state, view: bytes of JSON of the middle position. heap: bytes that a copy of that state holds in memory',
    `the slowest takes ${(fastest / slowest).toFixed(1)} times as long for a step as the fastest`,
  ].join('\n');
}

function rowsOf(figures: Figures, slower: number): readonly (readonly string[])[] {
  const { game, seats, stepsPerSecond, byHand, nanoseconds, bytes } = figures;
  const parts = PARTS.map((part) => `${nanoseconds[part]}`);
  const sizes = [bytes.state, bytes.heap, bytes.view].map(String);
  const row = [game, `${seats}`, millions(stepsPerSecond), `${slower.toFixed(1)} ×`, ...parts, ...sizes];
  if (byHand.length === 0) return [row];
  const ratio = median(stepsPerSecond.map((rate, run) => rate / (byHand[run] ?? 0)));
  return [row, ['  by hand', '', millions(byHand), `the rules reach ${ratio.toFixed(2)} of it`]];
}

function millions(rates: readonly number[]): string {
  return (median(rates) / 1e6).toFixed(2);
}

function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = HEADINGS.map((_, column) =>
    Math.max(...rows.filter(({ length }) => length === HEADINGS.length).map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
  );
}
