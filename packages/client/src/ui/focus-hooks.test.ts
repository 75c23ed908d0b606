import { beforeEach, expect, test } from 'vitest';
import { fakeElement, fakePage } from './testing/fake-element.ts';
import { renderHook } from './testing/render-hook.ts';
import { useFocusInside } from './use-focus-inside.ts';
import { useFocusOnLoss } from './use-focus-on-loss.ts';
import { useFocusOnMore } from './use-focus-on-more.ts';

// The usual ways of the focus are looked at in a browser; here are those that no journey there takes.

let body: HTMLElement;

beforeEach(() => {
  body = fakePage();
});

test('a panel that closes leaves the focus in the panel that has opened meanwhile', () => {
  const [button, first, second] = [fakeElement(), fakeElement(), fakeElement()];
  const open = (panel: HTMLElement) => renderHook(() => useFocusInside({ current: panel }));
  button.focus();
  const opened = open(first);
  open(second);
  opened.unmount();
  expect(document.activeElement).toBe(second);
});

test.each([
  ['a control that was moved gets the focus back', true, 'body', 'pressed'],
  ['a focus that has moved on stays where it is', false, 'elsewhere', 'elsewhere'],
  ['with no control left, the focus goes back to where it came from', false, 'body', 'outside'],
] as const)('%s', (_, isConnected, moved, focused) => {
  const elements = { body, pressed: fakeElement(), elsewhere: fakeElement(), outside: fakeElement() };
  const { pressed, outside } = elements;
  let change = (): void => undefined;
  const contains = (other: unknown): boolean => {
    change();
    return other === pressed;
  };
  const place = { contains, querySelector: () => null } as unknown as HTMLElement;
  const { rerender } = renderHook(() => useFocusOnLoss({ current: place }, { current: outside }));
  pressed.focus();
  change = () => {
    pressed.isConnected = isConnected;
    elements[moved].focus();
  };
  rerender();
  expect(document.activeElement).toBe(elements[focused]);
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
