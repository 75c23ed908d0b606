import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keeps the focus inside an element whose controls change: if the control with the focus goes away, the first control that is left gets
 * it, or `outside` if none is left. A control that has only moved, and lost the focus on the way, gets it back.
 */
export function useFocusOnLoss(place: RefObject<HTMLElement | null>, outside?: RefObject<HTMLElement | null>): void {
  const before = useRef<HTMLElement | null>(null);
  before.current = focusedIn(place.current);
  useLayoutEffect(() => {
    const was = before.current;
    if (was === null || document.activeElement !== document.body) return;
    if (was.isConnected) was.focus();
    else (place.current?.querySelector<HTMLElement>('button') ?? outside?.current)?.focus();
  });
}

function focusedIn(place: HTMLElement | null): HTMLElement | null {
  if (place === null) return null; // It is not shown yet, or the page is rendered without a browser.
  const focused = document.activeElement;
  return focused instanceof HTMLElement && place.contains(focused) ? focused : null;
}
