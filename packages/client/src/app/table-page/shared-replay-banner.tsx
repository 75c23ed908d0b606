import { leaderName, replayMode } from '../../features/together/replay-mode.ts';
import { t } from '../../i18n/index.ts';
import type { RoomProps } from '../../net/room-props.ts';
import { MessageBanner } from '../../table/view/waiting-banner.tsx';

export function SharedReplayBanner({ snapshot }: Pick<RoomProps, 'snapshot'>) {
  const { sharedReplay, phase, me } = snapshot;
  if (phase !== 'over' || sharedReplay === null || replayMode.value !== 'closed') return null;
  const { shows, youLead, join } = t.value.together;
  const come = () => {
    replayMode.value = 'along';
  };
  const text = sharedReplay.leader === me ? youLead : shows(leaderName(snapshot));
  return <MessageBanner text={text} ways={[{ label: join, press: come }]} />;
}
