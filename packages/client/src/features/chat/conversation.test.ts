import type { ChatMessage } from '@hundredfold/shared/protocol/chat.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { muted, toggle } from '../../lib/muted-people.ts';
import {
  addEvents,
  addMessage,
  catchUp,
  chat,
  chatMessages,
  chatOpen,
  clearChat,
  latest,
  markRead,
  saidJustNow,
  unread,
} from './conversation.ts';

const ME = 1;
const BEN = { person: 2, sign: 'b'.repeat(16), name: 'Ben' };

function message(id: number, by: Partial<ChatMessage> = BEN): ChatMessage {
  return { id, person: ME, sign: 'm'.repeat(16), name: 'Ann', seated: true, said: { text: `Message ${id}` }, ...by };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  clearChat();
  muted.value = [];
  vi.useRealTimers();
});

test('messages from before someone joined are not new to them; later messages of others are, until they are read', () => {
  catchUp([message(1), message(2)]);
  expect(unread(ME)).toBe(0);
  addMessage(message(3));
  addMessage(message(4, {}));
  expect(unread(ME)).toBe(1);
  chatOpen.value = true;
  markRead();
  chatOpen.value = false;
  expect(unread(ME)).toBe(0);
  expect(chatMessages.value.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

test('messages that were missed while the connection was lost are new', () => {
  catchUp([message(1)]);
  catchUp([message(1), message(2), message(3)]);
  expect(unread(ME)).toBe(2);
});

test('a muted person disappears at once from the chat, the bubbles and the unread count', () => {
  catchUp([message(1), message(2, {})]);
  addMessage(message(3));
  toggle(muted, { sign: BEN.sign, name: BEN.name });
  expect(chatMessages.value.map(({ id }) => id)).toEqual([2]);
  expect(saidJustNow(BEN.person)).toBeNull();
  expect(latest.value).toBeNull();
  expect(unread(ME)).toBe(0);
  toggle(muted, { sign: BEN.sign, name: BEN.name });
  expect(chatMessages.value.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('a bubble stays at its author for a moment, and the next message keeps it longer', () => {
  addMessage(message(1));
  vi.advanceTimersByTime(5000);
  addMessage(message(2));
  vi.advanceTimersByTime(5000);
  expect(saidJustNow(BEN.person)?.id).toBe(2);
  vi.advanceTimersByTime(2000);
  expect(saidJustNow(BEN.person)).toBeNull();
});

test('events at the table stand between the messages and do not count as unread', () => {
  catchUp([message(1)]);
  addEvents([{ kind: 'paused' }]);
  addMessage(message(2));
  addEvents([{ kind: 'resumed' }]);
  expect(chat.value.map((entry) => (entry.kind === 'message' ? entry.message.id : entry.event.kind))).toEqual([
    1,
    'paused',
    2,
    'resumed',
  ]);
  expect(unread(ME)).toBe(1);
  clearChat();
  expect(chat.value).toEqual([]);
});

test('several setting changes in a row show one event until someone writes a message', () => {
  const arranged = { kind: 'arranged', ...BEN } as const;
  addEvents([arranged]);
  addEvents([arranged]);
  addMessage(message(1));
  addEvents([arranged]);
  expect(chat.value.map(({ kind }) => kind)).toEqual(['event', 'message', 'event']);
});
