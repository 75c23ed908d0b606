import { computed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Carriable } from '../carried.ts';
import { carryTo, groundsOf, letGo, putBack, takeUp } from '../carry.ts';
import { RATIO } from '../geometry/pose.ts';
import type { Stage } from '../stage.ts';

/** The distance, in CSS px, that a pointer must move before the pressed card is carried: a finger is never quite still. */
const SLACK: Readonly<Record<string, number>> = { mouse: 5, pen: 8, touch: 12 };

/** The distance by which a card is carried above a finger, so that it stays visible, as a share of its height. */
const ABOVE_FINGER = 0.35;

/** Carries a card with the pointer that has pressed it, until the pointer is released; Escape puts the card back. */
export function useCarry(stage: Stage, what: Carriable) {
  const carried = useRef(false);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  return {
    onPointerDown(event: PointerEvent): void {
      stop.current();
      carried.current = false;
      if (!event.isPrimary || event.button !== 0) return;
      stop.current = follow(stage, what, { start: event, onTakeUp: () => (carried.current = true) });
    },
    /** Returns whether a click only ended a carry. */
    wasCarried({ detail }: MouseEvent): boolean {
      return detail !== 0 && carried.current;
    },
  };
}

interface CarryStart {
  /** The press that starts the carry. */
  readonly start: PointerEvent;
  onTakeUp(): void;
}

/** Follows a pointer until it is released, or until the returned function is called. */
function follow(stage: Stage, what: Carriable, { start, onTakeUp }: CarryStart): () => void {
  const { pointerId, pointerType, clientX, clientY, currentTarget } = start;
  const { spot } = what;
  const raised = pointerType === 'touch' ? spot.width * RATIO * ABOVE_FINGER : 0;
  const grounds = computed(() => {
    const { hand, ...others } = groundsOf(stage, what);
    return { ...others, hand: hand.map((each) => ({ ...each, y: each.y - raised })) };
  });
  const done = new AbortController();
  let taken = false;
  const end = (then: (stage: Stage) => void): void => {
    done.abort();
    if (taken) then(stage);
    taken = false;
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    const [x, y] = [event.clientX - clientX, event.clientY - clientY];
    if (!taken && Math.hypot(x, y) < (SLACK[pointerType] ?? 0)) return;
    if (!taken) {
      taken = true;
      onTakeUp();
      if (currentTarget instanceof Element) currentTarget.setPointerCapture(pointerId);
      takeUp(stage, what);
    }
    carryTo(stage, { ...spot, x: spot.x + x, y: spot.y + y - raised, turn: 0 }, grounds.value);
  };
  const on = { signal: done.signal };
  addEventListener('pointermove', move, on);
  addEventListener('pointerup', (event) => event.pointerId === pointerId && end(letGo), on);
  addEventListener('pointercancel', (event) => event.pointerId === pointerId && end(putBack), on);
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(putBack), on);
  return () => end(putBack);
}
