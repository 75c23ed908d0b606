import { computed, effect, signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { liveChance } from '../../net/local/live-chance.ts';
import type { OpenedRecord } from '../../net/replay/open-record.ts';
import { REPLAY_START, type ReplayState } from '../../net/replay/replay-state.ts';
import { followingLink, type ReplayTableLink, replayTableLink } from '../../net/replay/replay-table-link.ts';
import type { RoomProps, TableLink } from '../../net/table-link.ts';
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

/** Milliseconds from one update to the next one: a table accepts twenty requests of a person in a second. */
const UPDATE_INTERVAL_MS = 200;

const RETRY_DELAY_MS = 1000;

/**
 * Tells the table what the leader of its shared replay shows, until the returned function is called. It goes on until the table has it,
 * also after the connection was lost.
 */
export function publishReplay(table: TableLink, replay: ReplayTableLink): () => void {
  const isAsking = signal(false);
  let next = 0;
  const isDue = computed(() => {
    const session = table.session.value;
    if (session.state !== 'live' || isAsking.value) return false;
    const { sharedReplay, me } = session.snapshot;
    return sharedReplay?.leader === me && !isSameState(sharedReplay, replay.state.value);
  });
  async function send(): Promise<void> {
    isAsking.value = true;
    next = performance.now() + UPDATE_INTERVAL_MS;
    const answer = await table.ask('showReplay', replay.state.peek());
    if (!answer.ok) next = performance.now() + RETRY_DELAY_MS;
    isAsking.value = false;
  }
  return effect(() => {
    if (!isDue.value) return;
    const timer = setTimeout(() => void send(), Math.max(0, next - performance.now()));
    return () => clearTimeout(timer);
  });
}

function isSameState(one: ReplayState, other: ReplayState): boolean {
  return KEYS.every((key) => one[key] === other[key]);
}

const KEYS = ['turn', 'playing', 'speed', 'view', 'pointing'] as const;
