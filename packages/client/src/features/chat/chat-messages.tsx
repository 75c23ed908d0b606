import { type ChatMessage, reactionIn } from '@hundredfold/shared/protocol/chat.ts';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { textOf } from '../../i18n/sentence.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { eventText } from '../../table/events/event-text.ts';
import { IconButton } from '../../ui/text-button.tsx';
import { chat } from './chat-entries.ts';
import { PersonActions } from './person-actions.tsx';
import { inWords, ReactionIcon, recipientOf } from './reaction-icon.tsx';

/** The distance from the end within which the list follows new messages, in pixels. */
const FOLLOW_DISTANCE_PX = 80;

/** The list of messages, the latest at the bottom. It follows new messages unless the player has scrolled up. */
export function ChatMessages({ link, snapshot }: RoomProps) {
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const all = chat.value;
  const followEnd = () => {
    if (atEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  };
  useLayoutEffect(followEnd, [all]);
  const isEmpty = all.length === 0;
  useLayoutEffect(() => {
    if (list.current === null) return;
    // Turning a phone or opening its keyboard leaves less room for the list.
    const observer = new ResizeObserver(followEnd);
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [isEmpty]);
  if (isEmpty) return <p class="chat-messages hint">{t.value.chat.silence}</p>;
  return (
    <ol
      ref={list}
      class="chat-messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list has to be scrolled from the keyboard too
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        atEnd.current = scrollHeight - clientHeight - scrollTop < FOLLOW_DISTANCE_PX;
      }}
    >
      {all.map((entry) =>
        entry.kind === 'message' ? (
          <MessageItem key={entry.key} link={link} message={entry.message} me={snapshot.me} />
        ) : (
          <li key={entry.key} class="chat-event">
            {textOf([eventText(entry.event, snapshot.me)])}
          </li>
        ),
      )}
    </ol>
  );
}

interface MessageItemProps extends Pick<RoomProps, 'link'> {
  readonly message: ChatMessage;
  readonly me: number;
}

function MessageItem({ link, message, me }: MessageItemProps) {
  const open = useSignal(false);
  const isOwn = message.person === me;
  const recipient = recipientOf(message.said, me);
  const { watches, about } = t.value.chat;
  const reaction = reactionIn(message.said);
  return (
    <li class={isOwn ? 'chat-message is-own' : 'chat-message'}>
      <p class="chat-content wrap">
        <bdi class="chat-name">{isOwn ? t.value.name.you : message.name}</bdi>
        {!message.seated && <small>{watches}</small>}
        {recipient !== '' && <small>{recipient}</small>}
        <span class="unseen">: </span>
        {reaction === null ? <bdi class="chat-text">{inWords(message.said)}</bdi> : <Shown of={reaction} />}
      </p>
      {!isOwn && (
        <IconButton
          class="glyph chat-more"
          icon="more"
          label={about(message.name)}
          aria-expanded={open.value}
          onClick={() => (open.value = !open.value)}
        />
      )}
      {open.value && <PersonActions link={link} sign={message.sign} name={message.name} about={{ line: message.id }} />}
    </li>
  );
}

function Shown({ of }: Parameters<typeof ReactionIcon>[0]) {
  return (
    <span class="chat-text">
      <ReactionIcon of={of} />
      <span class="unseen">{t.value.chat.reactions[of]}</span>
    </span>
  );
}
