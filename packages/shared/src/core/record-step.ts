import type { AnyAction } from './action.ts';
import type { ChanceOutcome } from './chance.ts';
import type { Step } from './match.ts';
import type { Seat } from './seat.ts';

/** One step of a record: a chance outcome or a move. */
export type RecordStep = ChanceOutcome | RecordMove;

export interface RecordMove {
  readonly seat: Seat;
  readonly move: AnyAction;
  /** The number of distinct legal moves in that position. */
  readonly legal?: number;
}

/** Converts a step to the record format. */
export function toRecordStep(step: Step): RecordStep {
  return step.kind === 'lot' ? step.lot : { seat: step.seat, move: step.action };
}

/** Converts a step of a record back. */
export function fromRecordStep(line: RecordStep): Step {
  return 'chance' in line ? { kind: 'lot', lot: line } : { kind: 'move', seat: line.seat, action: line.move };
}
