import type { Step } from './match.ts';
import type { UnhashedTakeback } from './record.ts';
import { type RecordStep, toRecordStep } from './record-step.ts';
import type { Seat } from './seat.ts';

export interface Takeback {
  readonly kind: 'takeback';
  readonly seat: Seat;
  readonly turns: number;
  readonly consent: readonly Seat[];
}

/** An entry of the match log. The log only grows, and each entry is one more version. */
export type MatchLogEntry = Step | Takeback;

export function splitTakebacks(lines: readonly MatchLogEntry[]): {
  readonly steps: readonly RecordStep[];
  readonly takenBack: readonly UnhashedTakeback[];
} {
  const takenBack: UnhashedTakeback[] = [];
  const steps: Step[] = [];
  const starts: number[] = []; // The index of the first step of each turn.
  for (const line of lines) {
    if (line.kind !== 'takeback') {
      if (line.kind === 'move' || starts.length === 0) starts.push(steps.length);
      steps.push(line);
      continue;
    }
    const [stood = steps.length] = starts.splice(-line.turns);
    takenBack.push({ seat: line.seat, consent: line.consent, stood, steps: steps.splice(stood).map(toRecordStep) });
  }
  return { steps: steps.map(toRecordStep), takenBack };
}
