import type { ChatMessage } from '@hundredfold/shared/protocol/chat.ts';
import type { Intent } from '@hundredfold/shared/protocol/intents.ts';
import type { Snapshot, TableLink } from '../table-link.ts';

/** The chat of a match on this device: only the page hears what its player says, but bots answer. */
export function localChat(shown: () => Snapshot | null) {
  const listeners = new Set<(message: ChatMessage) => void>();
  let messages = 0;
  const onChatMessage: TableLink['onChatMessage'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    onChatMessage,
    say(said: Intent<'say'>): void {
      const { seats = [], me: person = 0 } = shown() ?? {};
      const nameAt = (seat: number): string => seats[seat]?.name ?? '';
      const name = nameAt(seats.findIndex((seat) => seat.person === person));
      const content = 'to' in said ? { ...said, to: { seat: said.to, person: 0, name: nameAt(said.to) } } : said;
      const message = { id: ++messages, person, sign: '', name, seated: true, said: content };
      for (const listener of listeners) listener(message);
    },
  };
}
