import type { VNode } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoticeBar, notice, showNotice } from './notices.tsx';
import { renderHook } from './testing/render-hook.ts';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  notice.value = null;
});

interface BarProps {
  readonly children: readonly [VNode | null, VNode<{ readonly text: string }> | null];
}

function barProps(): BarProps {
  let bar: VNode | undefined;
  renderHook(() => {
    bar = NoticeBar({ isOnTop: true });
  });
  return bar!.props as unknown as BarProps;
}

function keyOfSaid(): unknown {
  return barProps().children[1]?.key;
}

function handlersOfSaid(): Record<'onFocusIn' | 'onFocusOut' | 'onPointerEnter' | 'onPointerLeave', (event?: object) => void> {
  const said = barProps().children[1]!;
  const Said = said.type as (props: object) => VNode;
  return Said(said.props).props as never;
}

const leaves = (hasFocus: boolean) => ({ currentTarget: { matches: () => hasFocus } });

test('a notice that is shown again is new to a screen reader; one that stays is not', () => {
  showNotice({ text: 'You have to wait for the others.' });
  const first = keyOfSaid();
  expect(first).toBeDefined();
  expect(keyOfSaid()).toBe(first);
  showNotice({ text: 'You have to wait for the others.' });
  expect(keyOfSaid()).not.toBe(first);
});

test('a notice goes after a few seconds, but not while it has the focus or a mouse is over it', () => {
  showNotice({ text: 'You have to wait for the others.' });
  const { onFocusIn, onFocusOut, onPointerEnter, onPointerLeave } = handlersOfSaid();
  onPointerEnter();
  onFocusIn();
  vi.advanceTimersByTime(60_000);
  onPointerLeave(leaves(true));
  vi.advanceTimersByTime(60_000);
  expect(notice.value).not.toBeNull();
  onFocusOut(leaves(false));
  vi.advanceTimersByTime(60_000);
  expect(notice.value).toBeNull();
});
