import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Opening takes the focus along, closing gives it back. */
export function useFocusInside(drawer: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    drawer.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);
}
