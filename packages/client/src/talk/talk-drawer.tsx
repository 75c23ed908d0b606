import { useRef } from 'preact/hooks';
import { ask } from '../room/ask.ts';
import type { RoomProps } from '../room/room-props.ts';
import { seenOpen } from '../seen/seen-open.ts';
import { Icon } from '../ui/icon.tsx';
import { rulesAt } from '../ui/rules-open.ts';
import { settings } from '../ui/settings.ts';
import { Switch } from '../ui/switch.tsx';
import { useFocusInside } from '../ui/use-focus-inside.ts';
import { latest, talkOpen } from './conversation.ts';
import { inWords } from './in-words.ts';
import { Presses } from './presses.tsx';
import { TalkLines } from './talk-lines.tsx';
import { talkWords } from './words.ts';
import { Writing } from './writing.tsx';

/** What is said at the table, beside it: the game goes on while one talks. */
export function TalkDrawer({ link, snapshot }: RoomProps) {
  const drawer = useRef<HTMLElement>(null);
  const open = talkOpen.value && rulesAt.value === null && !seenOpen.value && settings.talk.value !== 'nothing';
  useFocusInside(drawer, open);
  const { title, close, aside } = talkWords.value;
  const shut = () => (talkOpen.value = false);
  return (
    <>
      <News me={snapshot.me} />
      {open && (
        <aside
          ref={drawer}
          class="drawer paper talk"
          aria-label={title}
          tabIndex={-1}
          onKeyDown={(event) => event.key === 'Escape' && shut()}
        >
          <div class="sheet-head">
            <h2>{title}</h2>
            <button type="button" class="glyph" aria-label={close} onClick={shut}>
              <Icon name="close" />
            </button>
          </div>
          <TalkLines link={link} snapshot={snapshot} />
          <div class="talk-foot">
            {snapshot.phase === 'playing' && snapshot.seat === null && <p class="hint">{aside}</p>}
            <Presses link={link} snapshot={snapshot} />
            <Writing link={link} snapshot={snapshot} />
            {snapshot.me === snapshot.host && <HostFreely link={link} snapshot={snapshot} />}
          </div>
        </aside>
      )}
    </>
  );
}

function HostFreely({ link, snapshot }: RoomProps) {
  const { freely, freelyAbout } = talkWords.value;
  return (
    <Switch label={freely} about={freelyAbout} on={snapshot.freely} onSwitch={(on) => void ask(link, 'freely', { freely: on })} />
  );
}

/** Says what others have just said, for those who do not see it. */
function News({ me }: { readonly me: number }) {
  const line = latest.value;
  return (
    <div role="log" class="unseen">
      {line !== null && line.person !== me && (
        <p key={line.id}>
          {line.name}: {inWords(line.said)}
        </p>
      )}
    </div>
  );
}
