import type { Carriable } from '../carried.ts';
import { keyOf } from '../geometry/layout.ts';
import { boxOf, type Pose, placed } from '../geometry/pose.ts';
import { isAwaited, type Stage, zonesOf } from '../stage.ts';
import { useCarry } from './use-carry.ts';

/** An area over the card that is to be put on a target: mouse and finger can carry it there. The target itself is the button. */
export function CarryCard({ stage }: { readonly stage: Stage }) {
  const what = isAwaited(stage) ? toPlace(stage) : null;
  return what && <Carry key={keyOf(what.place)} what={what} stage={stage} />;
}

function toPlace(stage: Stage): Carriable | null {
  const { view } = stage.latest.value;
  const place = stage.presentation.toPlace?.(view) ?? null;
  if (place === null) return null;
  const zone = zonesOf(stage, view).find((each) => keyOf(each.place) === keyOf(place));
  const [face, spot]: readonly [string | null | undefined, Pose | undefined] = [zone?.faces[0], zone?.spots[0]];
  return face && spot ? { place, card: { face, index: 0 }, spot } : null;
}

function Carry({ what, stage }: { readonly what: Carriable; readonly stage: Stage }) {
  const { onPointerDown } = useCarry(stage, what);
  return <div class="carry-card" aria-hidden="true" style={placed(boxOf(what.spot))} onPointerDown={onPointerDown} />;
}
