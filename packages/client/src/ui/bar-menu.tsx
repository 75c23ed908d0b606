import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { BarButton } from './bar-button.tsx';

/** The menu of a bar. Its children are groups with buttons; a group may be empty. */
export function BarMenu({ children }: { readonly children: ComponentChildren }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  // The menu closes before the pressed button opens something, which then returns the focus to the menu's button.
  const close = ({ target }: Event): void => {
    const pressed = target instanceof Element ? target.closest('.bar-button') : null;
    if (pressed !== null && !pressed.hasAttribute('aria-pressed')) menu.current?.hidePopover();
  };
  return (
    <>
      <BarButton icon="menu" label={t.value.menu} kind="bar-menu-button" opens={id} />
      <div ref={menu} id={id} popover="auto" class="bar-menu menu" onClickCapture={close}>
        {children}
      </div>
    </>
  );
}

export function MenuGroup({ children }: { readonly children: ComponentChildren }) {
  return <div class="menu-group">{children}</div>;
}
