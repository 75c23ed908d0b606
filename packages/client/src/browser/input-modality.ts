import { signal } from '@preact/signals';

/** Milliseconds after a finger is lifted by which its tap has become a click. */
const CLICKED = 300;

/** Whatever the page itself makes of it, and without holding it up. */
const FIRST = { capture: true, passive: true };

let last: 'keys' | 'pointer' | null = null;

/** Whether a press is under way: what it was meant for has to stay under it until it is over, or something else is pressed, or nothing. */
export const isPressing = signal(false);

/** Notes with what somebody uses the page, and when. */
export function followInputModality(): void {
  followPresses();
  addEventListener('pointerdown', () => (last = 'pointer'), FIRST);
  addEventListener('keydown', (event) => (last = isWriting(event) ? (last ?? 'pointer') : 'keys'), FIRST);
}

function followPresses(): void {
  let over: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(over);
    isPressing.value = true;
  };
  const end = () => {
    clearTimeout(over);
    over = setTimeout(() => (isPressing.value = false), CLICKED);
  };
  addEventListener('pointerdown', begin, FIRST);
  for (const ending of ['pointerup', 'pointercancel'] as const) addEventListener(ending, end, FIRST);
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
export function isInputActive(): boolean {
  return last !== null;
}

/** Whether keys were used last, and no finger or mouse. */
export function isKeyboardInput(): boolean {
  return last === 'keys';
}
