import type { VNode } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoticeBar, notice, showNotice } from './notices.tsx';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  notice.value = null;
});

/** By what the page tells the notice that it shows from the one before. */
function keyOfSaid(): unknown {
  const { children } = NoticeBar().props as { readonly children: readonly (VNode | null)[] };
  return children[1]?.key;
}

test('a sentence that is said again is a new one to a screen reader; one that stays is not', () => {
  showNotice({ text: 'You have to wait for the others.' });
  const first = keyOfSaid();
  expect(first).toBeDefined();
  expect(keyOfSaid()).toBe(first);
  showNotice({ text: 'You have to wait for the others.' });
  expect(keyOfSaid()).not.toBe(first);
});

test('of all that is said, a screen reader reads what is new alone', () => {
  expect(NoticeBar().props).toMatchObject({ role: 'status', 'aria-atomic': 'false' });
});
