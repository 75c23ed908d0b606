import { mayAct, ownSeat, type View } from '@hundredfold/shared/core/view.ts';
import { settings } from '../../ui/settings.ts';
import type { ShownTable, TableUiState } from '../state/table-ui-state.ts';
import type { AnimationStep } from './plan.ts';
import { atSpeed, durationOf } from './player.ts';

/**
 * The times of a replay, in milliseconds: the pause before the first movement, the least duration of the whole way through the
 * turn, and the least pause before the table returns to the current state.
 */
const BEFORE_MS = 500;
const MIN_REPLAY_MS = 3000;
const AFTERWARDS_MS = 500;
const SLOWDOWN = 1.5;

/**
 * Returns the animation steps of the remembered turn, as the viewer saw it, and back to the current state. The viewer's own
 * hand stays as it is.
 */
export function replaySteps(ui: TableUiState): readonly (AnimationStep & ShownTable)[] {
  const past = ui.replay.past.peek();
  if (past === null) return [];
  const { view: now } = ui.view.latest.peek();
  const { version } = ui.view.shown.peek();
  const slowly = past.steps.map((step, index) => ({
    ...step,
    wait: (index === 0 ? BEFORE_MS : 0) + step.wait * SLOWDOWN,
    flight: step.flight * SLOWDOWN,
  }));
  const rest = Math.max(AFTERWARDS_MS, MIN_REPLAY_MS - durationOf([slowly]));
  const start: AnimationStep = { wait: 0, flight: 0, move: null, view: past.before };
  const again = past.said();
  const shownAgain = [start, ...slowly].map((step) => ({
    ...step,
    view: withHandOf(now, step.view),
    decision: null,
    version,
    again,
  }));
  const end = { wait: rest, flight: 0, move: null, view: now, decision: ui.view.decision.peek(), version, again: null };
  return atSpeed([...shownAgain, end], settings.speed.peek());
}

/** Returns a past view with the viewer's current hand, because the buttons of the hand are the current ones. */
function withHandOf(now: View, past: View): View {
  const own = ownSeat(now.viewer);
  const hand = own === null ? undefined : now.seats[own]?.hand;
  const seats = past.seats.map((fields, seat) => (seat === own && hand !== undefined ? { ...fields, hand } : fields));
  return { ...past, seats, toAct: mayAct(now) ? [] : past.toAct };
}
