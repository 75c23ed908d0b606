import { batch } from '@preact/signals';
import { type Carriable, type Grounds, isSameOver, type Over, overAt } from './carried.ts';
import { isHandOf, keyOf } from './geometry/layout.ts';
import type { Box, Pose } from './geometry/pose.ts';
import { arrange, choosesOrder } from './hold.ts';
import { tryCard, tryTarget } from './press.ts';
import { type Stage, skipAnimation, targetsOf, zonesOf } from './stage.ts';

/** Returns the places where a card can be let go now: the table for a card in hand, a target for any other card. */
export function groundsOf(stage: Stage, { place }: Carriable): Grounds {
  const { latest, frame } = stage;
  const { view } = latest.value;
  if (!isCardInHand(stage, place)) return { hand: [], targets: targetsOf(stage), table: null };
  const zone = zonesOf(stage, view).find((each) => keyOf(each.place) === keyOf(place));
  return { hand: choosesOrder(stage) ? (zone?.spots ?? []) : [], targets: [], table: tableArea(frame.value) };
}

function isCardInHand({ latest, presentation }: Stage, place: Carriable['place']): boolean {
  const { view } = latest.value;
  return isHandOf(view.viewer, place) && presentation.toPlace === undefined;
}

/** The area of the table is the whole middle, down to the hand. */
function tableArea({ centre, prompt }: Stage['frame']['value']): Box {
  return { ...centre, height: prompt.y + prompt.height - centre.y };
}

const NOWHERE: Over = { kind: 'nothing' };

/** Starts to carry a card. The animation is skipped, so the player waits for no other cards. */
export function takeUp(stage: Stage, what: Carriable): void {
  skipAnimation(stage);
  batch(() => {
    stage.letGo.value = null;
    stage.refused.value = null;
    stage.inAir.value = what.spot;
    stage.carried.value = { ...what, over: NOWHERE };
    show(stage, NOWHERE);
  });
}

/** Moves the carried card, and shows what letting it go there would do. */
export function carryTo(stage: Stage, at: Pose, grounds: Grounds): void {
  const { carried, inAir } = stage;
  const now = carried.peek();
  if (now === null) return;
  batch(() => {
    inAir.value = at;
    const over = overAt(at, grounds);
    if (isSameOver(over, now.over)) return;
    carried.value = { ...now, over };
    show(stage, over);
  });
}

function show({ carried, considered, aimed }: Stage, over: Over): void {
  considered.value = over.kind === 'table' ? (carried.peek()?.card ?? null) : null;
  aimed.value = over.kind === 'target' ? over.id : null;
}

/** Lets the card fly back to its place. */
export function putBack(stage: Stage): void {
  batch(() => {
    stage.carried.value = null;
    show(stage, NOWHERE);
  });
}

/** Lets the card go: it does the same as pressing it, or as pressing the target that it was put on. */
export function letGo(stage: Stage): void {
  const { carried, inAir, asking, asked, shown } = stage;
  const now = carried.peek();
  const spot = inAir.peek();
  if (now === null || spot === null) return;
  batch(() => {
    putBack(stage);
    dropOn(stage, now, now.over);
    if (now.over.kind === 'hand' || (!asking.peek() && asked.peek() === null)) return;
    stage.letGo.value = { ...now, spot, view: shown.peek().view };
  });
}

function dropOn(stage: Stage, { card }: Carriable, over: Over): void {
  const target = over.kind === 'target' ? targetsOf(stage).find(({ id }) => id === over.id) : undefined;
  if (over.kind === 'hand') arrange(stage, card, over.index);
  if (over.kind === 'table') tryCard(stage, card);
  if (target !== undefined) tryTarget(stage, target);
}
