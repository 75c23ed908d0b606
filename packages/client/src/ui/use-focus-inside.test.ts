import { beforeEach, expect, test } from 'vitest';
import { fakeElement, fakePage } from './testing/fake-element.ts';
import { renderHook } from './testing/render-hook.ts';
import { useFocusInside } from './use-focus-inside.ts';

function open(panel: HTMLElement) {
  return renderHook(() => useFocusInside({ current: panel }));
}

let body: HTMLElement;

beforeEach(() => {
  body = fakePage();
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
