import { placeTip, tipOf } from './tip.ts';

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
