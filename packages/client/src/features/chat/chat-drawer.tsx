import { allowsFreeText, PHRASES, REACTIONS } from '@hundredfold/shared/protocol/chat.ts';
import { t } from '../../i18n/index.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { latest } from './chat-entries.ts';
import { ChatForm } from './chat-form.tsx';
import { ChatMessages } from './chat-messages.tsx';
import { closeChat, isChatOpen } from './chat-open.ts';
import { inWords, ReactionIcon } from './reaction-icon.tsx';

export function ChatDrawer({ link, snapshot }: RoomProps) {
  const { title, close, aside } = t.value.chat;
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
            {snapshot.me === snapshot.host && <FreeChatSwitch link={link} snapshot={snapshot} />}
          </div>
        </Drawer>
      )}
    </>
  );
}

function Phrases({ link, snapshot }: RoomProps) {
  const { react, say, reactions } = t.value.chat;
  const press = (phrase: string) => () => void askTable(link, 'say', { phrase });
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
        {[...(snapshot.game.phrases ?? []), ...PHRASES].map((each) => (
          <TextButton key={each} class="chat-phrase" label={inWords({ phrase: each })} onClick={press(each)} />
        ))}
      </div>
    </>
  );
}

function FreeChatSwitch({ link, snapshot }: RoomProps) {
  const { freely, freelyAbout } = t.value.chat;
  return (
    <Switch
      label={freely}
      about={freelyAbout}
      on={allowsFreeText(snapshot)}
      onSwitch={(on) => void askTable(link, 'set', { freely: on })}
    />
  );
}

function News({ me }: { readonly me: number }) {
  const message = latest.value;
  return (
    <div role="log" class="unseen">
      {message !== null && message.person !== me && (
        <p key={message.id}>
          {message.name}: {inWords(message.said)}
        </p>
      )}
    </div>
  );
}
