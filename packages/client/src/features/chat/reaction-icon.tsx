import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { TERMS } from '@hundredfold/shared/games/terms.ts';
import { type ChatContent, PHRASES, REACTIONS, type Reaction } from '@hundredfold/shared/protocol/chat.ts';
import { aboutGame, t } from '../../i18n/index.ts';
import { botSaidJustNow, saidJustNow } from './chat-entries.ts';

/** A message in the reader's language. A table may have played several games, so the phrase is looked up in all of them. */
export function inWords(said: ChatContent): string {
  if ('text' in said) return said.text;
  const reaction = reactionIn(said);
  if (reaction !== null) return t.value.chat.reactions[reaction];
  const phrase = PHRASES.find((each) => each === said.phrase);
  if (phrase !== undefined) return t.value.chat.phrases[phrase];
  return TERMS.map(({ id }) => aboutGame(id).phrases?.[said.phrase]).find((each) => each !== undefined) ?? '…';
}

export function reactionIn(said: ChatContent): Reaction | null {
  return REACTIONS.find((each) => 'phrase' in said && each === said.phrase) ?? null;
}

const HEAD = 'M12 3.2a8.8 8.8 0 1 1 0 17.6 8.8 8.8 0 0 1 0-17.6z';
const EYES = 'M9 9.2v1.2m6-1.2v1.2';

const PATHS: Readonly<Record<Reaction, string>> = {
  bravo: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z',
  laugh: `${HEAD}M7.8 10.2c.5-1 1.7-1 2.2 0m4 0c.5-1 1.7-1 2.2 0M7.6 13.4h8.8c-.4 2.6-2.1 4-4.4 4s-4-1.4-4.4-4z`,
  wow: `${HEAD}${EYES}M12 13.2a1.9 2.2 0 1 1 0 4.4 1.9 2.2 0 0 1 0-4.4z`,
  wink: `${HEAD}M9 9.2v1.2M13.8 10h2.6M8 14.4c1 1.6 2.3 2.4 4 2.4s3-.8 4-2.4`,
  sigh: `${HEAD}${EYES}M8.4 16.6c.9-1.4 2.1-2.1 3.6-2.1s2.7.7 3.6 2.1`,
  heart:
    'M12 20C6.3 16 3.5 12.7 3.5 9.2 3.5 6.4 5.6 4.5 8 4.5c1.7 0 3.1.8 4 2.4.9-1.6 2.3-2.4 4-2.4 2.4 0 4.5 1.9 4.5 4.7 0 3.5-2.8 6.8-8.5 10.8z',
};

/** A reaction as an icon. Its name is in the text beside it. */
export function ReactionIcon({ of }: { readonly of: Reaction }) {
  return (
    <svg class="icon face" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[of]} />
    </svg>
  );
}

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
