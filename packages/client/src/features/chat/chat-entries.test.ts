import type { ChatMessage } from '@hundredfold/shared/protocol/chat.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isHidden } from '../../lib/hidden.ts';
import { muted, toggle } from '../../lib/muted-people.ts';
import { isHelpOpen, openHelp } from '../../ui/help-open.ts';
import {
  addEvents,
  addMessage,
  catchUp,
  chat,
  chatMessages,
  clearChat,
  freshReactions,
  latest,
  markRead,
  saidJustNow,
  unread,
} from './chat-entries.ts';
import { chatDraft, closeChat, isChatOpen, openChat, sendDraft } from './chat-open.ts';

const ME = 1;
const BEN = { person: 2, sign: 'b'.repeat(16), name: 'Ben' };

function message(id: number, by: Partial<ChatMessage> = BEN): ChatMessage {
  return { id, person: ME, sign: 'm'.repeat(16), name: 'Ann', seated: true, said: { text: `Message ${id}` }, ...by };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  clearChat();
  muted.value = [];
  isHidden.value = false;
  vi.useRealTimers();
});

test('a long chat has its latest messages', () => {
  catchUp([message(1)]);
  for (let id = 2; id <= 2000; id++) addMessage(message(id));
  expect(chatMessages.value.map(({ id }) => id)).toEqual(Array.from({ length: 500 }, (_, index) => 1501 + index));
  expect(unread(ME)).toBe(500);
});

test('messages from before someone joined are not new to them; later messages of others are, until they are read', () => {
  catchUp([message(1), message(2)]);
  expect(unread(ME)).toBe(0);
  addMessage(message(3));
  addMessage(message(4, {}));
  expect(unread(ME)).toBe(1);
  openChat();
  markRead();
  closeChat();
  expect(unread(ME)).toBe(0);
  expect(chatMessages.value.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

test('reactions of people and bots fly for a moment, to one seat or to all, but not those of muted people', () => {
  catchUp([]);
  addMessage(message(1, { ...BEN, said: { phrase: 'bravo', to: { seat: 3, person: 0, name: 'Carl' } } }));
  addEvents([{ kind: 'bot-said', seat: 3, name: 'Carl', phrase: 'heart' }]);
  addMessage(message(2, { said: { phrase: 'hello' } }));
  const carl = { reaction: 'heart', person: 0, seat: 3, to: null };
  expect(freshReactions.value).toMatchObject([{ reaction: 'bravo', person: BEN.person, seat: null, to: 3 }, carl]);
  expect(unread(ME)).toBe(0);
  toggle(muted, BEN);
  expect(freshReactions.value).toMatchObject([carl]);
  vi.advanceTimersByTime(2400);
  expect(freshReactions.value).toEqual([]);
  expect(saidJustNow(ME)).not.toBeNull();
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

test('messages are new while the help or another tab hides the open chat', () => {
  catchUp([]);
  openChat();
  openHelp();
  addMessage(message(1));
  expect([isChatOpen.value, unread(ME)]).toEqual([false, 1]);
  openChat();
  expect([isChatOpen.value, isHelpOpen.value, unread(ME)]).toEqual([true, false, 0]);
  isHidden.value = true;
  expect([isChatOpen.value, unread(ME)]).toEqual([true, 1]);
});

describe('a chat whose messages are counted from 1 again', () => {
  const again = (id: number) => message(id, { ...BEN, said: { text: `New message ${id}` } });
  const shown = () => chat.value.map((entry) => (entry.kind === 'message' ? entry.message.said : entry.event.kind));

  beforeEach(() => {
    catchUp([message(1), message(2), message(3)]);
    addEvents([{ kind: 'paused' }]);
  });

  test.each([1, 3, 5])('is new with all its %i messages, below the earlier events', (count) => {
    const all = Array.from({ length: count }, (_, index) => again(index + 1));
    catchUp(all);
    expect(unread(ME)).toBe(count);
    expect(shown()).toEqual(['paused', ...all.map(({ said }) => said)]);
  });

  test('is new with the first message that comes after an empty chat', () => {
    catchUp([]);
    addMessage(again(1));
    expect(unread(ME)).toBe(1);
    expect(shown()).toEqual(['paused', again(1).said]);
  });

  test('is not taken for one whose reader mutes the author of the last message and unmutes them later', () => {
    addMessage(message(4, { person: 5, sign: 'c'.repeat(16), name: 'Cleo' }));
    markRead();
    const all = [message(1), message(2), message(3), message(4, { person: 5, sign: 'c'.repeat(16), name: 'Cleo' })];
    for (const sent of [all.slice(0, 3), all, all.slice(3), [], all]) catchUp(sent);
    expect(unread(ME)).toBe(0);
  });
});

test('a draft is cleared once the table accepts it, unless the user has typed on or the table refuses it', async () => {
  chatDraft.value = 'Hello';
  await sendDraft(async () => true);
  expect(chatDraft.value).toBe('');
  chatDraft.value = 'Hello';
  await sendDraft(async () => false);
  expect(chatDraft.value).toBe('Hello');
  await sendDraft(async () => {
    chatDraft.value = 'Next';
    return true;
  });
  expect(chatDraft.value).toBe('Next');
});
