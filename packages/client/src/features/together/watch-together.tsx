import { t } from '../../i18n/index.ts';
import { askTable } from '../../net/ask-table.ts';
import { REPLAY_START } from '../../net/replay/replay-state.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { canLead, leaderName, replayMode } from './replay-mode.ts';

export function WatchTogether({ link }: Pick<RoomProps, 'link'>) {
  const snapshot = link.snapshot.value;
  if (snapshot === null || !canLead(snapshot)) return null;
  return (
    <button type="button" class="quiet with-icon" onClick={() => void askTable(link, 'showReplay', REPLAY_START)}>
      <Icon name="people" />
      {t.value.together.start}
    </button>
  );
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
