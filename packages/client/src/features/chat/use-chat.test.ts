import { oneHundredOne } from '@hundredfold/games/one-hundred-one/rules/index.ts';
import { accepted } from '@hundredfold/shared/core/result.ts';
import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { isHidden } from '../../lib/hidden.ts';
import type { Snapshot, TableLink } from '../../net/table-link.ts';
import { linkTo } from '../../net/testing/link-to.ts';
import { begunTable } from '../../net/testing/snapshot-of-match.ts';
import { renderHook } from '../../ui/testing/render-hook.ts';
import { addMessage, catchUp, unread } from './chat-entries.ts';
import { closeChat, openChat } from './chat-open.ts';
import { useChat } from './use-chat.ts';

const first = begunTable(1);
const next = begunTable(1, oneHundredOne);

test('a page subscribes to the chat of every room that the table moves to, although it stays live', () => {
  const snapshot = signal<Snapshot>(first);
  const ask = vi.fn(async () => accepted([]));
  const roomChanges = signal(0);
  const link: TableLink = { ...linkTo(snapshot, ask as unknown as TableLink['ask']), roomChanges };
  const { unmount } = renderHook(() => useChat(link, snapshot.value));
  expect(ask).toHaveBeenCalledOnce();
  act(() => {
    snapshot.value = { ...first, version: first.version + 1 };
  });
  expect(ask).toHaveBeenCalledOnce();
  act(() => {
    roomChanges.value++;
  });
  expect(ask).toHaveBeenCalledTimes(2);
  act(() => {
    snapshot.value = next;
  });
  expect(ask).toHaveBeenCalledTimes(3);
  unmount();
});

test('messages that come to an open chat in a hidden tab stay unread until the user comes back', () => {
  const ask = vi.fn(async () => accepted([]));
  const link = linkTo(signal<Snapshot>(first), ask as unknown as TableLink['ask']);
  const { unmount } = renderHook(() => useChat(link, first));
  const setHidden = (hidden: boolean) =>
    act(() => {
      isHidden.value = hidden;
    });
  catchUp([]);
  act(openChat);
  setHidden(true);
  act(() => addMessage({ id: 1, person: 3, sign: 'b'.repeat(16), name: 'Ben', seated: true, said: { text: 'Hello' } }));
  expect(unread(first.me)).toBe(1);
  setHidden(false);
  act(closeChat);
  expect(unread(first.me)).toBe(0);
  unmount();
});
