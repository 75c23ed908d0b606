import { beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from './testing/render-hook.ts';
import { useFocusInside } from './use-focus-inside.ts';

/** An element that can have the focus of the page, and that contains nothing but itself. */
class FakeElement {
  focus(): void {
    vi.stubGlobal('document', { ...document, activeElement: this });
  }
  contains(other: unknown): boolean {
    return other === this;
  }
}

function fakeElement(): HTMLElement {
  return new FakeElement() as unknown as HTMLElement;
}

function open(panel: HTMLElement) {
  return renderHook(() => useFocusInside({ current: panel }));
}

const body = fakeElement();

beforeEach(() => {
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('document', { body, activeElement: body });
});

test('a panel has the focus while it is open, and gives it back when it closes', () => {
  const [button, panel] = [fakeElement(), fakeElement()];
  button.focus();
  const opened = open(panel);
  expect(document.activeElement).toBe(panel);
  opened.unmount();
  expect(document.activeElement).toBe(button);
});

test('a panel that closes gives the focus back if nothing has it', () => {
  const [button, panel] = [fakeElement(), fakeElement()];
  button.focus();
  const opened = open(panel);
  body.focus();
  opened.unmount();
  expect(document.activeElement).toBe(button);
});

test('a panel that closes leaves the focus in the panel that has opened meanwhile', () => {
  const [button, first, second] = [fakeElement(), fakeElement(), fakeElement()];
  button.focus();
  const opened = open(first);
  open(second);
  opened.unmount();
  expect(document.activeElement).toBe(second);
});
