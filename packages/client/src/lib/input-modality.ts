import { signal } from '@preact/signals';

/** The time after a finger is lifted within which its tap becomes a click, in milliseconds. */
const CLICK_DELAY_MS = 300;

/** Listener options: run before the page's own handlers, and never block scrolling. */
const LISTENER_OPTIONS = { capture: true, passive: true };

let last: 'keys' | 'pointer' | null = null;

/** `true` while a press is under way. The element under a press must stay in place until the press ends. */
export const isPressing = signal(false);

export function followInputModality(): void {
  followPresses();
  addEventListener('pointerdown', () => (last = 'pointer'), LISTENER_OPTIONS);
  addEventListener('keydown', (event) => (last = isWriting(event) ? (last ?? 'pointer') : 'keys'), LISTENER_OPTIONS);
}

function followPresses(): void {
  let over: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(over);
    over = undefined;
    isPressing.value = true;
  };
  const end = () => {
    clearTimeout(over);
    over = setTimeout(() => (isPressing.value = false), CLICK_DELAY_MS);
  };
  addEventListener('pointerdown', begin, LISTENER_OPTIONS);
  for (const ending of ['pointerup', 'pointercancel'] as const) addEventListener(ending, end, LISTENER_OPTIONS);
  const endIfReleased = (event: PointerEvent) => isPressing.peek() && over === undefined && isReleased(event) && end();
  addEventListener('pointermove', endIfReleased, LISTENER_OPTIONS);
}

/**
 * Returns whether a moving mouse or pen no longer presses its primary button. The page is not always told when it is released, for
 * example while a context menu is open. A finger moves only while it presses.
 */
export function isReleased({ pointerType, buttons }: PointerEvent): boolean {
  return pointerType !== 'touch' && (buttons & 1) === 0;
}

/** Returns whether a press or a click opens the context menu although it has the primary button: Ctrl does that on Apple systems. */
export function opensContextMenu({ ctrlKey }: MouseEvent): boolean {
  return ctrlKey && navigator.userAgent.includes('Mac OS X');
}

/** Returns whether the key writes into a field. Phones have only such keys, so they are no sign of a keyboard. */
function isWriting({ target, key }: KeyboardEvent): boolean {
  return (
    key !== 'Tab' &&
    target instanceof Element &&
    target.matches('input:not([type=radio], [type=range], [type=checkbox]), textarea')
  );
}

/** Returns whether the player has pressed or touched anything since the page was loaded. */
export function isInputActive(): boolean {
  return last !== null;
}

/** Returns whether the device has a touch screen and no mouse that could hover. */
export function isTouchScreen(): boolean {
  return matchMedia('(hover: none)').matches;
}

export function isKeyboardInput(): boolean {
  return last === 'keys';
}
