import type { Snapshot } from '../net/link.ts';
import { BarButton } from '../ui/bar-button.tsx';
import { settings } from '../ui/settings.ts';
import { talkOpen, unread } from './conversation.ts';
import { talkWords } from './words.ts';

/** Opens the talk; how much of it is new stands beside. */
export function TalkButton({ snapshot: { me } }: { readonly snapshot: Snapshot }) {
  const { title, unread: withNew } = talkWords.value;
  const count = unread(me);
  if (settings.talk.value === 'nothing') return null;
  return (
    <BarButton
      icon="talk"
      label={count > 0 ? withNew(count) : title}
      word={title}
      count={count}
      isNew
      expanded={talkOpen.value}
      onPress={() => (talkOpen.value = !talkOpen.value)}
    />
  );
}
