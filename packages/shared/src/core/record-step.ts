import type { AnyAction } from './action.ts';
import type { ChanceOutcome } from './chance.ts';
import type { Step } from './match.ts';
import type { Seat } from './seat.ts';

/** A step of a record. `legal` is the number of distinct legal moves in that position. */
export type RecordStep = ChanceOutcome | { readonly seat: Seat; readonly move: AnyAction; readonly legal?: number };

export function toRecordStep(step: Step): RecordStep {
  return step.kind === 'lot' ? step.lot : { seat: step.seat, move: step.action };
}

export function fromRecordStep(line: RecordStep): Step {
  return 'chance' in line ? { kind: 'lot', lot: line } : { kind: 'move', seat: line.seat, action: line.move };
}

/** Returns the steps up to a number of moves, with the chance outcomes that follow the last one; `null` if there are fewer moves. */
export function stepsUntil(steps: readonly RecordStep[], moves: number): readonly RecordStep[] | null {
  const indices = steps.flatMap((line, index) => ('move' in line ? [index] : []));
  if (moves > indices.length) return null;
  const played = steps.slice(0, indices[moves] ?? steps.length);
  return played.map((line) => ('move' in line ? { seat: line.seat, move: line.move } : line));
}
