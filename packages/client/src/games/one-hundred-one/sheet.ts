import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { runningTotals } from '@hundredfold/shared/games/one-hundred-one/score.ts';
import type { OneHundredOneView } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import type { Sheet } from '../../table/sheet.ts';
import type { NameOf } from '../../table/staging.ts';
import { oneHundredOneWords } from './words.ts';

/** The points of each round, and what they come to. */
export function sheet(view: OneHundredOneView, name: NameOf): Sheet | null {
  const words = oneHundredOneWords.value.sheet;
  const rounds = Math.max(...view.seats.map(({ points }) => points.length));
  if (rounds === 0) return null;
  const lines = allSeats(rounds).map((round) => ({
    label: String(round + 1),
    cells: view.seats.map(({ points }) => cell(points, round)),
  }));
  return {
    title: words.title,
    corner: words.round,
    columns: view.seats.map((_, seat) => name(seat)),
    lines: [...lines, { label: words.total, cells: view.seats.map(({ total }) => signed(total, '')), kind: 'sum' }],
  };
}

/** Whether 101 became 0 there (rule 7.4). */
function cell(points: readonly number[], round: number): string {
  const scored = points[round];
  if (scored === undefined) return '';
  const totals = runningTotals(points.slice(0, round + 1));
  const fell = totals[round] === 0 && (totals[round - 1] ?? 0) + scored !== 0;
  return `${signed(scored, '+')}${fell ? ' → 0' : ''}`;
}

export function signed(number: number, plus: '+' | ''): string {
  if (number === 0) return '0';
  return number < 0 ? `−${-number}` : `${plus}${number}`;
}
