import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { settings } from '../../ui/settings.ts';
import { unread } from './chat-entries.ts';
import { closeChat, isChatOpen, openChat } from './chat-open.ts';

export function ChatButton({ snapshot: { me } }: { readonly snapshot: Snapshot }) {
  const { title, unread: withNew } = t.value.chat;
  const count = unread(me);
  if (settings.chat.value === 'nothing') return null;
  return (
    <BarButton
      icon="chat"
      label={count > 0 ? withNew(count) : title}
      word={title}
      count={count}
      isNew
      expanded={isChatOpen.value}
      onPress={() => (isChatOpen.peek() ? closeChat() : openChat())}
    />
  );
}
