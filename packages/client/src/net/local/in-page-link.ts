import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Match } from '@hundredfold/shared/core/match.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Intent } from '@hundredfold/shared/protocol/intents.ts';
import type { IntentRefusal } from '@hundredfold/shared/protocol/table.ts';
import { signal } from '@preact/signals';
import { type PageLink, pageLink, type Snapshot } from '../table-link.ts';
import { type LocalSeating, localSnapshot } from './local-snapshot.ts';
import type { MatchRunner } from './match-runner.ts';
import { seatViewOf } from './seat-view.ts';

export interface LocalTable extends LocalSeating {
  readonly runner: MatchRunner;
  /** The reason, besides the rules, why an action is not allowed; `null` if there is none. */
  readonly objection: (action: AnyAction) => string | null;
  readonly onMoved: (action: AnyAction) => void;
}

export interface InPageLink extends PageLink {
  does(seat: Seat, action: AnyAction): void;
}

/** Creates a link like that of a table over the network. The rules answer moves at once; all other intents are refused. */
export function inPageLink({ runner, seat, seats, objection, onMoved }: LocalTable): InPageLink {
  const shown = (match: Match): Snapshot => localSnapshot(match.game, seatViewOf(match, seat), { seat, seats });
  const snapshot = signal(shown(runner.now()));
  const take = (mover: Seat, action: AnyAction, version: number): Result<number, IntentRefusal> => {
    const taken = runner.take(mover, action, version);
    if (!taken.ok) return refused({ refusal: taken.refusal });
    snapshot.value = shown(taken.value);
    return accepted(taken.value.version);
  };
  const act = ({ action, version }: Intent<'act'>): Result<number, IntentRefusal> => {
    const meant = action as AnyAction; // The action comes from the table's own buttons.
    const wrong = objection(meant);
    if (wrong !== null) return refused({ refusal: wrong });
    const taken = take(seat, meant, version);
    if (taken.ok) onMoved(meant);
    return taken;
  };
  return {
    ...pageLink(snapshot, act),
    does(other, action) {
      const taken = take(other, action, runner.now().version);
      if (!taken.ok) throw new Error(`seat ${other} may not ${action.type}: ${taken.refusal.refusal}`);
    },
  };
}
