import type { Snapshot } from '../net/link.ts';
import { Icon } from '../ui/icon.tsx';
import { settings } from '../ui/settings.ts';
import { talkOpen, unread } from './conversation.ts';
import { talkWords } from './words.ts';

/** Opens the talk; how much of it is new stands beside. */
export function TalkButton({ snapshot: { me } }: { readonly snapshot: Snapshot }) {
  const { title, unread: withNew } = talkWords.value;
  const count = unread(me);
  if (settings.talk.value === 'nothing') return null;
  return (
    <button
      type="button"
      class="bar-button counted"
      aria-expanded={talkOpen.value}
      aria-label={count > 0 ? withNew(count) : title}
      onClick={() => (talkOpen.value = !talkOpen.value)}
    >
      <Icon name="talk" />
      {count > 0 && <span class="unread">{count}</span>}
    </button>
  );
}
