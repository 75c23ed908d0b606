/** Milliseconds for which a pointer rests on a control before its tooltip shows. Keyboard users see it at once. */
const HOVER_DELAY_MS = 500;

const CONTROLS = ':is(button, a, summary):is([data-tip], :has(svg))';

export function followTips(): void {
  const tip = document.createElement('div');
  tip.className = 'tip';
  tip.popover = 'manual'; // A popover is in the top layer, so that it is not below an open dialog.
  tip.ariaHidden = 'true'; // A screen reader has read the name already.
  document.body.append(tip);
  let at: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = (): void => {
    clearTimeout(timer);
    tip.hidePopover();
  };
  const turnTo = (control: Element | null, delay: number): void => {
    if (control === at) return;
    at = control;
    hide();
    if (control !== null) timer = setTimeout(() => show(tip, control), delay);
  };

  addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch') turnTo(controlAt(target), HOVER_DELAY_MS);
  });
  addEventListener('focusin', ({ target }) => {
    const control = controlAt(target);
    if (control?.matches(':focus-visible')) turnTo(control, 0);
  });
  addEventListener('focusout', () => turnTo(null, 0));
  addEventListener('pointerdown', hide, { capture: true, passive: true });
  addEventListener('scroll', hide, { capture: true, passive: true });
  addEventListener('resize', hide);
  addEventListener('keydown', hide, { capture: true, passive: true });
}

function controlAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(CONTROLS) : null;
}

function show(tip: HTMLElement, control: Element): void {
  if (!(control instanceof HTMLElement) || !control.isConnected) return;
  // biome-ignore lint/performance/useDomNodeTextContent: words that a phone or a narrow bar does not show do not count.
  const said = tipOf({ label: control.ariaLabel, tip: control.dataset.tip, shown: control.innerText });
  if (said === null) return;
  tip.textContent = said;
  tip.showPopover();
  const bar = control.closest('.bar')?.getBoundingClientRect();
  const isBeside = bar !== undefined && bar.height > bar.width;
  const screen = { width: innerWidth, height: innerHeight };
  const { x, y } = placeTip(control.getBoundingClientRect(), tip.getBoundingClientRect(), screen, isBeside);
  tip.style.translate = `${x}px ${y}px`;
}

interface Control {
  readonly label: string | null;
  /** The text of the tooltip instead of the name, or in addition to visible words. */
  readonly tip: string | undefined;
  readonly shown: string;
}

/** Returns the text of a control's tooltip; `null` if its words are visible anyway. */
export function tipOf({ label, tip, shown }: Control): string | null {
  if (tip !== undefined && tip !== '') return tip;
  const isWorded = /\p{L}/u.test(shown);
  return isWorded || label === null || label === '' ? null : label;
}

type Size = Pick<DOMRect, 'width' | 'height'>;

const GAP_PX = 6;

/**
 * Returns the position of a tooltip: below its control, or above if there is no room below; beside it if the next controls are
 * below.
 */
export function placeTip(
  control: Size & Pick<DOMRect, 'x' | 'y'>,
  tip: Size,
  screen: Size,
  isBeside: boolean,
): { readonly x: number; readonly y: number } {
  const right = control.x + control.width + GAP_PX;
  const below = control.y + control.height + GAP_PX;
  const fitsBelow = below + tip.height + GAP_PX <= screen.height;
  const x = isBeside ? right : control.x + (control.width - tip.width) / 2;
  const y = isBeside ? control.y + (control.height - tip.height) / 2 : fitsBelow ? below : control.y - tip.height - GAP_PX;
  return { x: within(x, tip.width, screen.width), y: within(y, tip.height, screen.height) };
}

function within(start: number, length: number, all: number): number {
  return Math.max(GAP_PX, Math.min(start, all - length - GAP_PX));
}
