// Threats (docs/security.md): D13.
import type { ChatContent } from '@hundredfold/shared/protocol/chat.ts';
import { CHAT_INTERVAL_MS, MAX_CHAT_MESSAGES, REPEAT_INTERVAL_MS } from '@hundredfold/shared/protocol/chat.ts';
import { expect, test } from 'vitest';
import {
  type ChatFilter,
  type ChatHistory,
  EMPTY_CHAT,
  messageFor,
  type StoredChatMessage,
  withMessage,
  withReport,
} from './chat.ts';
import { viewerAlias } from './viewer-alias.ts';

const ann = { memberId: 1, personId: 'id of Ann', name: 'Ann', seated: true, aside: false };
const ben = { memberId: 2, personId: 'id of Ben', name: 'Ben', seated: true, aside: false };
const everything: ChatFilter = { hears: 'all', except: new Set() };
const cleo = { personId: 'id of Cleo', hearsAsides: false };
const hello: ChatContent = { text: 'Hello' };

function chatAfter(history: ChatHistory, by: typeof ann, what: ChatContent, at: number): ChatHistory {
  const after = withMessage(history, by, what, at);
  if (!after.ok) throw new Error(after.refusal);
  return after.value;
}

function line(said: ChatContent, aside = false): StoredChatMessage {
  return { ...ben, aside, id: 7, said, at: 0 };
}

test('one person sends a message every two seconds, and others may send meanwhile', () => {
  const history = chatAfter(EMPTY_CHAT, ann, hello, 1000);
  expect(withMessage(history, ann, { text: 'Again' }, 1000 + CHAT_INTERVAL_MS - 1)).toEqual({
    ok: false,
    refusal: 'one-at-a-time',
  });
  expect(chatAfter(history, ben, hello, 1001).lines.map(({ id, name }) => [id, name])).toEqual([
    [1, 'Ann'],
    [2, 'Ben'],
  ]);
  expect(withMessage(history, ann, { text: 'Again' }, 1000 + CHAT_INTERVAL_MS)).toMatchObject({ ok: true });
});

test('a person repeats their last message only after a while, or after another message', () => {
  const history = chatAfter(EMPTY_CHAT, ann, hello, 0);
  expect(withMessage(history, ann, hello, 10_000)).toEqual({ ok: false, refusal: 'said-already' });
  expect(withMessage(history, ann, hello, REPEAT_INTERVAL_MS)).toMatchObject({ ok: true });
  expect(withMessage(chatAfter(history, ann, { phrase: 'thanks' }, 10_000), ann, hello, 20_000)).toMatchObject({ ok: true });
});

test('a table keeps the latest messages and counts on', () => {
  let history = EMPTY_CHAT;
  for (let count = 1; count <= MAX_CHAT_MESSAGES + 5; count++)
    history = chatAfter(history, ann, { text: `Line ${count}` }, count * CHAT_INTERVAL_MS);
  expect(history.lines).toHaveLength(MAX_CHAT_MESSAGES);
  expect(history.lines.at(-1)).toMatchObject({ id: MAX_CHAT_MESSAGES + 5, said: { text: `Line ${MAX_CHAT_MESSAGES + 5}` } });
});

test('messages among spectators are for spectators alone', () => {
  expect(messageFor(line(hello, true), cleo, everything)).toBeNull();
  expect(messageFor(line(hello, true), { ...cleo, hearsAsides: true }, everything)).not.toBeNull();
  expect(messageFor(line(hello), cleo, everything)).toMatchObject({ id: 7, person: 2, name: 'Ben', said: hello });
});

test('a filter for phrases hides texts, and a filter for nothing hides everything', () => {
  expect(messageFor(line(hello), cleo, { ...everything, hears: 'phrases' })).toBeNull();
  expect(messageFor(line({ phrase: 'hello' }), cleo, { ...everything, hears: 'phrases' })).not.toBeNull();
  expect(messageFor(line({ phrase: 'hello' }), cleo, { ...everything, hears: 'nothing' })).toBeNull();
});

test('the messages of muted people are hidden', () => {
  const except = new Set([viewerAlias(cleo.personId, ben.personId)]);
  expect(messageFor(line(hello), cleo, { hears: 'all', except })).toBeNull();
  expect(messageFor({ ...line(hello), personId: ann.personId }, cleo, { hears: 'all', except })).not.toBeNull();
});

test('an alias is stable, and differs for every pair of people', () => {
  const people = ['id of Ann', 'id of Ben', 'id of Cleo'];
  const signs = people.flatMap((reader) => people.map((speaker) => viewerAlias(reader, speaker)));
  expect(new Set(signs).size).toBe(9);
  expect(viewerAlias('id of Ann', 'id of Ben')).toBe(signs[1]);
  expect(signs[1]).toMatch(/^[\w-]{16}$/);
});

test('a message contains no person id of the storage', () => {
  expect(JSON.stringify(messageFor(line(hello), cleo, everything))).not.toContain('id of');
});

test('a table accepts thirty reports an hour, under however many names they come', () => {
  let history = EMPTY_CHAT;
  for (let name = 0; name < 30; name++) {
    const next = withReport(history, `id ${name}`, name * 1000);
    expect(next.ok).toBe(true);
    if (next.ok) history = next.value;
  }
  expect(withReport(history, 'id of another', 40_000)).toEqual({ ok: false, refusal: 'too-fast' });
  expect(withReport(history, 'id of another', 3_600_000 + 1)).toMatchObject({ ok: true });
});

test('a person may send one report every ten seconds', () => {
  const first = withReport(EMPTY_CHAT, 'id of Ann', 0);
  if (!first.ok) throw new Error(first.refusal);
  expect(withReport(first.value, 'id of Ann', 9999)).toEqual({ ok: false, refusal: 'too-fast' });
  expect(withReport(first.value, 'id of Ben', 1)).toMatchObject({ ok: true });
  const later = withReport(first.value, 'id of Ann', 10_000);
  expect(later.ok && later.value.reports.size).toBe(1);
});
