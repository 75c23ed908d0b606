import { useLayoutEffect, useRef } from 'preact/hooks';
import { liveChance } from '../../net/local/live-chance.ts';
import type { OpenedRecord } from '../../net/replay/open-record.ts';
import { REPLAY_START } from '../../net/replay/replay-state.ts';
import { followingLink, type ReplayTableLink, replayTableLink } from '../../net/replay/replay-table-link.ts';
import type { RoomProps, TableLink } from '../../net/table-link.ts';
import { publishReplay } from './publish-replay.ts';
import { keptPosition } from './replay-entry.ts';
import { isFollowing, replayMode, shownByLeader } from './replay-mode.ts';

export function linkBesideTable(table: TableLink, opened: OpenedRecord) {
  const { seats = [], seat = null } = table.snapshot.peek() ?? {};
  const avatarFor = (whose: string) => seats.find(({ name }) => name === whose)?.seal;
  const first = { ...REPLAY_START, view: seat ?? REPLAY_START.view };
  const replay = replayTableLink(opened, first, liveChance, avatarFor);
  const shared = table.snapshot.peek()?.sharedReplay ?? null;
  const follows = shared !== null && replayMode.peek() === 'along';
  replay.run({ do: 'show', state: follows ? shownByLeader(shared) : { ...first, ...keptPosition() } });
  return followingLink(replay, {
    isFollowing: () => {
      const snapshot = table.snapshot.peek();
      return snapshot !== null && isFollowing(snapshot);
    },
    onBreakFree: () => (replayMode.value = 'alone'),
  });
}

interface SharedReplayLinkProps extends RoomProps {
  readonly replay: ReplayTableLink;
}

/** Keeps the replay where its leader is, or shows everyone what this page shows, if it leads. */
export function useSharedReplayLink({ link, snapshot, replay }: SharedReplayLinkProps): void {
  const { sharedReplay, me } = snapshot;
  const isLeader = sharedReplay?.leader === me;
  const follows = isFollowing(snapshot);
  useLayoutEffect(() => {
    if (follows && sharedReplay !== null) replay.run({ do: 'show', state: shownByLeader(sharedReplay) });
  }, [sharedReplay, follows, replay]);
  const followed = useRef(false);
  useLayoutEffect(() => {
    // What does not follow any more goes on only if the user wants it.
    if (followed.current && sharedReplay === null) replay.run({ do: 'pause' });
    followed.current = follows;
  }, [follows, sharedReplay === null]);
  useLayoutEffect(() => {
    const shared = link.snapshot.peek()?.sharedReplay ?? null;
    if (!isLeader || shared === null) return;
    replay.run({ do: 'show', state: shownByLeader(shared) }); // A new leader goes on where the last one was.
    return publishReplay(link, replay);
  }, [isLeader, replay]);
}
