import { beforeEach, expect, test } from 'vitest';
import { fakeElement, fakePage } from './testing/fake-element.ts';
import { renderHook } from './testing/render-hook.ts';
import { useFocusInside } from './use-focus-inside.ts';

function open(panel: HTMLElement) {
  return renderHook(() => useFocusInside({ current: panel }));
}

beforeEach(() => void fakePage());

test('a panel that closes leaves the focus in the panel that has opened meanwhile', () => {
  const [button, first, second] = [fakeElement(), fakeElement(), fakeElement()];
  button.focus();
  const opened = open(first);
  open(second);
  opened.unmount();
  expect(document.activeElement).toBe(second);
});
