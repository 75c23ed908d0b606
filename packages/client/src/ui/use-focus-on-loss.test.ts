import { beforeEach, expect, test } from 'vitest';
import { fakeElement, fakePage } from './testing/fake-element.ts';
import { renderHook } from './testing/render-hook.ts';
import { useFocusOnLoss } from './use-focus-on-loss.ts';

let body: HTMLElement;

beforeEach(() => {
  body = fakePage();
});

function place(outside?: HTMLElement) {
  const [first, pressed] = [fakeElement(), fakeElement()];
  const current = {
    contains: (other: unknown) => [first, pressed].includes(other as never),
    querySelector: () => (first.isConnected ? first : null),
  };
  const { rerender } = renderHook(() =>
    useFocusOnLoss({ current: current as unknown as HTMLElement }, { current: outside ?? null }),
  );
  pressed.focus();
  const change = (happens: () => void) => {
    current.contains = (other) => {
      const isInside = [first, pressed].includes(other as never);
      happens();
      return isInside;
    };
    rerender();
  };
  return { first, pressed, change };
}

test('with no control left, the focus goes back to where it came from', () => {
  const outside = fakeElement();
  const { first, pressed, change } = place(outside);
  change(() => {
    first.isConnected = false;
    pressed.isConnected = false;
    body.focus();
  });
  expect(document.activeElement).toBe(outside);
});

test('a control that was moved gets the focus back', () => {
  const { pressed, change } = place();
  change(() => body.focus());
  expect(document.activeElement).toBe(pressed);
});

test('a focus that has moved on stays where it is', () => {
  const { pressed, change } = place();
  const elsewhere = fakeElement();
  change(() => {
    pressed.isConnected = false;
    elsewhere.focus();
  });
  expect(document.activeElement).toBe(elsewhere);
});
