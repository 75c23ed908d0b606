import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** What opens takes the focus along, and gives it back when it closes. */
export function useFocusInside(opened: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement;
    opened.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
}
