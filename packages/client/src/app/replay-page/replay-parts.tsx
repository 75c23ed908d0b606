import { useEffect } from 'preact/hooks';
import { ReplayBar } from '../../features/replay/replay-bar.tsx';
import { type OverTable, ReplayTable } from '../../features/replay/replay-table.tsx';
import { keepPosition } from '../../features/replay/use-replay.ts';
import { ReviewBar, ReviewButton } from '../../features/review/review-bar.tsx';
import { useReview } from '../../features/review/use-review.ts';
import { useWakeLock } from '../../lib/wake-lock.ts';
import type { ReplayPosition } from '../../net/replay/replay-address.ts';
import type { ReplaySession } from '../../table/replay/replay-session.ts';

type KeepPosition = (at: ReplayPosition) => void;

/** Returns the parts of an open replay. `keep` puts the shown position into the history of the browser. */
export function useReplayParts(session: ReplaySession, keep: KeepPosition, besides: OverTable = () => null) {
  const { review, note } = useReview(session);
  useEffect(() => keepPosition(session.link, keep), [session]);
  useWakeLock(session.link.state.value.playing);
  return {
    review,
    table: <ReplayTable session={session} besides={besides} />,
    bar: (
      <ReplayBar
        session={session}
        reviewButton={<ReviewButton session={session} review={review} />}
        review={<ReviewBar session={session} review={review} note={note} />}
      />
    ),
  };
}
