import { t } from '../../i18n/index.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { leaderName, replayMode } from './replay-mode.ts';

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
