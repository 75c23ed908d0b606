import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A modal sheet of paper. The browser keeps the focus inside, closes it on Escape and gives the focus back. */
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
