import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';

import { connectionFault } from '../../net/connectivity.ts';
import type { RoomProps, Snapshot } from '../../net/table-link.ts';
import { Icon } from '../../ui/icon.tsx';
import { showNotice } from '../../ui/notices.tsx';
import { StatusText } from '../../ui/status-text.tsx';
import { useGraceLeft } from '../../ui/use-seconds-left.ts';
import { canBotStandIn } from '../state/others-here.ts';

export function LinkBanner({ link, snapshot }: RoomProps) {
  const lost = link.session.value.state === 'lost';
  const wasLost = useRef(false);
  useEffect(() => {
    if (wasLost.current && !lost) showNotice({ text: t.value.link.back });
    wasLost.current = lost;
  }, [lost]);
  const moves = link.roomChanges.value;
  const movesBefore = useRef(moves);
  useEffect(() => {
    if (moves > movesBefore.current) showNotice({ text: t.value.link.movedOn });
    movesBefore.current = moves;
  }, [moves]);
  return <LinkWarning link={link} snapshot={snapshot} />;
}

/** The text of the banner alone, for dialogs that hide the table. */
export function LinkWarning({ link, snapshot }: RoomProps) {
  const isLost = link.session.value.state === 'lost';
  const text = warning(isLost, snapshot);
  return (
    <div class="banner-place">
      {text !== '' && (
        <p class="banner row">
          <Icon name="warning" />
          <StatusText text={text} />
          {isLost && <BotComes snapshot={snapshot} />}
        </p>
      )}
    </div>
  );
}

/** Tells a player with a lost connection when a bot plays for them, or that it does. Screen readers skip the countdown. */
function BotComes({ snapshot }: Pick<RoomProps, 'snapshot'>) {
  const left = useGraceLeft(true, snapshot.grace);
  if (snapshot.seat === null || !canBotStandIn(snapshot, true)) return null;
  const { botIn } = t.value.away;
  return <span aria-hidden="true">{left > 0 ? botIn(left) : t.value.events.yours.held}</span>;
}

function warning(isLost: boolean, { phase, unsaved }: Snapshot): string {
  const { lost, halted, unwritten } = t.value.link;
  if (isLost) return connectionFault() === 'no-sockets' ? `${lost} ${t.value.offline.noSockets}` : lost;
  if (phase === 'halted') return halted;
  return unsaved ? unwritten : '';
}
