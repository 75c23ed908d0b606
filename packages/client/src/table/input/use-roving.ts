import { useSignal } from '@preact/signals';
import type { RefObject, TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Box, middle } from '../layout/pose.ts';

type KeyNavigation = (key: string, from: number, count: number) => number | null;

/**
 * Makes a list of buttons a single tab stop. Arrow keys, Home and End move between buttons, and Escape cancels. The focus follows its
 * button; if the button is removed, its neighbour gets the focus.
 */
export function useRoving(list: RefObject<HTMLElement | null>, count: number, cancel: () => void, way: KeyNavigation = inLine) {
  const at = useSignal(0);
  /** The focused button of the list, as long as the focus has not moved elsewhere. */
  const focused = useRef<HTMLButtonElement | null>(null);
  const current = Math.min(at.value, count - 1);
  const buttons = (): readonly HTMLButtonElement[] => [...(list.current?.querySelectorAll('button') ?? [])];
  const focus = (index: number): void => {
    at.value = index;
    buttons()[index]?.focus();
  };
  useLayoutEffect(() => {
    if (focused.current === null) return;
    const index = buttons().indexOf(focused.current);
    if (index >= 0) at.value = index;
    if (document.activeElement === document.body) focus(index >= 0 ? index : current);
  });
  return {
    /** The button that the tab key reaches. */
    current,
    stand(index: number): void {
      at.value = index;
    },
    onFocusIn({ target }: FocusEvent): void {
      if (target instanceof HTMLButtonElement) focused.current = target;
    },
    onFocusOut({ relatedTarget }: FocusEvent): void {
      if (relatedTarget !== null) focused.current = null;
    },
    onKeyDown(event: TargetedKeyboardEvent<HTMLElement>): void {
      if (event.key === 'Escape') cancel();
      const to = way(event.key, current, count);
      if (to === null) return;
      event.preventDefault();
      focus(to);
    },
  };
}

function inLine(key: string, from: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const [right, down] = ARROWS[key] ?? NO_ARROW;
  return right === down ? null : Math.max(0, Math.min(count - 1, from + right + down));
}

/** Arrow keys lead to the nearest button in their direction, for buttons that are not in a row. */
export function nearest(boxes: readonly Box[]): KeyNavigation {
  return (key, from, count) => {
    const [right, down] = ARROWS[key] ?? NO_ARROW;
    if (right === down) return inLine(key, from, count);
    const start = boxes[from];
    if (start === undefined) return null;
    let found: { readonly index: number; readonly far: number } | null = null;
    for (const [index, box] of boxes.entries()) {
      const x = middle(box).x - middle(start).x;
      const y = middle(box).y - middle(start).y;
      const along = x * right + y * down;
      const aside = Math.abs(x * down) + Math.abs(y * right);
      const far = along + 2 * aside;
      if (along > 1 && along >= aside / 2 && (found === null || far < found.far)) found = { index, far };
    }
    return found?.index ?? from;
  };
}

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
const NO_ARROW = [0, 0] as const;
