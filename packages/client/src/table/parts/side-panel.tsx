import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { placed } from '../geometry/placed.ts';
import type { Box } from '../geometry/spot.ts';
import { tableWords } from '../words.ts';

interface Props {
  readonly title: string;
  /** Of the button that opens it. */
  readonly box: Box;
  /** The path of the sign on the button. */
  readonly sign: string;
  readonly children: ComponentChildren;
}

/** A panel over the edge of the table, closed until somebody wants to know; the game goes on beside it. */
export function SidePanel({ title, box, sign, children }: Props) {
  const open = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    open.value = false;
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class="side-button"
        aria-expanded={open.value}
        aria-label={title}
        title={title}
        style={placed(box)}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={sign} />
        </svg>
      </button>
      {open.value && (
        <section
          class="side-panel"
          aria-label={title}
          onKeyDown={({ key }) => {
            if (key === 'Escape') close();
          }}
        >
          <header>
            <h2>{title}</h2>
            <button type="button" class="side-close" onClick={close}>
              {tableWords.value.close}
            </button>
          </header>
          {children}
        </section>
      )}
    </>
  );
}
