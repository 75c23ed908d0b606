import { allowsFreeText, chatTextSchema, PHRASES, REACTIONS } from '@hundredfold/shared/protocol/chat.ts';
import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import * as v from 'valibot';
import { t } from '../../i18n/index.ts';
import { withName } from '../../net/ask-name.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { settings } from '../../ui/settings.ts';
import { Switch } from '../../ui/switch.tsx';
import { IconButton, TextButton } from '../../ui/text-button.tsx';
import { latest, unread } from './chat-entries.ts';
import { ChatMessages } from './chat-messages.tsx';
import { chatDraft, closeChat, isChatOpen, openChat, sendDraft } from './chat-open.ts';
import { inWords, ReactionIcon, recipientOf } from './reaction-icon.tsx';

export function ChatButton({ snapshot: { me } }: Pick<RoomProps, 'snapshot'>) {
  const { title, unread: withNew } = t.value.chat;
  const count = unread(me);
  if (settings.chat.value === 'nothing') return null;
  return (
    <BarButton
      icon="chat"
      label={count > 0 ? withNew(count) : title}
      word={title}
      count={count}
      expanded={isChatOpen.value}
      onPress={() => (isChatOpen.peek() ? closeChat() : openChat())}
    />
  );
}

export function ChatDrawer({ link, snapshot }: RoomProps) {
  const { title, close, aside, freely, freelyAbout } = t.value.chat;
  return (
    <>
      <News me={snapshot.me} />
      {isChatOpen.value && (
        <Drawer label={title} close={close} onClose={closeChat} class="chat">
          <ChatMessages link={link} snapshot={snapshot} />
          <div class="chat-footer stack">
            {snapshot.phase === 'playing' && snapshot.seat === null && <p class="hint">{aside}</p>}
            <Phrases link={link} snapshot={snapshot} />
            <ChatForm link={link} snapshot={snapshot} />
            {snapshot.me === snapshot.host && (
              <Switch
                label={freely}
                about={freelyAbout}
                on={allowsFreeText(snapshot)}
                onSwitch={(on) => void askTable(link, 'set', { freely: on })}
              />
            )}
          </div>
        </Drawer>
      )}
    </>
  );
}

function Phrases({ link, snapshot }: RoomProps) {
  const { react, say, more, fewer, reactions } = t.value.chat;
  const isMore = useSignal(false);
  const toggle = () => (isMore.value = !isMore.peek());
  const phrases = [...(snapshot.game.phrases ?? []), ...(isMore.value ? PHRASES : [])];
  const press = (phrase: string) => () => speaking(snapshot)(() => askTable(link, 'say', { phrase }));
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend. */}
      <div role="group" aria-label={react} class="chat-reactions">
        {REACTIONS.map((each) => (
          <button key={each} type="button" class="glyph" aria-label={reactions[each]} onClick={press(each)}>
            <ReactionIcon of={each} />
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="group" aria-label={say} class="chat-phrases wrap">
        {phrases.map((each) => (
          <TextButton key={each} class="chat-phrase" label={inWords({ phrase: each })} onClick={press(each)} />
        ))}
        <TextButton class="chat-phrase" label={isMore.value ? fewer : more} onClick={toggle} />
      </div>
    </>
  );
}

/** Asks someone who watches under a drawn name who they are. In a room for spectators names stay as they are. */
function speaking({ seat, from }: RoomProps['snapshot']): (say: () => unknown) => void {
  return seat === null && from === 'table' ? withName : (say) => void say();
}

function News({ me }: { readonly me: number }) {
  const message = latest.value;
  return (
    <div role="log" class="unseen">
      {message !== null && message.person !== me && (
        <p key={message.id}>
          {[message.name, recipientOf(message.said, me)].filter(Boolean).join(' ')}: {inWords(message.said)}
        </p>
      )}
    </div>
  );
}

function ChatForm({ link, snapshot }: RoomProps) {
  const field = useRef<HTMLInputElement>(null);
  const wrong = useSignal(false);
  const id = useId();
  const { field: label, send, notALine } = t.value.chat;
  if (settings.chat.value === 'phrases') return null;
  if (!allowsFreeText(snapshot)) return <p class="hint">{t.value.refusals['phrases-only']}</p>;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const read = v.safeParse(chatTextSchema, chatDraft.peek());
    wrong.value = !read.success;
    field.current?.focus();
    if (read.success) speaking(snapshot)(() => sendDraft(() => askTable(link, 'say', { text: read.output })));
  };
  return (
    <form class="chat-form" onSubmit={submit} noValidate>
      <input
        ref={field}
        name="line"
        aria-label={label}
        placeholder={label}
        autocomplete="off"
        enterkeyhint="send"
        maxLength={1000}
        value={chatDraft.value}
        onInput={({ currentTarget }) => (chatDraft.value = currentTarget.value)}
        aria-invalid={wrong.value}
        aria-describedby={id}
      />
      <IconButton class="main" icon="send" label={send} type="submit" />
      <p id={id} class="wrong">
        {wrong.value ? notALine : ''}
      </p>
    </form>
  );
}
