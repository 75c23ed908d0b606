import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Icon } from './icon.tsx';
import { NoticeBar } from './notices.tsx';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** The ids of the open dialogs, the top one last. Nothing below the top one can be pressed, or is read aloud. */
const openDialogs = signal<readonly string[]>([]);

/** The notices of the page. While a dialog is open, they are in the top one. */
export function PageNotices() {
  return openDialogs.value.length === 0 ? <NoticeBar /> : null;
}

/**
 * A modal sheet of paper, with the notices of the page. The browser keeps the focus inside, closes it on Escape and gives the focus
 * back.
 */
export function Dialog({ title, open, onClose, class: kind = '', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // The dialog closes at once: its focused element goes away with it, and the browser gives the focus back as it closes.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) {
      dialog.showModal();
      dialog.scrollTop = 0; // A dialog opens at its top, wherever its focused button is.
    }
    if (!open && dialog?.open) dialog.close();
    if (!open) return undefined;
    openDialogs.value = [...openDialogs.peek(), heading];
    return () => {
      openDialogs.value = openDialogs.peek().filter((each) => each !== heading);
    };
  }, [open]);
  const backdrop = useBackdropPress(onClose);
  return (
    <dialog ref={ref} class={`surface ${kind}`} aria-labelledby={heading} onClose={onClose} {...backdrop}>
      <div class="sheet">
        <div class="sheet-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="glyph" aria-label={t.value.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {open && children}
      </div>
      {openDialogs.value.at(-1) === heading && <NoticeBar />}
    </dialog>
  );
}

/** Calls back when the backdrop of a dialog is pressed, but not when a press that began inside ends there: it selects text. */
export function useBackdropPress(onPress: () => void) {
  const beganThere = useRef(false);
  const isThere = ({ target, currentTarget }: Event): boolean => target === currentTarget;
  return {
    onPointerDown(event: Event): void {
      beganThere.current = isThere(event);
    },
    onClick(event: Event): void {
      if (beganThere.current && isThere(event)) onPress();
    },
  };
}
