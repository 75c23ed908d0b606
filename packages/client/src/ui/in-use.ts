let last: 'keys' | 'pointer' | null = null;

/** Notes with what somebody uses the page. */
export function noteUse(): void {
  addEventListener('pointerdown', () => (last = 'pointer'), { capture: true, passive: true });
  addEventListener('keydown', (event) => (last = isWriting(event) ? (last ?? 'pointer') : 'keys'), {
    capture: true,
    passive: true,
  });
}

/** A phone has keys for writing, and no others. */
function isWriting({ target, key }: KeyboardEvent): boolean {
  return (
    key !== 'Tab' &&
    target instanceof Element &&
    target.matches('input:not([type=radio], [type=range], [type=checkbox]), textarea')
  );
}

/** Whether anybody has pressed or touched anything since the page was loaded. */
export function isInUse(): boolean {
  return last !== null;
}

/** Whether keys were used last, and no finger or mouse. */
export function isByKeys(): boolean {
  return last === 'keys';
}
