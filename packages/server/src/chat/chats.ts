import type { Clock } from '../platform/clock.ts';
import { type ChatHistory, chatWithout, EMPTY_CHAT } from './chat.ts';

/** The time in milliseconds for which a chat is kept after its table was unloaded. */
const CHAT_RETENTION_MS = 15 * 60_000;

/** Keeps the chat of each table by the table's code. A chat outlives its room, but never the process. */
export interface Chats {
  at(code: string): ChatHistory;
  keep(code: string, history: ChatHistory): void;
  /** Marks a table as unloaded: unless it is loaded again, its chat is forgotten after a while. */
  putAway(code: string): void;
  forget(personId: string): void;
}

export function openChats({ now }: Pick<Clock, 'now'>): Chats {
  const known = new Map<string, ChatHistory>();
  /** The unloaded tables and the times at which they were unloaded, the first to be forgotten first. */
  const unloaded = new Map<string, number>();
  const forget = (): void => {
    for (const [code, since] of unloaded) {
      if (now() - since < CHAT_RETENTION_MS) return;
      unloaded.delete(code);
      known.delete(code);
    }
  };
  return {
    at(code) {
      forget();
      unloaded.delete(code);
      return known.get(code) ?? EMPTY_CHAT;
    },
    keep: (code, history) => void known.set(code, history),
    putAway(code) {
      forget();
      unloaded.delete(code);
      if (known.has(code)) unloaded.set(code, now());
    },
    forget(personId) {
      for (const [code, history] of known) known.set(code, chatWithout(history, personId));
    },
  };
}
