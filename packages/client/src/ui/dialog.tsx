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
  const onBackdrop = (event: MouseEvent) => event.target === ref.current && onClose();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog ref={ref} class={`surface ${kind}`} aria-labelledby={heading} onClose={onClose} onClick={onBackdrop}>
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
