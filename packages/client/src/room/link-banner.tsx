import { useEffect, useRef } from 'preact/hooks';
import type { LinkStatus, Snapshot } from '../net/link.ts';
import { Icon } from '../ui/icon.tsx';
import { say } from '../ui/notices.tsx';
import { words } from '../words/index.ts';
import type { RoomProps } from './room-props.ts';

/** Says when the connection is down, or the table is on hold or cannot be written down. */
export function LinkBanner({ link, snapshot }: RoomProps) {
  const lost = link.status.value === 'lost';
  const wasLost = useRef(false);
  useEffect(() => {
    if (wasLost.current && !lost) say({ text: words.value.link.back });
    wasLost.current = lost;
  }, [lost]);
  const moves = link.moves.value;
  const movesBefore = useRef(moves);
  useEffect(() => {
    if (moves > movesBefore.current) say({ text: words.value.link.movedOn });
    movesBefore.current = moves;
  }, [moves]);
  return <LinkWarning link={link} snapshot={snapshot} />;
}

/** The words alone, once more where a dialog hides the table. */
export function LinkWarning({ link, snapshot }: RoomProps) {
  const text = warning(link.status.value, snapshot);
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

function warning(status: LinkStatus, { phase, stuck }: Snapshot): string {
  const { lost, halted, unwritten } = words.value.link;
  if (status === 'lost') return lost;
  if (phase === 'halted') return halted;
  return stuck ? unwritten : '';
}
