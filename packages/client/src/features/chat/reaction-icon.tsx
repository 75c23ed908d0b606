import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { TERMS } from '@hundredfold/shared/games/terms.ts';
import type { ChatContent, Reaction } from '@hundredfold/shared/protocol/chat.ts';
import { PHRASES, reactionIn, recipientIn } from '@hundredfold/shared/protocol/chat.ts';
import { aboutGame, shownName, t } from '../../i18n/index.ts';
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

/** Says who a message is for; empty if it is for all. */
export function recipientOf(said: ChatContent, me: number): string {
  const { person, name } = recipientIn(said) ?? {};
  if (person === undefined || name === undefined) return '';
  return t.value.chat.sentTo(person === me ? null : shownName({ status: person === 0 ? 'bot' : 'here', name }));
}

interface FaceDrawing {
  readonly colour: string;
  readonly head: string;
  readonly lines: string;
  readonly mouth?: string;
}

/** The faces differ in shape, too, so that nobody needs the colours. They are drawn in a square of 24. */
const FACES: Readonly<Record<Reaction, FaceDrawing>> = {
  bravo: {
    colour: '#f59f2e',
    head: 'M12 1.6l3.7 5.9 6.8 1.7-4.5 5.3.5 7-6.5-2.6-6.5 2.6.5-7-4.5-5.3 6.8-1.7z',
    lines: 'M9.7 10.2v1.4m4.6-1.4v1.4M8.6 14.2c1.7 2.3 5.1 2.3 6.8 0',
  },
  laugh: {
    colour: '#ffd53d',
    head: 'M12 2.2a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 0 1 0-19.6z',
    lines: 'M6.4 10.3c.9-2 3-2 3.9 0m3.4 0c.9-2 3-2 3.9 0',
    mouth: 'M6.3 13h11.4c-.4 3.7-2.6 5.7-5.7 5.7S6.7 16.7 6.3 13z',
  },
  wow: {
    colour: '#c39bf0',
    head: 'M12 1.5c4.7 0 7.6 4.5 7.6 10.5S16.7 22.5 12 22.5 4.4 18 4.4 12 7.3 1.5 12 1.5z',
    lines: 'M8.9 9.3v1.4m6.2-1.4v1.4M7.4 6.3c.7-.8 1.7-1.1 2.7-.9m6.5.9c-.7-.8-1.7-1.1-2.7-.9',
    mouth: 'M12 13.3c1.7 0 2.5 1.3 2.5 3s-.8 3-2.5 3-2.5-1.3-2.5-3 .8-3 2.5-3z',
  },
  wink: {
    colour: '#86d06a',
    head: 'M8.5 2.5h7a6 6 0 0 1 6 6v7a6 6 0 0 1-6 6h-7a6 6 0 0 1-6-6v-7a6 6 0 0 1 6-6z',
    lines: 'M8.3 8.8v1.6M13.7 10.3c1-1.2 2.6-1.2 3.6 0M7 14.5c3.6 3.4 7.6 2.7 10-1',
  },
  sigh: {
    colour: '#6fb4f2',
    head: 'M12 1.6c3 4.3 8 7.7 8 12.7a8 8 0 0 1-16 0C4 9.3 9 5.9 12 1.6z',
    lines: 'M7.6 13.2l2.3-1.2m6.5 1.2l-2.3-1.2M8.7 18.3c1.7-2.3 4.9-2.3 6.6 0',
  },
  heart: {
    colour: '#ff7f92',
    head: 'M12 21.5C5.5 17 2 13 2 8.7c0-6 7.4-7.7 10-3 2.6-4.7 10-3 10 3 0 4.3-3.5 8.3-10 12.8z',
    lines: 'M8.6 8.8v1.5m6.8-1.5v1.5M8 13c2.2 2.8 5.8 2.8 8 0',
  },
};

/** A reaction as a face. Its name is in the text beside it. */
export function ReactionIcon({ of }: { readonly of: Reaction }) {
  const { colour, head, lines, mouth } = FACES[of];
  return (
    <svg class="face" viewBox="0 0 24 24" aria-hidden="true">
      <path class="face-head" d={head} fill={colour} />
      <path class="face-lines" d={lines} />
      {mouth !== undefined && <path class="face-mouth" d={mouth} />}
    </svg>
  );
}

interface BubbleProps {
  readonly memberId: number;
  readonly seat: Seat;
  readonly isAtTable?: boolean;
}

/** A player's newest message at their seat, for a moment. Screen readers get it from the chat, and those of bots from the log. */
export function SpeechBubble({ memberId, seat, isAtTable = false }: BubbleProps) {
  const message = memberId === 0 ? botSaidJustNow(seat) : saidJustNow(memberId);
  const reaction = message && reactionIn(message.said);
  if (message === null || (isAtTable && reaction !== null)) return null;
  const text = inWords(message.said);
  return (
    <span key={message.id} class={reaction === null ? 'bubble' : 'bubble is-face'} title={text} aria-hidden="true">
      {reaction === null ? <bdi>{text}</bdi> : <ReactionIcon of={reaction} />}
    </span>
  );
}
