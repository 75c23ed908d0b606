import type { ChatMessage } from '@hundredfold/shared/protocol/chat.ts';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { TableEvent } from '../events/table-event.ts';
import { unheardSigns } from '../ui/unheard.ts';

/** Milliseconds for which a line stays where its speaker is. */
const STAYS = 7000;

/** Whether the talk of the table lies open. */
export const chatOpen = signal(false);

/** What the table has told of what is said there. */
const told = signal<readonly ChatMessage[]>([]);

/** Something that happened at the table, and after which line it did. */
interface PastEvent {
  readonly event: TableEvent;
  readonly after: number;
}

/** What happened at the table since this browser came to it, the oldest first. */
const happened = signal<readonly PastEvent[]>([]);

/** So many events are kept. */
const KEPT_EVENTS = 100;

/** The last line that was there to be read while the talk lay open; `null` until it is known what there was before. */
const readTo = signal<number | null>(null);

/** What was said just now, by the number of who said it. */
const fresh = signal<ReadonlyMap<number, ChatMessage>>(new Map());

/** What is said at the table, the oldest first; at once without those who were just muted. */
export const lines: ReadonlySignal<readonly ChatMessage[]> = computed(() => told.value.filter(isHeard));

/** A line of the chat, or what happened at the table between two of them. */
export type ChatEntry =
  | { readonly kind: 'line'; readonly key: string; readonly line: ChatMessage }
  | { readonly kind: 'event'; readonly key: string; readonly event: TableEvent };

/** What is said and what happens at the table, the oldest first. */
export const chat: ReadonlySignal<readonly ChatEntry[]> = computed(() => {
  const events = happened.value.map(
    ({ event, after }, index) => ({ kind: 'event', key: `event ${index}`, event, after }) as const,
  );
  const said = lines.value.map((line) => ({ kind: 'line', key: `line ${line.id}`, line, after: line.id }) as const);
  // A line stands before what happened after it.
  return [...said, ...events].toSorted((one, other) => one.after - other.after);
});

/** What somebody has said just now. */
export function saidJustNow(person: number): ChatMessage | null {
  const line = fresh.value.get(person);
  return line !== undefined && isHeard(line) ? line : null;
}

/** The latest line, if it was said just now. */
export const latest: ReadonlySignal<ChatMessage | null> = computed(
  () => [...fresh.value.values()].filter(isHeard).at(-1) ?? null,
);

/** How many lines nobody in front of this browser has read yet. */
export function unread(me: number): number {
  const from = readTo.value;
  return from === null || chatOpen.value ? 0 : lines.value.filter(({ id, person }) => id > from && person !== me).length;
}

function isHeard({ sign }: ChatMessage): boolean {
  return !unheardSigns.value.includes(sign);
}

/** The table has told everything that was said so far. */
export function catchUp(all: readonly ChatMessage[]): void {
  batch(() => {
    told.value = all;
    if (readTo.value === null) markRead();
  });
}

/** Everything that is there has been read. */
export function markRead(): void {
  readTo.value = told.value.at(-1)?.id ?? 0;
}

/** Somebody says something now. */
export function addMessage(line: ChatMessage): void {
  batch(() => {
    told.value = [...told.value, line];
    const others = [...fresh.value].filter(([person]) => person !== line.person);
    fresh.value = new Map([...others, [line.person, line]]);
  });
  setTimeout(() => {
    if (fresh.value.get(line.person) !== line) return;
    fresh.value = new Map([...fresh.value].filter(([, each]) => each !== line));
  }, STAYS);
}

/** Something happens at the table now. */
export function addEvents(events: readonly TableEvent[]): void {
  const after = told.value.at(-1)?.id ?? 0;
  const last = happened.value.at(-1);
  // A host who tries one setting after the other is told of once.
  const isRepeated = (event: TableEvent): boolean =>
    event.kind === 'arranged' && last?.event.kind === 'arranged' && last.after === after;
  const added = events.filter((event) => !isRepeated(event)).map((event) => ({ event, after }));
  happened.value = [...happened.value, ...added].slice(-KEPT_EVENTS);
}

/** Another table, another conversation. */
export function clearChat(): void {
  batch(() => {
    told.value = [];
    happened.value = [];
    fresh.value = new Map();
    readTo.value = null;
    chatOpen.value = false;
  });
}
