import { h } from 'preact';
import { act } from 'preact/test-utils';
import { renderToString } from 'preact-render-to-string';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StatusText, useLiveRegion } from './status-text.tsx';
import { renderHook } from './testing/render-hook.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('text is visible at once, outside the live region, which is empty when it appears', () => {
  expect(renderToString(h(StatusText, { text: 'Connection lost' }))).toBe(
    '<span><span role="status"></span>Connection lost</span>',
  );
});

test('a live region can be filled a moment after it has appeared', () => {
  const states: boolean[] = [];
  const { unmount } = renderHook(() => void states.push(useLiveRegion()));
  expect(states).toEqual([false]);
  act(() => void vi.runAllTimers());
  expect(states).toEqual([false, true]);
  unmount();
});
