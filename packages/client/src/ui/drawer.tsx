import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { IconButton } from './text-button.tsx';
import { useFocusInside } from './use-focus-inside.ts';

interface DrawerProps {
  readonly label: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Drawer({ label, close, onClose, class: more = '', children }: DrawerProps) {
  const drawer = useRef<HTMLElement>(null);
  useFocusInside(drawer);
  return (
    <aside
      ref={drawer}
      class={`drawer surface ${more}`}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div class="sheet-head row spread">
        <h2>{label}</h2>
        <IconButton class="glyph" icon="close" label={close} onClick={onClose} />
      </div>
      {children}
    </aside>
  );
}
