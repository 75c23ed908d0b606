import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { firstTexts as t } from '../i18n/first.ts';
import { NoticeBar } from './notices.tsx';
import { IconButton } from './text-button.tsx';
import { useModal } from './use-modal.ts';

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
  const isOnTop = useModal(ref, open);
  const backdrop = useBackdropPress(onClose);
  return (
    <dialog ref={ref} class={`surface ${kind}`} aria-labelledby={heading} onClose={onClose} {...backdrop}>
      <div class="sheet">
        <div class="sheet-head row spread">
          <h2 id={heading}>{title}</h2>
          <IconButton class="glyph" icon="close" label={t.value.close} onClick={onClose} />
        </div>
        {open && children}
      </div>
      <NoticeBar isOnTop={isOnTop} />
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
