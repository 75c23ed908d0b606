import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { ChatMessage } from '@hundredfold/shared/protocol/chat.ts';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { mutedAliases } from '../../lib/muted-people.ts';
import type { TableEvent } from '../../table/events/table-event.ts';

/** The time for which a message stays at its author, in milliseconds. */
const BUBBLE_DURATION_MS = 7000;

/** `true` while the chat of the table is open. */
export const chatOpen = signal(false);

/** The messages that the server has sent. */
const received = signal<readonly ChatMessage[]>([]);

/** An event at the table, and the id of the last message before it. */
interface PastEvent {
  readonly event: TableEvent;
  readonly after: number;
}

/** The events at the table since this browser joined it, the oldest first. */
const happened = signal<readonly PastEvent[]>([]);

/** The number of events that are kept. */
const MAX_EVENTS = 100;

/** The last message that could be read while the chat was open; `null` until the earlier messages are known. */
const readTo = signal<number | null>(null);

/** The newest messages, by the `memberId` of their author. */
const fresh = signal<ReadonlyMap<number, ChatMessage>>(new Map());

/** The newest phrase of a bot, with its seat; `null` if it is no longer new. */
const freshOfBot = signal<(Pick<ChatMessage, 'id' | 'said'> & { readonly seat: Seat }) | null>(null);

/** The messages at the table, the oldest first. Muting someone hides their messages at once. */
export const chatMessages: ReadonlySignal<readonly ChatMessage[]> = computed(() => received.value.filter(isHeard));

/** A chat message, or an event at the table between two messages. */
export type ChatEntry =
  | { readonly kind: 'message'; readonly key: string; readonly message: ChatMessage }
  | { readonly kind: 'event'; readonly key: string; readonly event: TableEvent };

/** The messages and events at the table, the oldest first. */
export const chat: ReadonlySignal<readonly ChatEntry[]> = computed(() => {
  const events = happened.value.map(
    ({ event, after }, index) => ({ kind: 'event', key: `event ${index}`, event, after }) as const,
  );
  const said = chatMessages.value.map(
    (message) => ({ kind: 'message', key: `message ${message.id}`, message, after: message.id }) as const,
  );
  // A message stands before the events that followed it.
  return [...said, ...events].toSorted((one, other) => one.after - other.after);
});

/** The message that a person has written just now; `null` if there is none. */
export function saidJustNow(person: number): ChatMessage | null {
  const message = fresh.value.get(person);
  return message !== undefined && isHeard(message) ? message : null;
}

/** The phrase that the bot on a seat has said just now; `null` if there is none. */
export function botSaidJustNow(seat: Seat): Pick<ChatMessage, 'id' | 'said'> | null {
  return freshOfBot.value?.seat === seat ? freshOfBot.value : null;
}

/** The latest message, if it is still fresh. */
export const latest: ReadonlySignal<ChatMessage | null> = computed(
  () => [...fresh.value.values()].filter(isHeard).at(-1) ?? null,
);

/** The number of messages of others that have not been read in this browser. */
export function unread(me: number): number {
  const from = readTo.value;
  return from === null || chatOpen.value ? 0 : chatMessages.value.filter(({ id, person }) => id > from && person !== me).length;
}

function isHeard({ sign }: ChatMessage): boolean {
  return !mutedAliases.value.includes(sign);
}

/** Replaces the messages with those that the server sends in answer to `listen`. */
export function catchUp(all: readonly ChatMessage[]): void {
  batch(() => {
    received.value = all;
    if (readTo.value === null) markRead();
  });
}

/** Marks all messages as read. */
export function markRead(): void {
  readTo.value = received.value.at(-1)?.id ?? 0;
}

/** Adds a message that was just received. */
export function addMessage(message: ChatMessage): void {
  batch(() => {
    received.value = [...received.value, message];
    const others = [...fresh.value].filter(([person]) => person !== message.person);
    fresh.value = new Map([...others, [message.person, message]]);
  });
  setTimeout(() => {
    if (fresh.value.get(message.person) !== message) return;
    fresh.value = new Map([...fresh.value].filter(([, each]) => each !== message));
  }, BUBBLE_DURATION_MS);
}

/** Adds events that just happened at the table. */
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

function showBotPhrase({ seat, phrase }: Extract<TableEvent, { kind: 'bot-said' }>): void {
  const shown = { id: ++botPhrases, seat, said: { phrase } };
  freshOfBot.value = shown;
  setTimeout(() => {
    if (freshOfBot.value === shown) freshOfBot.value = null;
  }, BUBBLE_DURATION_MS);
}

/** Clears the chat when the table changes. */
export function clearChat(): void {
  batch(() => {
    received.value = [];
    happened.value = [];
    fresh.value = new Map();
    freshOfBot.value = null;
    readTo.value = null;
    chatOpen.value = false;
  });
}
