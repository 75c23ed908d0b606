import { mayAct, ownSeat, type View } from '@hundredfold/shared/core/view.ts';
import { settings } from '../../ui/settings.ts';
import type { ShownTable, Stage } from '../stage.ts';
import type { AnimationStep } from './plan.ts';
import { atSpeed, durationOf } from './player.ts';

/** Milliseconds before something moves again, and until the table is as it was. */
const BEFORE = 500;
const LONGEST_LOOK = 3000;
const AFTERWARDS = 500;
/** How much longer everything takes that is looked at again. */
const SLOWLY = 1.5;

/** The way through the turn that is remembered, as the viewer saw it, and back to how things stand. Their own hand stays as it is. */
export function replaySteps(stage: Stage): readonly (AnimationStep & ShownTable)[] {
  const past = stage.past.peek();
  if (past === null) return [];
  const { view: now } = stage.latest.peek();
  const { version } = stage.shown.peek();
  const slowly = past.beats.map((beat, index) => ({
    ...beat,
    wait: (index === 0 ? BEFORE : 0) + beat.wait * SLOWLY,
    flight: beat.flight * SLOWLY,
  }));
  const rest = Math.max(AFTERWARDS, LONGEST_LOOK - durationOf([slowly]));
  const start: AnimationStep = { wait: 0, flight: 0, move: null, view: past.before };
  const again = [start, ...slowly].map((beat) => ({
    ...beat,
    view: withHandOf(now, beat.view),
    decision: null,
    version,
    again: past.said,
  }));
  const end = { wait: rest, flight: 0, move: null, view: now, decision: stage.decision.peek(), version, again: null };
  return atSpeed([...again, end], settings.speed.peek());
}

/** A view of the past in which the viewer holds what they hold now: the buttons of their hand are those of now. */
function withHandOf(now: View, past: View): View {
  const own = ownSeat(now.viewer);
  const hand = own === null ? undefined : now.seats[own]?.hand;
  const seats = past.seats.map((fields, seat) => (seat === own && hand !== undefined ? { ...fields, hand } : fields));
  return { ...past, seats, toAct: mayAct(now) ? [] : past.toAct };
}
