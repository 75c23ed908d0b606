import type { ChatMessage } from '@hundredfold/shared/protocol/chat.ts';
import type { Intent } from '@hundredfold/shared/protocol/intents.ts';
import type { TableLink } from '../table-link.ts';

/** The chat of a match on this device, in which bots answer. Nothing there shows who speaks. */
export function localChat() {
  const listeners = new Set<(message: ChatMessage) => void>();
  let messages = 0;
  const onChatMessage: TableLink['onChatMessage'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const say = (said: Intent<'say'>): void => {
    const content = 'to' in said ? { ...said, to: { seat: said.to, person: 0, name: '' } } : said;
    const message = { id: ++messages, person: 1, sign: '', name: '', seated: true, said: content };
    for (const listener of listeners) listener(message);
  };
  return { onChatMessage, say };
}
