import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { useWakeLock } from '../../lib/wake-lock.ts';
import { liveChance } from '../../net/local/live-chance.ts';
import { followingLink } from '../../net/replay/following-link.ts';
import type { OpenedRecord } from '../../net/replay/open-record.ts';
import { replayLink } from '../../net/replay/replay-link.ts';
import { REPLAY_START } from '../../net/replay/replay-state.ts';
import type { RoomProps } from '../../net/room-props.ts';
import type { TableLink } from '../../net/table-link.ts';
import { showNotice } from '../../ui/notices.tsx';
import { LoadingReplay } from './fault-page.tsx';
import { keepPosition } from './keep-position.ts';
import { leadReplay } from './lead-replay.ts';
import type { RecordSource } from './load-record.ts';
import { PlayOnButton } from './play-on-button.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { replayButtons } from './replay-buttons.ts';
import { keepInEntry, keptPosition } from './replay-entry.ts';
import { isFollowing, replayMode, shownByLeader } from './replay-mode.ts';
import type { ReplaySession } from './replay-session.ts';
import { ReplayTable } from './replay-table.tsx';
import { ReviewDrawer } from './review-drawer.tsx';
import { TogetherBar } from './together-bar.tsx';
import { type OpenReplay as OpenedReplay, type ReplayFault, useReplay } from './use-replay.ts';
import './shared-replay.css';

/** The game that has just ended, in place of its table, as its leader shows it, or as the user watches it alone. */
export function SharedReplay({ link, snapshot }: RoomProps) {
  const { record } = snapshot;
  const tries = useSignal(0);
  const source = useMemo((): RecordSource => ({ from: 'id', id: record }), [record]);
  const openLink = useMemo(() => (opened: OpenedRecord) => linkBesideTable(link, opened), [link]);
  const progress = useReplay(source, tries.value, openLink).value;
  switch (progress.state) {
    case 'loading':
    case 'choice': // A record by its id is never a file of several games.
      return <LoadingReplay />;
    case 'fault':
      return <Fault fault={progress} onRetry={() => tries.value++} />;
    case 'open':
      return <OpenReplay link={link} snapshot={snapshot} replay={progress} />;
  }
}

/** Opens a replay that follows the leader at a table while this page watches along. */
function linkBesideTable(table: TableLink, opened: OpenedRecord) {
  const { seats = [], seat = null } = table.snapshot.peek() ?? {};
  const avatarFor = (whose: string) => seats.find(({ name }) => name === whose)?.seal;
  const first = { ...REPLAY_START, view: seat ?? REPLAY_START.view };
  const replay = replayLink(opened, first, liveChance, avatarFor);
  const shared = table.snapshot.peek()?.sharedReplay ?? null;
  const follows = shared !== null && replayMode.peek() === 'along';
  replay.run({ do: 'show', state: follows ? shownByLeader(shared) : { ...first, ...keptPosition() } });
  return followingLink(replay, {
    isFollowing: () => {
      const snapshot = table.snapshot.peek();
      return snapshot !== null && isFollowing(snapshot);
    },
    onBreakFree: () => {
      replayMode.value = 'alone';
    },
  });
}

function OpenReplay({ link, snapshot, replay }: RoomProps & { readonly replay: OpenedReplay }) {
  const { session } = replay;
  useLead({ link, snapshot, session });
  useEffect(() => keepPosition(session.link, keepInEntry), [session]);
  useWakeLock(session.link.state.value.playing);
  useReplayButtons(replay, snapshot.record);
  return (
    <div class="shared-replay">
      <div class="shared-replay-body">
        <div class="shared-replay-table">
          <ReplayTable session={session} />
        </div>
        <ReviewDrawer session={session} />
      </div>
      <div class="replay-controls">
        <TogetherBar link={link} snapshot={snapshot} replay={replay} />
        <ReplayBar session={session} />
      </div>
    </div>
  );
}

/** Puts the buttons of an open replay into the bar of its table. */
function useReplayButtons({ session, isOnServer }: OpenedReplay, record: string): void {
  useLayoutEffect(() => {
    replayButtons.value = () => <PlayOnButton session={session} id={isOnServer ? record : null} />;
    return () => {
      replayButtons.value = null;
    };
  }, [session, isOnServer, record]);
}

interface LeadProps extends RoomProps {
  readonly session: ReplaySession;
}

/** Keeps the replay where its leader is, or shows everyone what this page shows, if it leads. */
function useLead({ link, snapshot, session: { link: replay } }: LeadProps): void {
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
    return leadReplay(link, replay);
  }, [isLeader, replay]);
}

/** Says why the game cannot be shown, and leads back to the result. */
function Fault({ fault: { fault }, onRetry }: { readonly fault: ReplayFault; readonly onRetry: () => void }) {
  const close = () => {
    replayMode.value = 'closed';
  };
  const { title, text } = t.value.openGame.faults[fault];
  useEffect(() => showNotice({ text: title }), [title]);
  return (
    <div class="waiting">
      <p>{text}</p>
      <p class="buttons">
        <button type="button" class="main" onClick={onRetry}>
          {t.value.link.tryAgain}
        </button>
        <button type="button" class="second" onClick={close}>
          {t.value.replay.leaveWord}
        </button>
      </p>
    </div>
  );
}
