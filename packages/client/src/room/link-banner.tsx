import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import { say } from '../ui/notices.tsx';
import { words } from '../words/index.ts';
import type { RoomProps } from './room-props.ts';

/** Says when the connection is down, or the table is on hold. */
export function LinkBanner({ link, snapshot }: RoomProps) {
  const lost = link.status.value === 'lost';
  const wasLost = useRef(false);
  useEffect(() => {
    if (wasLost.current && !lost) say({ text: words.value.link.back });
    wasLost.current = lost;
  }, [lost]);
  return <LinkWarning link={link} snapshot={snapshot} />;
}

/** The words alone, once more where a dialog hides the table. */
export function LinkWarning({ link, snapshot }: RoomProps) {
  const said = words.value.link;
  const text = link.status.value === 'lost' ? said.lost : snapshot.phase === 'halted' ? said.halted : '';
  return (
    <div class="banner-place" role="status">
      {text !== '' && (
        <p class="banner">
          <Icon name="warning" />
          {text}
        </p>
      )}
    </div>
  );
}
