import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { BarButton } from './bar-button.tsx';

/** Milliseconds for which a mouse points at the button before the menu opens, or away from both before it closes. */
const OPENING_DELAY_MS = 120;
const CLOSING_DELAY_MS = 400;

interface BarMenuProps {
  /** The buttons in groups; a group may be empty. */
  readonly groups: readonly ComponentChildren[];
}

export function BarMenu({ groups }: BarMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const hover = useHover(menu);
  // The menu closes before the pressed button opens something, which then returns the focus to the menu's button.
  const close = ({ target }: Event): void => {
    const pressed = target instanceof Element ? target.closest('.bar-button') : null;
    if (pressed !== null && !pressed.hasAttribute('aria-pressed')) menu.current?.hidePopover();
  };
  return (
    <>
      <BarButton icon="menu" label={t.value.menu} kind="bar-menu-button" opens={id} {...hover.button} />
      <div ref={menu} id={id} popover="auto" class="bar-menu menu" onClickCapture={close} {...hover.menu}>
        {groups.map((group, index) => (
          <div key={index} class="menu-group">
            {group}
          </div>
        ))}
      </div>
    </>
  );
}

/** Opens the menu under a resting mouse, so that a single press chooses. A press on its button keeps it open. */
function useHover(menu: RefObject<HTMLElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isKept = useRef(true);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const after = (delay: number, act: () => void): void => {
    stop();
    timer.current = setTimeout(act, delay);
  };
  const isOpen = () => menu.current?.matches(':popover-open') === true;
  const open = (): void => {
    if (isOpen()) return;
    isKept.current = false;
    menu.current?.showPopover();
  };
  const close = (): void => {
    if (!isKept.current && !menu.current?.matches(':focus-within')) menu.current?.hidePopover();
  };
  const point = ({ pointerType, buttons }: PointerEvent): void => {
    if (pointerType === 'mouse' && buttons === 0) after(OPENING_DELAY_MS, open);
  };
  const press = (event: Event): void => {
    stop();
    if (isOpen() && !isKept.current) event.preventDefault();
    isKept.current = true;
  };
  const leave = () => after(CLOSING_DELAY_MS, close);
  return {
    button: { onPointerEnter: point, onPointerLeave: leave, onPress: press },
    menu: { onPointerEnter: stop, onPointerLeave: leave },
  };
}
