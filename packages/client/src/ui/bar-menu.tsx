import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { BarButton } from './bar-button.tsx';
import { useWindowEvent } from './use-window-event.ts';

/** The secondary buttons of a bar: in its row if there is room, and behind one button on a phone. */
export function BarMenu({ children }: { readonly children: ComponentChildren }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  // The menu closes before the pressed button opens something, which then returns the focus to the menu's button.
  const close = ({ target }: Event): void => {
    const pressed = target instanceof Element ? target.closest('.bar-button') : null;
    if (pressed !== null && !pressed.hasAttribute('aria-pressed')) menu.current?.hidePopover();
  };
  useWindowEvent('resize', () => {
    // Where the buttons stand in the row of the bar, there is no menu.
    const open = menu.current;
    if (open?.matches(':popover-open') && open.nextElementSibling?.checkVisibility() === false) open.hidePopover();
  });
  return (
    <>
      <div ref={menu} id={id} popover="auto" class="bar-menu menu" onClickCapture={close}>
        {children}
      </div>
      <BarButton icon="more" label={t.value.more} kind="bar-menu-button" opens={id} />
    </>
  );
}
