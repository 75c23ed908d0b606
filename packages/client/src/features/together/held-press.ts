import { isReleased, opensContextMenu } from '../../lib/input-modality.ts';
import { DRAG_THRESHOLD_PX } from '../../table/input/use-drag.ts';

const HOLD_DELAY_MS = 400;

/** The controls over the felt besides its cards and places. */
const CONTROLS = ':is(button, input):not(.hand-card, .target), .side-panel, .question';

/**
 * Calls back wherever a press is that is held on the felt, and with `null` when it ends. Such a press plays and
 * drags no card.
 */
export function followHeldPress(felt: HTMLElement, onHold: (press: PointerEvent | null) => void): () => void {
  const closing = new AbortController();
  const capture = { capture: true, signal: closing.signal };
  let press: PointerEvent | null = null;
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(timer);
    if (press !== null && isHeld) onHold(null);
    press = null;
  };
  const begin = (event: PointerEvent): void => {
    end();
    isHeld = false;
    const isOnControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
    if (!event.isPrimary || event.button !== 0 || opensContextMenu(event) || isOnControl) return;
    press = event;
    timer = setTimeout(() => {
      isHeld = true;
      onHold(event);
    }, HOLD_DELAY_MS);
  };
  const move = (event: PointerEvent): void => {
    if (press === null || event.pointerId !== press.pointerId) return;
    const distance = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
    const still = (DRAG_THRESHOLD_PX[event.pointerType] ?? 1) - 1; // What moves further drags a card instead.
    if (isReleased(event) || (!isHeld && distance > still)) end();
    else if (isHeld) {
      event.stopPropagation();
      onHold(event);
    }
  };
  felt.addEventListener('pointerdown', begin, capture);
  addEventListener('pointermove', move, capture);
  for (const ending of ['pointerup', 'pointercancel'] as const) addEventListener(ending, end, capture);
  felt.addEventListener('contextmenu', (event) => press !== null && event.preventDefault(), capture);
  felt.addEventListener('click', (event) => event.detail > 0 && isHeld && event.stopPropagation(), capture);
  closing.signal.addEventListener('abort', end);
  return () => closing.abort();
}
