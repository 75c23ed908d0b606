import { ask } from '../room/ask.ts';
import type { RoomProps } from '../room/room-props.ts';
import { seenOpen } from '../seen/seen-open.ts';
import { Drawer } from '../ui/drawer.tsx';
import { rulesAt } from '../ui/rules-open.ts';
import { settings } from '../ui/settings.ts';
import { Switch } from '../ui/switch.tsx';
import { latest, talkOpen } from './conversation.ts';
import { inWords } from './in-words.ts';
import { Presses } from './presses.tsx';
import { TalkLines } from './talk-lines.tsx';
import { talkWords } from './words.ts';
import { Writing } from './writing.tsx';

/** What is said at the table, beside it. */
export function TalkDrawer({ link, snapshot }: RoomProps) {
  const open = talkOpen.value && rulesAt.value === null && !seenOpen.value && settings.talk.value !== 'nothing';
  const { title, close, aside } = talkWords.value;
  return (
    <>
      <News me={snapshot.me} />
      {open && (
        <Drawer label={title} close={close} onClose={() => (talkOpen.value = false)} class="talk">
          <TalkLines link={link} snapshot={snapshot} />
          <div class="talk-foot">
            {snapshot.phase === 'playing' && snapshot.seat === null && <p class="hint">{aside}</p>}
            <Presses link={link} snapshot={snapshot} />
            <Writing link={link} snapshot={snapshot} />
            {snapshot.me === snapshot.host && <HostFreely link={link} snapshot={snapshot} />}
          </div>
        </Drawer>
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
