import { hasWon } from '@hundredfold/shared/core/outcome.ts';
import type { Speed } from '../../ui/speed.ts';
import { fanOut } from '../layout/arrange.ts';
import type { Zone } from '../layout/layout.ts';
import type { Pose } from '../layout/pose.ts';
import type { ShownTable, TableUiState } from '../state/table-ui-state.ts';
import type { AnimationStep } from './plan.ts';
import { atSpeed } from './player.ts';

/** The factor by which the table shows more slowly what the last card of a game leads to. */
const SLOWDOWN = 1.6;

/** Milliseconds: the pause before the winners' cards fan out, their way, the time to look, and the way back. */
const BEFORE_MS = 500;
const FAN_MS = 900;
const SHOWN_MS = 1500;
const BACK_MS = 300;

/** Returns the steps of the last turn, in which everything after its first card takes longer. */
export function resolvedSlowly(steps: readonly AnimationStep[]): readonly AnimationStep[] {
  return steps.map((step, index) =>
    index === 0 ? step : { ...step, wait: step.wait * SLOWDOWN, flight: step.flight * SLOWDOWN },
  );
}

/** Returns the steps that follow a match with winners: their cards fan out, lie there, and go back. */
export function finaleSteps(
  end: (AnimationStep & ShownTable) | undefined,
  speed: Speed,
): readonly (AnimationStep & ShownTable)[] {
  if (end === undefined || end.view.outcome?.won === false) return [];
  const fan = { ...end, move: null, wait: BEFORE_MS, flight: FAN_MS, isFinale: true };
  return atSpeed([fan, { ...fan, wait: SHOWN_MS, flight: BACK_MS, isFinale: false }], speed);
}

/** Returns the poses of a zone while the winners' cards lie fanned out. */
export function finaleSpots({ presentation, view: { shown }, screen: { frame } }: TableUiState, zone: Zone): readonly Pose[] {
  const { view, isFinale = false } = shown.value;
  const { place, spots } = zone;
  const { zone: fanned, cards = spots.length } = (isFinale && presentation.finale?.(view)) || {};
  if (place.zone !== fanned || place.seat === null || !hasWon(view.outcome, place.seat)) return spots;
  const winners = view.seats.flatMap((_, seat) => (hasWon(view.outcome, seat) ? [seat] : []));
  const lying = spots.slice(0, Math.max(0, spots.length - cards));
  const turn = { nth: winners.indexOf(place.seat), of: winners.length };
  return [...lying, ...fanOut(frame.value, spots.length - lying.length, turn)];
}
