import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** What opens takes the focus along at once, before a key can miss it, and gives it back when it closes. */
export function useFocusInside(opened: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    opened.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
}
