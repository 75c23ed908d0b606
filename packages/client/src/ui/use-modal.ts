import { signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** The open dialogs, the top one last. Nothing below the top one can be pressed, or is read aloud. */
const openDialogs = signal<readonly RefObject<HTMLDialogElement | null>[]>([]);

export function isPageOnTop(): boolean {
  return openDialogs.value.length === 0;
}

export function isDialogOverDialog(): boolean {
  return openDialogs.value.length > 1;
}

/** Opens a modal dialog and closes it, at once. Returns true while no other dialog is above it. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, isOpen: boolean): boolean {
  // The dialog closes at once: its focused element goes away with it, and the browser gives the focus back as it closes.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || dialog === null) return undefined;
    dialog.showModal();
    dialog.scrollTop = 0; // A dialog opens at its top, wherever its focused button is.
    openDialogs.value = [...openDialogs.peek(), ref];
    return () => {
      dialog.close();
      openDialogs.value = openDialogs.peek().filter((each) => each !== ref);
    };
  }, [isOpen]);
  return openDialogs.value.at(-1) === ref;
}
