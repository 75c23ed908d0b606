import { saidJustNow } from './conversation.ts';
import { inWords, reactionIn } from './in-words.ts';
import { PersonAvatar } from './person-avatar.tsx';

/** A person's newest message at their seat, for a moment. Screen readers get it from the chat. */
export function SpeechBubble({ person }: { readonly person: number }) {
  const message = saidJustNow(person);
  if (message === null || person === 0) return null;
  const reaction = reactionIn(message.said);
  const text = inWords(message.said);
  return (
    <span key={message.id} class={reaction === null ? 'bubble' : 'bubble is-face'} title={text} aria-hidden="true">
      {reaction === null ? <bdi>{text}</bdi> : <PersonAvatar of={reaction} />}
    </span>
  );
}
