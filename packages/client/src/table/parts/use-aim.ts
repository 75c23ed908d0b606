import { useRef } from 'preact/hooks';
import type { Target } from '../staging.ts';
import type { TableState } from '../table-state.ts';

/** From here on a finger that rests on a target only looks. */
const LOOK = 450;

/** How a target is considered before it is pressed: a mouse hovers, a finger rests on it or, where it looks first, taps it once. */
export function useAim({ id, looksFirst = false }: Target, { aimed }: TableState) {
  const finger = useRef<{ readonly at: number; readonly first: boolean } | null>(null);
  const aim = (): void => {
    aimed.value = id;
  };
  const leave = (): void => {
    if (aimed.peek() === id) aimed.value = null;
  };
  return {
    aim,
    handlers: {
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType !== 'touch') aim();
      },
      onPointerDown({ pointerType }: PointerEvent) {
        finger.current = pointerType === 'touch' ? { at: performance.now(), first: aimed.peek() !== id } : null;
        aim();
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        if (pointerType !== 'touch' || !looksFirst) leave();
      },
      onPointerCancel: leave,
      onContextMenu(event: Event) {
        if (finger.current !== null) event.preventDefault();
      },
    },
    /** Whether a click was only a look. */
    onlyLooked({ detail }: MouseEvent): boolean {
      if (detail === 0 || finger.current === null) return false;
      const only = looksFirst ? finger.current.first : performance.now() - finger.current.at > LOOK;
      if (!only) leave();
      return only;
    },
  };
}
