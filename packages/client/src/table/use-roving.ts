import { useSignal } from '@preact/signals';
import type { RefObject, TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** One stop of the tab key in a list of buttons. */
export interface Roving {
  /** The button that the tab key reaches. */
  readonly current: number;
  stand(index: number): void;
  readonly onFocusIn: () => void;
  readonly onFocusOut: (event: FocusEvent) => void;
  readonly onKeyDown: (event: TargetedKeyboardEvent<HTMLElement>) => void;
}

/** Arrows, Home and End go from button to button; where the one with the focus goes away, its neighbour takes over. */
export function useRoving(list: RefObject<HTMLElement | null>, count: number): Roving {
  const at = useSignal(0);
  const focused = useRef(false);
  const current = Math.min(at.value, count - 1);
  const focus = (index: number): void => {
    at.value = index;
    list.current?.querySelectorAll('button')[index]?.focus();
  };
  useLayoutEffect(() => {
    if (focused.current && document.activeElement === document.body) focus(current);
  });
  return {
    current,
    stand(index) {
      at.value = index;
    },
    onFocusIn() {
      focused.current = true;
    },
    onFocusOut({ relatedTarget }) {
      if (relatedTarget !== null) focused.current = false;
    },
    onKeyDown(event) {
      const to = target(event.key, current, count);
      if (to === null) return;
      event.preventDefault();
      focus(to);
    },
  };
}

function target(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(count - 1, from + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, from - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
