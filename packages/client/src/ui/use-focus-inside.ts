import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Moves the focus into a panel as soon as it opens, before a key can miss it, and gives it back when the panel closes. */
export function useFocusInside(opened: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    opened.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
}
