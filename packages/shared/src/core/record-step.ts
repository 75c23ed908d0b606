import type { AnyAction } from './action.ts';
import type { ChanceOutcome } from './chance.ts';
import type { Step } from './match.ts';
import type { Seat } from './seat.ts';

export type RecordStep = ChanceOutcome | RecordMove;

export interface RecordMove {
  readonly seat: Seat;
  readonly move: AnyAction;
  /** The number of distinct legal moves in that position. */
  readonly legal?: number;
}

export function toRecordStep(step: Step): RecordStep {
  return step.kind === 'lot' ? step.lot : { seat: step.seat, move: step.action };
}

export function fromRecordStep(line: RecordStep): Step {
  return 'chance' in line ? { kind: 'lot', lot: line } : { kind: 'move', seat: line.seat, action: line.move };
}
