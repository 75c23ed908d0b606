import { t } from '../../i18n/index.ts';
import { askTable } from '../../net/ask-table.ts';
import { REPLAY_START } from '../../net/replay/replay-state.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { canLead, leaderName, replayMode } from './replay-mode.ts';

export function WatchTogether({ link }: Pick<RoomProps, 'link'>) {
  const snapshot = link.snapshot.value;
  if (snapshot === null || !canLead(snapshot)) return null;
  const lead = () => void askTable(link, 'showReplay', REPLAY_START);
  return <TextButton class="quiet with-icon" icon="people" label={t.value.together.start} onClick={lead} />;
}

export function WatchAlong({ snapshot }: Pick<RoomProps, 'snapshot'>) {
  const { phase, sharedReplay, me } = snapshot;
  const isLed = phase === 'over' && sharedReplay !== null && sharedReplay.leader !== me && replayMode.value !== 'along';
  const { shows, join } = t.value.together;
  return (
    <p class="hint watch-along">
      <span role="status">{isLed && shows(leaderName(snapshot))}</span>{' '}
      {isLed && <TextButton class="quiet" label={join} onClick={() => (replayMode.value = 'along')} />}
    </p>
  );
}
