import type { Clock } from '../platform/clock.ts';
import { type ChatHistory, chatWithout, EMPTY_CHAT } from './chat.ts';

/** Milliseconds for which talk is remembered after its table was put away. */
const REMEMBERED = 15 * 60_000;

/** What is said at each table, by the table's code: it outlives a room, never the process. */
export interface Chats {
  /** Of a table that is up. */
  at(code: string): ChatHistory;
  keep(code: string, talk: ChatHistory): void;
  /** The table was put away: unless it is brought up again, what was said there is forgotten after a while. */
  putAway(code: string): void;
  /** What somebody has said is forgotten everywhere, by their person id. */
  forget(personId: string): void;
}

export function openChats({ now }: Pick<Clock, 'now'>): Chats {
  const known = new Map<string, ChatHistory>();
  /** The tables that were put away, the first to go first. */
  const away = new Map<string, number>();
  const forget = (): void => {
    for (const [code, since] of away) {
      if (now() - since < REMEMBERED) return;
      away.delete(code);
      known.delete(code);
    }
  };
  return {
    at(code) {
      forget();
      away.delete(code);
      return known.get(code) ?? EMPTY_CHAT;
    },
    keep: (code, talk) => void known.set(code, talk),
    putAway(code) {
      forget();
      away.delete(code);
      if (known.has(code)) away.set(code, now());
    },
    forget(personId) {
      for (const [code, talk] of known) known.set(code, chatWithout(talk, personId));
    },
  };
}
