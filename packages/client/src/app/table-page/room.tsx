import { useEffect } from 'preact/hooks';
import { ChatDrawer } from '../../features/chat/chat-drawer.tsx';
import { useChat } from '../../features/chat/use-chat.ts';
import { Gathering } from '../../features/gathering/gathering.tsx';
import { isBarred, useJoinIntent } from '../../features/gathering/use-join-intent.ts';
import { useParty } from '../../features/matchmaking/search.ts';
import { ResultDialog } from '../../features/results/result-dialog.tsx';
import { useFairCards } from '../../features/shuffle/use-fair-cards.ts';
import { SpectatorBanner } from '../../features/spectators/spectator-banner.tsx';
import { followLeader, invitingLeader } from '../../features/together/replay-mode.ts';
import { SUMMARY_SEPARATOR } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/index.ts';
import { useWakeLock } from '../../lib/wake-lock.ts';
import { useGroupOf } from '../../net/group-of-table.ts';
import type { RoomProps, Snapshot } from '../../net/table-link.ts';
import { LinkBanner } from '../../table/view/link-banner.tsx';
import { WaitingBanner } from '../../table/view/waiting-banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { closeLesson } from '../../ui/lesson-open.ts';
import { settings } from '../../ui/settings.ts';
import { AwayBanner } from './away-banner.tsx';
import { HelpDrawer } from './help-drawer.tsx';
import { LeftAlone } from './left-alone.tsx';
import { NameDialog } from './name-dialog.tsx';
import { RoomBar } from './room-bar.tsx';
import { SeatRequestBanner } from './seat-request-banner.tsx';
import { useOverlayPlacement } from './use-overlay-placement.ts';
import { usePageHidden } from './use-page-hidden.ts';
import { useRoom } from './use-room.ts';
import { useSharedReplay } from './use-shared-replay.ts';
import { useTableEvents } from './use-table-events.ts';
import { useTableShown } from './use-table-shown.ts';

const PlayTable = lazyComponent(async () => (await import('./play-table.tsx')).PlayTable);
const SharedReplayView = lazyComponent(async () => (await import('./shared-replay-view.tsx')).SharedReplayView);

export function Room({ link, snapshot: latest }: RoomProps) {
  const isBeginning = useJoinIntent(link, latest);
  const { snapshot, head, isTableShown, moving, result } = useRoom(latest, isBeginning);
  const isReplaying = useSharedReplay({ link, snapshot }, result);
  useChat(link, snapshot);
  useTableEvents(snapshot, moving);
  useParty(snapshot);
  useGroupOf(snapshot.code, snapshot.seat !== null);
  const fairCards = useFairCards({ link, snapshot });
  const banners = useOverlayPlacement();
  useWakeLock(playsWithOthers(snapshot));
  useTableShown(link, snapshot, isTableShown && !result.shown.value);
  usePageHidden(link);
  useEffect(() => {
    if (snapshot.phase === 'playing') closeLesson(); // The other players have begun.
  }, [snapshot.phase, snapshot.matchNumber]);
  return (
    <div class="page room" data-table-colour={settings.tableColour.value}>
      <RoomBar link={link} snapshot={snapshot} fairCards={fairCards} onResult={() => (result.shown.value = true)} />
      <div class="banners">
        <TableSign snapshot={snapshot} />
        <SpectatorBanner snapshot={snapshot} />
        <div ref={banners} class="passing-banners">
          <LinkBanner link={link} snapshot={snapshot} />
          <AwayBanner link={link} snapshot={snapshot} />
          <WaitingBanner link={link} snapshot={snapshot} />
          <LeftAlone link={link} snapshot={snapshot} />
          <SeatRequestBanner link={link} snapshot={snapshot} />
        </div>
      </div>
      <div class="room-body">
        <main ref={head} tabIndex={-1} class="room-main" aria-label={`${t.value.table.table} ${snapshot.code}`}>
          {isReplaying ? (
            <SharedReplayView link={link} snapshot={snapshot} />
          ) : isTableShown ? (
            <PlayTable link={link} snapshot={latest} moving={moving} />
          ) : (
            <Gathering link={link} snapshot={snapshot} />
          )}
        </main>
        <HelpDrawer snapshot={snapshot} fairCards={fairCards} />
        <ChatDrawer link={link} snapshot={snapshot} />
      </div>
      <ResultDialog {...{ link, snapshot, result }} leader={invitingLeader(snapshot)} onFollow={followLeader} />
      <NameDialog link={link} />
    </div>
  );
}

function playsWithOthers({ phase, seat, seats }: Snapshot): boolean {
  return phase === 'playing' && seat !== null && seats.some(({ person }, other) => other !== seat && person !== 0);
}

/**
 * Tells spectators at all times that they are watching, and why they have no seat any more, and everyone that the game goes on from
 * another one.
 */
function TableSign({ snapshot }: Pick<RoomProps, 'snapshot'>) {
  const { seat, phase, playedOn, claimed, me } = snapshot;
  const why = isBarred(snapshot) ? t.value.table.barred : claimed.includes(me) ? t.value.seatRequests.claimed : '';
  const watches = seat === null ? [t.value.join.watching, why].filter((text) => text !== '') : [];
  const continues = playedOn === null || phase === 'gathering' ? [] : [t.value.replay.continues(playedOn.turn)];
  const signs = [...watches, ...continues];
  if (signs.length === 0) return null;
  return (
    <p class="watching-sign row">
      <Icon name={seat === null ? 'eye' : 'replay'} />
      {signs.join(SUMMARY_SEPARATOR)}
    </p>
  );
}
