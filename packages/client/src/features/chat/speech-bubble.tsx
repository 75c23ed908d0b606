import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { botSaidJustNow, saidJustNow } from './chat-entries.ts';
import { inWords, ReactionIcon, reactionIn } from './reaction-icon.tsx';

/** A player's newest message at their seat, for a moment. Screen readers get it from the chat, and those of bots from the log. */
export function SpeechBubble({ memberId, seat }: { readonly memberId: number; readonly seat: Seat }) {
  const message = memberId === 0 ? botSaidJustNow(seat) : saidJustNow(memberId);
  if (message === null) return null;
  const reaction = reactionIn(message.said);
  const text = inWords(message.said);
  return (
    <span key={message.id} class={reaction === null ? 'bubble' : 'bubble is-face'} title={text} aria-hidden="true">
      {reaction === null ? <bdi>{text}</bdi> : <ReactionIcon of={reaction} />}
    </span>
  );
}
