import type { VNode } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoticeBar, notice, showNotice } from './notices.tsx';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  notice.value = null;
});

/** Returns the key by which the page distinguishes the shown notice from the one before. */
function keyOfSaid(): unknown {
  const { children } = NoticeBar({ isOnTop: true }).props as { readonly children: readonly (VNode | null)[] };
  return children[1]?.key;
}

test('a notice that is shown again is new to a screen reader; one that stays is not', () => {
  showNotice({ text: 'You have to wait for the others.' });
  const first = keyOfSaid();
  expect(first).toBeDefined();
  expect(keyOfSaid()).toBe(first);
  showNotice({ text: 'You have to wait for the others.' });
  expect(keyOfSaid()).not.toBe(first);
});

test('what lies below a dialog shows no notice', () => {
  showNotice({ text: 'You have to wait for the others.' });
  const { children } = NoticeBar({ isOnTop: false }).props as { readonly children: readonly unknown[] };
  expect(children).toEqual([null, null]);
});

test('a screen reader reads new notices only', () => {
  expect(NoticeBar({ isOnTop: true }).props).toMatchObject({ role: 'status', 'aria-atomic': 'false' });
});
