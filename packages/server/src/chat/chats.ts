import type { Clock } from '../platform/clock.ts';
import { type ChatHistory, chatWithout, EMPTY_CHAT } from './chat.ts';

/** The time in milliseconds for which a chat is kept after its table was unloaded. */
const CHAT_RETENTION_MS = 15 * 60_000;

export type Chats = ReturnType<typeof openChats>;

/** Keeps the chat of each table by the table's code. A chat outlives its room, but never the process. */
export function openChats({ now }: Pick<Clock, 'now'>) {
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
    at(code: string): ChatHistory {
      forget();
      unloaded.delete(code);
      return known.get(code) ?? EMPTY_CHAT;
    },
    keep: (code: string, history: ChatHistory) => void known.set(code, history),
    /** Marks a table as unloaded: unless it is loaded again, its chat is forgotten after a while. */
    putAway(code: string): void {
      forget();
      unloaded.delete(code);
      if (known.has(code)) unloaded.set(code, now());
    },
    forget(personId: string): void {
      for (const [code, history] of known) known.set(code, chatWithout(history, personId));
    },
  };
}
