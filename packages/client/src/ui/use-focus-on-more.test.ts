import { beforeEach, expect, test } from 'vitest';
import { fakeElement, fakePage } from './testing/fake-element.ts';
import { renderHook } from './testing/render-hook.ts';
import { useFocusOnMore } from './use-focus-on-more.ts';

let body: HTMLElement;

beforeEach(() => {
  body = fakePage();
});

function pressedMore() {
  const [button, shown, ...more] = [fakeElement(), fakeElement(), fakeElement(), fakeElement()];
  const children = [shown];
  let press = (): void => undefined;
  const { rerender } = renderHook(() => {
    press = useFocusOnMore({ current: { children } as unknown as HTMLElement });
  });
  button.focus();
  press();
  return {
    first: more[0],
    button,
    come() {
      children.push(...more);
      rerender();
    },
    rerender,
  };
}

test('the first of the new entries gets the focus if the button has gone with it', () => {
  const { first, come } = pressedMore();
  body.focus();
  come();
  expect(document.activeElement).toBe(first);
});

test('someone who has gone on to something else keeps the focus there', () => {
  const { come } = pressedMore();
  const field = fakeElement();
  field.focus();
  come();
  expect(document.activeElement).toBe(field);
});

test('entries that come later by themselves take no focus', () => {
  const { button, come, rerender } = pressedMore();
  come();
  button.focus();
  rerender();
  expect(document.activeElement).toBe(button);
});
