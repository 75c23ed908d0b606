import type { Step } from './match.ts';
import { type RecordStep, readStep, type TakenBack, type Turn, turnsOf, written } from './record.ts';
import type { Seat } from './seat.ts';

/** The latest turns of a match are undone: so many, for that seat, and those who had to agreed. */
export interface Takeback {
  readonly kind: 'takeback';
  readonly seat: Seat;
  readonly turns: number;
  readonly consent: readonly Seat[];
}

/** What is appended to a match: it only ever grows, and each line is one more version. */
export type Line = Step | Takeback;

/** A line as it is kept. */
export type WrittenLine = RecordStep | { readonly seat: Seat; readonly takeback: number; readonly consent: readonly Seat[] };

export function writtenLine(line: Line): WrittenLine {
  return line.kind === 'takeback' ? { seat: line.seat, takeback: line.turns, consent: line.consent } : written(line);
}

export function readLine(line: WrittenLine): Line {
  if (!('takeback' in line)) return readStep(line);
  return { kind: 'takeback', seat: line.seat, turns: line.takeback, consent: line.consent };
}

/** What of a match stands, and what of it was taken back, as its record has them. */
export function whatStands(lines: readonly Line[]): {
  readonly steps: readonly RecordStep[];
  readonly takenBack: readonly TakenBack[];
} {
  const takenBack: TakenBack[] = [];
  let steps: readonly Step[] = [];
  for (const line of lines) {
    if (line.kind !== 'takeback') {
      steps = [...steps, line];
      continue;
    }
    const undone = turnsOf(steps)
      .slice(-line.turns)
      .reduce((count, turn) => count + sizeOf(turn), 0);
    const stood = steps.length - undone;
    takenBack.push({ seat: line.seat, consent: line.consent, stood, steps: steps.slice(stood).map(written) });
    steps = steps.slice(0, stood);
  }
  return { steps: steps.map(written), takenBack };
}

function sizeOf({ move, lots }: Turn): number {
  return (move === null ? 0 : 1) + lots.length;
}
