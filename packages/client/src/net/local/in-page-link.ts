import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { ChanceOutcome, PendingChance } from '@hundredfold/shared/core/chance.ts';
import { actAndResolve, type Match } from '@hundredfold/shared/core/match.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Intent } from '@hundredfold/shared/protocol/intents.ts';
import type { IntentRefusal } from '@hundredfold/shared/protocol/table.ts';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { pageLink, type SeatSnapshot } from '../table-link.ts';
import { localSnapshot } from './local-snapshot.ts';
import { seatViewOf } from './seat-view.ts';

export interface LocalTable {
  readonly seat: Seat;
  readonly seats: readonly SeatSnapshot[];
  /** The match at the start, without pending chance. */
  readonly start: Match;
  readonly draw: (due: PendingChance) => ChanceOutcome;
  readonly onMoved: (action: AnyAction) => void;
}

/** Creates a link like that of a table over the network. The rules answer moves at once; all other intents are refused. */
export function inPageLink({ start, draw, seat, seats, onMoved }: LocalTable) {
  const match = signal(start);
  const snapshot = computed(() => localSnapshot(match.value.game, seatViewOf(match.value, seat), { seat, seats }));
  const refusalOf = (mover: Seat, action: AnyAction): string | null => {
    const turn = actAndResolve(match.peek(), { seat: mover, action }, draw);
    if (!turn.ok) return turn.refusal;
    match.value = turn.value;
    return null;
  };
  const act = ({ action, version }: Intent<'act'>): Result<number, IntentRefusal> => {
    const meant = action as AnyAction; // The action comes from the table's own buttons.
    const refusal = version === match.peek().version ? refusalOf(seat, meant) : 'stale';
    if (refusal !== null) return refused({ refusal });
    onMoved(meant);
    return accepted(match.peek().version);
  };
  return {
    ...pageLink(snapshot, act),
    match: match as ReadonlySignal<Match>,
    does(other: Seat, action: AnyAction): void {
      const refusal = refusalOf(other, action);
      if (refusal !== null) throw new Error(`seat ${other} may not ${action.type}: ${refusal}`);
    },
  };
}
