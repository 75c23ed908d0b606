import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { type ChatContent, type ChatMessage, reactionIn, recipientIn } from '@hundredfold/shared/protocol/chat.ts';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { mutedAliases } from '../../lib/muted-people.ts';
import type { TableEvent } from '../../table/events/table-event.ts';
import { chatDraft, closeChat, isChatShown } from './chat-open.ts';

/** The milliseconds for which words and reactions show at the table, flights included (`reactions.css`). */
const [WORDS_DURATION_MS, REACTION_DURATION_MS] = [7000, 2400];

/** The number of messages that are kept. The server keeps fewer. */
const MAX_MESSAGES = 500;

const received = signal<readonly ChatMessage[]>([]);

/** An event at the table, and the id of the last message before it. */
interface PastEvent {
  readonly event: TableEvent;
  readonly after: number;
}

/** The events at the table since this browser joined it, the oldest first. */
const happened = signal<readonly PastEvent[]>([]);

const MAX_EVENTS = 100;

/** The last message that could be read while the chat was shown; `null` until the earlier messages are known. */
const readTo = signal<number | null>(null);

/** The newest messages, by the `memberId` of their author. */
const fresh = signal<ReadonlyMap<number, ChatMessage>>(new Map());

type BotMessage = Pick<ChatMessage, 'id' | 'said'> & { readonly seat: Seat; readonly to: Seat | null };

/** The newest phrase of a bot, with its seat and the one that it answers; `null` if it is no longer new. */
const freshOfBot = signal<BotMessage | null>(null);

export type FreshReaction = (typeof freshReactions.value)[number];

/** The new reactions: each by a `person` or, if that is 0, by the bot on `seat`, and to a seat or to all (`null`). */
export const freshReactions = computed(() => {
  const ofPeople = [...fresh.value.values()].filter(isHeard).map((message) => ({ ...message, seat: null, to: null }));
  const ofBot = freshOfBot.value === null ? [] : [{ ...freshOfBot.value, person: 0 }];
  return [...ofPeople, ...ofBot].flatMap(({ id, said, person, seat, to }) => {
    const reaction = reactionIn(said);
    return reaction === null ? [] : [{ id, reaction, person, seat, to: recipientIn(said)?.seat ?? to }];
  });
});

/** The messages at the table, the oldest first. Muting someone hides their messages at once. */
export const chatMessages: ReadonlySignal<readonly ChatMessage[]> = computed(() => received.value.filter(isHeard));

/** The messages and events at the table, the oldest first. */
export const chat = computed(() => {
  const events = happened.value.map(
    ({ event, after }, index) => ({ kind: 'event', key: `event ${index}`, event, after }) as const,
  );
  const said = chatMessages.value.map(
    (message) => ({ kind: 'message', key: `message ${message.id}`, message, after: message.id }) as const,
  );
  // A message stands before the events that followed it.
  return [...said, ...events].toSorted((one, other) => one.after - other.after);
});

export function saidJustNow(memberId: number): ChatMessage | null {
  const message = fresh.value.get(memberId);
  return message !== undefined && isHeard(message) ? message : null;
}

export function botSaidJustNow(seat: Seat): BotMessage | null {
  return freshOfBot.value?.seat === seat ? freshOfBot.value : null;
}

export const latest: ReadonlySignal<ChatMessage | null> = computed(
  () => [...fresh.value.values()].filter(isHeard).at(-1) ?? null,
);

/** Returns the number of new messages of others. Reactions do not count: they were seen at the table. */
export function unread(me: number): number {
  const from = readTo.value;
  if (from === null || isChatShown.value) return 0;
  const ofOthers = chatMessages.value.filter(({ id, person }) => id > from && person !== me);
  return ofOthers.filter(({ said }) => reactionIn(said) === null).length;
}

function isHeard({ sign }: ChatMessage): boolean {
  return !mutedAliases.value.includes(sign);
}

/** The highest id of a message so far, even if it is no longer sent because its author is muted. */
let lastId = 0;

/** Replaces the messages with those that the server sends in answer to `listen`. */
export function catchUp(all: readonly ChatMessage[]): void {
  batch(() => {
    if (isOtherChat(all)) beginAgain();
    received.value = all;
    lastId = Math.max(lastId, all.at(-1)?.id ?? 0);
    if (readTo.value === null) markRead();
  });
}

/**
 * Returns whether the messages belong to another chat than those before: a server that was restarted counts from 1 again. A chat of
 * which less is sent, because its reader has muted someone, stays the same.
 */
function isOtherChat(all: readonly ChatMessage[]): boolean {
  const before = received.value;
  const isAllEarlier = (all.at(-1)?.id ?? lastId) < (before[0]?.id ?? 0);
  return isAllEarlier || all.some((message) => before.some((each) => each.id === message.id && !isSame(each, message)));
}

function isSame(one: ChatMessage, other: ChatMessage): boolean {
  return one.sign === other.sign && JSON.stringify(one.said) === JSON.stringify(other.said);
}

/** Prepares for a chat that counts from 1 again: all its messages are new, and come after everything that happened so far. */
function beginAgain(): void {
  received.value = [];
  lastId = 0;
  readTo.value = 0;
  happened.value = happened.value.map(({ event }) => ({ event, after: 0 }));
}

export function markRead(): void {
  readTo.value = received.value.at(-1)?.id ?? 0;
}

export function addMessage(message: ChatMessage): void {
  batch(() => {
    if (message.id <= lastId) beginAgain();
    received.value = [...received.value, message].slice(-MAX_MESSAGES);
    lastId = message.id;
    const others = [...fresh.value].filter(([person]) => person !== message.person);
    fresh.value = new Map([...others, [message.person, message]]);
  });
  setTimeout(() => {
    if (fresh.value.get(message.person) !== message) return;
    fresh.value = new Map([...fresh.value].filter(([, each]) => each !== message));
  }, durationOf(message.said));
}

function durationOf(said: ChatContent): number {
  return reactionIn(said) === null ? WORDS_DURATION_MS : REACTION_DURATION_MS;
}

export function addEvents(events: readonly TableEvent[]): void {
  const after = received.value.at(-1)?.id ?? 0;
  const last = happened.value.at(-1);
  // Several setting changes in a row show one event.
  const isRepeated = (event: TableEvent): boolean =>
    event.kind === 'arranged' && last?.event.kind === 'arranged' && last.after === after;
  const added = events.filter((event) => !isRepeated(event)).map((event) => ({ event, after }));
  happened.value = [...happened.value, ...added].slice(-MAX_EVENTS);
  const said = events.find((event) => event.kind === 'bot-said');
  if (said !== undefined) showBotPhrase(said);
}

let botPhrases = 0;

function showBotPhrase({ seat, phrase, to }: Extract<TableEvent, { kind: 'bot-said' }>): void {
  const shown: BotMessage = { id: ++botPhrases, seat, said: { phrase }, to: to ?? null };
  freshOfBot.value = shown;
  setTimeout(() => {
    if (freshOfBot.value === shown) freshOfBot.value = null;
  }, durationOf(shown.said));
}

export function clearChat(): void {
  batch(() => {
    received.value = [];
    happened.value = [];
    fresh.value = new Map();
    freshOfBot.value = null;
    readTo.value = null;
    lastId = 0;
    chatDraft.value = '';
    closeChat();
  });
}
