import { accepted } from '@hundredfold/shared/core/result.ts';
import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { isHidden } from '../../lib/hidden.ts';
import { hearing } from '../../lib/sound/hearing.ts';
import type { Snapshot, TableLink } from '../../net/table-link.ts';
import { linkTo } from '../../net/testing/link-to.ts';
import { begunTable } from '../../net/testing/snapshot-of-match.ts';
import { renderHook } from '../../ui/testing/render-hook.ts';
import { usePageHidden } from './use-page-hidden.ts';

test('a table learns whether the page is hidden, in each of its rooms, if the server notifies the user', () => {
  const playing: Snapshot = { ...begunTable(1), phase: 'playing', from: 'table', seat: 0 };
  const ask = vi.fn(async (_name: string, { hidden }: { readonly hidden: boolean }) => accepted(hidden));
  const roomChanges = signal(0);
  const link: TableLink = { ...linkTo(signal(playing), ask as unknown as TableLink['ask']), roomChanges };
  const { unmount } = renderHook(() => usePageHidden(link));
  const said = (change: () => void) => {
    ask.mockClear();
    act(change);
    return ask.mock.calls.map(([, { hidden }]) => hidden);
  };
  expect(said(() => (isHidden.value = true))).toEqual([]);
  expect(said(() => (hearing.push.value = 'on'))).toEqual([true]);
  expect(said(() => roomChanges.value++)).toEqual([true]);
  expect(said(() => (isHidden.value = false))).toEqual([false]);
  unmount();
  expect(said(() => (isHidden.value = true))).toEqual([]);
  hearing.push.value = 'off';
});
