import { isKeyboardInput } from '../../lib/input-modality.ts';

/** The elements that may take a lost focus, best first; the selectors are those of the parts of the table. */
const FOCUS_TARGETS = [
  '.hand button:not([aria-disabled="true"])',
  '.decision :is(input, select, button):not(:disabled)',
  '.target:not([aria-disabled="true"])',
  '.hand button[tabindex="0"]',
];

export function keepFocus(table: HTMLElement): () => void {
  let last = document.activeElement;
  const note = (): void => {
    if (document.activeElement !== document.body) last = document.activeElement;
  };
  let due = 0;
  /** The next frame computes the layout in any case; setting the focus now would force a second one. */
  const moveFocusSoon = (): void => {
    due ||= requestAnimationFrame(() => {
      due = 0;
      if (isFocusIdle(table)) moveFocus(table);
    });
  };
  const keep = (): void => {
    const isLost = document.activeElement === document.body && last !== null && !last.isConnected;
    if (isLost) moveFocus(table);
    else if (isFocusIdle(table)) moveFocusSoon();
  };
  const observer = new MutationObserver(keep);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-disabled', 'open'] });
  document.addEventListener('focusin', note);
  keep();
  return () => {
    cancelAnimationFrame(due);
    observer.disconnect();
    document.removeEventListener('focusin', note);
  };
}

function isFocusIdle(table: HTMLElement): boolean {
  const at = document.activeElement;
  return at === table || (at !== null && at === table.closest('main'));
}

function moveFocus(table: HTMLElement): void {
  for (const way of FOCUS_TARGETS) {
    const found = table.querySelector<HTMLElement>(way);
    if (found === null) continue;
    found.focus({ preventScroll: true });
    return;
  }
  table.focus({ preventScroll: true });
}

/**
 * Returns whether the player's keys brought the focus here. The focus may also follow a finger or a mouse, or be set by the
 * table before any input.
 */
export function isSought({ currentTarget }: { readonly currentTarget: Element }): boolean {
  return isKeyboardInput() && currentTarget.matches(':focus-visible');
}
