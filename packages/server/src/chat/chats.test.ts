import { expect, test } from 'vitest';
import { handClock } from '../../test/hand-clock.ts';
import { type ChatHistory, EMPTY_CHAT } from './chat.ts';
import { openChats } from './chats.ts';

const MINUTE_MS = 60_000;
const history: ChatHistory = { ...EMPTY_CHAT, count: 3 };

test('a table that is loaded again has its chat, which is forgotten a quarter of an hour after the table is unloaded', () => {
  const clock = handClock();
  const chats = openChats(clock);
  expect(chats.at('TABLE000')).toBe(EMPTY_CHAT);
  chats.keep('TABLE000', history);
  chats.putAway('TABLE000');
  clock.pass(14 * MINUTE_MS);
  expect(chats.at('TABLE000')).toBe(history);
  clock.pass(60 * MINUTE_MS);
  expect(chats.at('TABLE000')).toBe(history);
  chats.putAway('TABLE000');
  clock.pass(15 * MINUTE_MS);
  expect(chats.at('TABLE000')).toBe(EMPTY_CHAT);
});

test('the messages and reports of one person are removed at every table, and those of others stay', () => {
  const chats = openChats(handClock());
  const line = (personId: string) => ({
    id: 1,
    memberId: 1,
    personId,
    name: '',
    seated: true,
    aside: false,
    said: { text: 'Hello' },
    at: 0,
  });
  const both = {
    ...EMPTY_CHAT,
    lines: [line('id of Ann'), line('id of Ben')],
    reports: new Map([['id of Ann', { count: 1, until: 10_000 }]]),
  };
  for (const code of ['TABLE000', 'TABLE111']) chats.keep(code, both);
  chats.forget('id of Ann');
  for (const code of ['TABLE000', 'TABLE111']) expect(chats.at(code)).toEqual({ ...EMPTY_CHAT, lines: [line('id of Ben')] });
});
