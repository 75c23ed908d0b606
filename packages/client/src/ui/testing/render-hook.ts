import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { vi } from 'vitest';

/** A component that runs one hook and shows nothing, so it needs no DOM. */
export interface RenderedHook {
  rerender(): void;
  unmount(): void;
}

export function renderHook(hook: () => void): RenderedHook {
  vi.stubGlobal('document', globalThis.document ?? {});
  const host = { childNodes: [], firstChild: null } as unknown as Element;
  const Host = (): null => {
    hook();
    return null;
  };
  const show = (component: ReturnType<typeof h> | null) => void act(() => render(component, host));
  show(h(Host, {}));
  return { rerender: () => show(h(Host, {})), unmount: () => show(null) };
}
