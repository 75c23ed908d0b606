import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Moves the focus into a panel as soon as it opens, before a key can miss it. When the panel closes, it gives the focus back, unless
 * the focus has moved on to something else, such as another panel.
 */
export function useFocusInside(opened: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const panel = opened.current;
    panel?.focus();
    return () => {
      const focused = document.activeElement;
      const hasMovedOn = focused !== null && focused !== document.body && panel?.contains(focused) !== true;
      if (opener instanceof HTMLElement && !hasMovedOn) opener.focus();
    };
  }, []);
}
