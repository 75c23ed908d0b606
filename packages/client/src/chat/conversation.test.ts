import type { ChatMessage } from '@hundredfold/shared/protocol/chat.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { muted, toggle } from '../ui/unheard.ts';
import {
  addEvents,
  addMessage,
  catchUp,
  chat,
  chatOpen,
  clearChat,
  latest,
  lines,
  markRead,
  saidJustNow,
  unread,
} from './conversation.ts';

const ME = 1;
const BEN = { person: 2, sign: 'b'.repeat(16), name: 'Ben' };

function line(id: number, by: Partial<ChatMessage> = BEN): ChatMessage {
  return { id, person: ME, sign: 'm'.repeat(16), name: 'Ann', seated: true, said: { text: `Line ${id}` }, ...by };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  clearChat();
  muted.value = [];
  vi.useRealTimers();
});

test('what was said before somebody came is not new to them; what others say then is, until it is read', () => {
  catchUp([line(1), line(2)]);
  expect(unread(ME)).toBe(0);
  addMessage(line(3));
  addMessage(line(4, {}));
  expect(unread(ME)).toBe(1);
  chatOpen.value = true;
  markRead();
  chatOpen.value = false;
  expect(unread(ME)).toBe(0);
  expect(lines.value.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

test('what was missed while the line was down is new', () => {
  catchUp([line(1)]);
  catchUp([line(1), line(2), line(3)]);
  expect(unread(ME)).toBe(2);
});

test('whoever is muted is not heard from that moment on, wherever they were', () => {
  catchUp([line(1), line(2, {})]);
  addMessage(line(3));
  toggle(muted, { sign: BEN.sign, name: BEN.name });
  expect(lines.value.map(({ id }) => id)).toEqual([2]);
  expect(saidJustNow(BEN.person)).toBeNull();
  expect(latest.value).toBeNull();
  expect(unread(ME)).toBe(0);
  toggle(muted, { sign: BEN.sign, name: BEN.name });
  expect(lines.value.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('a line stays for a moment where its speaker is, and the next one longer', () => {
  addMessage(line(1));
  vi.advanceTimersByTime(5000);
  addMessage(line(2));
  vi.advanceTimersByTime(5000);
  expect(saidJustNow(BEN.person)?.id).toBe(2);
  vi.advanceTimersByTime(2000);
  expect(saidJustNow(BEN.person)).toBeNull();
});

test('what happens at the table stands between the lines, and is nothing to be read', () => {
  catchUp([line(1)]);
  addEvents([{ kind: 'paused' }]);
  addMessage(line(2));
  addEvents([{ kind: 'resumed' }]);
  expect(chat.value.map((entry) => (entry.kind === 'line' ? entry.line.id : entry.event.kind))).toEqual([
    1,
    'paused',
    2,
    'resumed',
  ]);
  expect(unread(ME)).toBe(1);
  clearChat();
  expect(chat.value).toEqual([]);
});

test('a host who tries one setting after the other is told of once, until somebody says something', () => {
  const arranged = { kind: 'arranged', ...BEN } as const;
  addEvents([arranged]);
  addEvents([arranged]);
  addMessage(line(1));
  addEvents([arranged]);
  expect(chat.value.map(({ kind }) => kind)).toEqual(['event', 'line', 'event']);
});
