import { computed } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isReleased, opensContextMenu } from '../../lib/input-modality.ts';
import { RATIO } from '../layout/pose.ts';
import type { TableUiState } from '../state/table-ui-state.ts';
import { cancelDrag, dragTo, drop, dropZonesOf, startDrag } from './drag.ts';
import type { Draggable } from './drop-target.ts';

/** The distance, in CSS px, that a pointer must move before the pressed card is dragged: a finger is never quite still. */
export const DRAG_THRESHOLD_PX: Readonly<Record<string, number>> = { mouse: 5, pen: 8, touch: 12 };

/** The distance by which a card is dragged above a finger, so that it stays visible, as a share of its height. */
const ABOVE_FINGER = 0.35;

/**
 * Drags a card with the pointer that has pressed it, until the pointer is released. Escape puts the card back, and so does a change
 * of the hand that gives the card another place, or a release that the page was not told of.
 */
export function useDrag(ui: TableUiState, what: Draggable) {
  const dragged = useRef(false);
  const stop = useRef<() => void>(() => undefined);
  useLayoutEffect(() => () => stop.current(), [what.card.face, what.card.index]);
  return {
    onPointerDown(event: PointerEvent): void {
      stop.current();
      dragged.current = false;
      if (!event.isPrimary || event.button !== 0 || opensContextMenu(event)) return;
      stop.current = follow(ui, what, event, () => (dragged.current = true));
    },
    wasDragged({ detail }: MouseEvent): boolean {
      return detail !== 0 && dragged.current;
    },
  };
}

/** Follows a pointer until it is released, or until the returned function is called. */
function follow(ui: TableUiState, what: Draggable, start: PointerEvent, onDragStart: () => void): () => void {
  const { pointerId, pointerType, clientX, clientY, currentTarget } = start;
  const { spot } = what;
  const raised = pointerType === 'touch' ? spot.width * RATIO * ABOVE_FINGER : 0;
  const dropZones = computed(() => {
    const { hand, ...others } = dropZonesOf(ui, what);
    return { ...others, hand: hand.map((each) => ({ ...each, y: each.y - raised })) };
  });
  const done = new AbortController();
  let isDragging = false;
  const end = (then: (ui: TableUiState) => void): void => {
    done.abort();
    if (isDragging) then(ui);
    isDragging = false;
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    if (isReleased(event)) {
      end(cancelDrag);
      return;
    }
    const [x, y] = [event.clientX - clientX, event.clientY - clientY];
    if (!isDragging && Math.hypot(x, y) < (DRAG_THRESHOLD_PX[pointerType] ?? 0)) return;
    if (!isDragging) {
      isDragging = true;
      onDragStart();
      if (currentTarget instanceof Element) currentTarget.setPointerCapture(pointerId);
      startDrag(ui, what);
    }
    dragTo(ui, { ...spot, x: spot.x + x, y: spot.y + y - raised, turn: 0 }, dropZones.value);
  };
  const on = { signal: done.signal };
  addEventListener('pointermove', move, on);
  addEventListener('pointerup', (event) => event.pointerId === pointerId && end(drop), on);
  addEventListener('pointercancel', (event) => event.pointerId === pointerId && end(cancelDrag), on);
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(cancelDrag), on);
  return () => end(cancelDrag);
}
