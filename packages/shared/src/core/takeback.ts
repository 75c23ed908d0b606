import type { Step } from './match.ts';
import { fromRecordStep, type RecordedTakeback, type RecordStep, type Turn, toRecordStep, turnsOf } from './record.ts';
import type { Seat } from './seat.ts';

/** The latest turns of a match are undone: so many, for that seat, and those who had to agreed. */
export interface Takeback {
  readonly kind: 'takeback';
  readonly seat: Seat;
  readonly turns: number;
  readonly consent: readonly Seat[];
}

/** What is appended to a match: it only ever grows, and each line is one more version. */
export type MatchLogEntry = Step | Takeback;

/** A line as it is kept. */
export type StoredLogEntry = RecordStep | { readonly seat: Seat; readonly takeback: number; readonly consent: readonly Seat[] };

export function toStoredEntry(line: MatchLogEntry): StoredLogEntry {
  return line.kind === 'takeback' ? { seat: line.seat, takeback: line.turns, consent: line.consent } : toRecordStep(line);
}

export function fromStoredEntry(line: StoredLogEntry): MatchLogEntry {
  if (!('takeback' in line)) return fromRecordStep(line);
  return { kind: 'takeback', seat: line.seat, turns: line.takeback, consent: line.consent };
}

/** What of a match stands, and what of it was taken back, as its record has them. */
export function splitTakebacks(lines: readonly MatchLogEntry[]): {
  readonly steps: readonly RecordStep[];
  readonly takenBack: readonly RecordedTakeback[];
} {
  const takenBack: RecordedTakeback[] = [];
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
    takenBack.push({ seat: line.seat, consent: line.consent, stood, steps: steps.slice(stood).map(toRecordStep) });
    steps = steps.slice(0, stood);
  }
  return { steps: steps.map(toRecordStep), takenBack };
}

function sizeOf({ move, lots }: Turn): number {
  return (move === null ? 0 : 1) + lots.length;
}
