import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Lets a button show more entries of a list without losing the focus: when they come, the first control of the first of them gets it,
 * unless the focus has moved on to something else. Returns a function that the button calls before it shows more.
 */
export function useFocusOnMore(list: RefObject<HTMLElement | null>): () => void {
  const asked = useRef<{ readonly button: Element | null; readonly entries: number } | null>(null);
  useLayoutEffect(() => {
    if (asked.current === null) return;
    const { button, entries } = asked.current;
    const first = list.current?.children[entries];
    if (first === undefined) return;
    asked.current = null;
    const focused = document.activeElement;
    if (focused === button || focused === document.body) first.querySelector<HTMLElement>('a, button, summary')?.focus();
  });
  return () => {
    asked.current = { button: document.activeElement, entries: list.current?.children.length ?? 0 };
  };
}
