import { useEffect } from 'preact/hooks';
import { useTableEvents } from '../events/use-table-events.ts';
import { useParty } from '../find/use-party.ts';
import { closeLesson } from '../learn/lesson-open.ts';
import type { Snapshot } from '../net/link.ts';
import { SeenDrawer } from '../seen/seen-drawer.tsx';
import { asPlayable } from '../table/standstill.ts';
import { TalkDrawer } from '../talk/talk-drawer.tsx';
import { useTalk } from '../talk/use-talk.ts';
import { Icon } from '../ui/icon.tsx';
import { later } from '../ui/later.tsx';
import { settings } from '../ui/settings.ts';
import { useWakeLock } from '../ui/wake-lock.ts';
import { GalleryBanner } from '../watch/gallery-banner.tsx';
import { words } from '../words/index.ts';
import { AwayBanner } from './away-banner.tsx';
import { doorWords } from './door-words.ts';
import { Gathering } from './gathering.tsx';
import { LeftAlone } from './left-alone.tsx';
import { LinkBanner } from './link-banner.tsx';
import { ResultDialog } from './result-dialog.tsx';
import { RoomBar } from './room-bar.tsx';
import type { RoomProps } from './room-props.ts';
import { RulesDrawer } from './rules-drawer.tsx';
import { useArrival } from './use-arrival.ts';
import { useFreePlaces } from './use-free-places.ts';
import { useRoom } from './use-room.ts';
import { useTableShown } from './use-table-shown.ts';
import { WaitingBanner } from './waiting-banner.tsx';
import { WishBanner } from './wish-banner.tsx';

const SetTable = later(async () => (await import('./set-table.tsx')).SetTable);

/** A table from inside: the gathering, then the game, with the house's frame around it. */
export function Room({ link, snapshot }: RoomProps) {
  const { head, isSet, moving, result } = useRoom(snapshot);
  const beginning = useArrival(link, snapshot);
  useTalk(link, snapshot);
  useTableEvents(snapshot);
  useParty(snapshot);
  const banners = useFreePlaces();
  useWakeLock(playsWithOthers(snapshot));
  useTableShown(link, snapshot, isSet && !result.shown.value);
  useEffect(() => {
    if (snapshot.phase === 'playing') closeLesson(); // The others have begun.
  }, [snapshot.phase, snapshot.round]);
  const showResult = () => {
    result.shown.value = true;
  };
  return (
    <div class="page room" data-cloth={settings.cloth.value}>
      <RoomBar link={link} snapshot={snapshot} onResult={showResult} />
      <div class="banners">
        {snapshot.seat === null && <WatchingSign />}
        <GalleryBanner snapshot={snapshot} />
        <div ref={banners} class="passing-banners">
          <LinkBanner link={link} snapshot={snapshot} />
          <AwayBanner link={link} snapshot={snapshot} />
          <WaitingBanner link={link} snapshot={snapshot} />
          <LeftAlone link={link} snapshot={snapshot} />
          <WishBanner link={link} snapshot={snapshot} />
        </div>
      </div>
      <div class="room-body">
        <main ref={head} tabIndex={-1} class="room-main" aria-label={`${words.value.table.table} ${snapshot.code}`}>
          {isSet ? (
            <SetTable link={link} snapshot={snapshot} moving={moving} />
          ) : beginning.value ? (
            <p class="waiting">{words.value.table.opening}</p>
          ) : (
            <Gathering link={link} snapshot={snapshot} />
          )}
        </main>
        <RulesDrawer snapshot={snapshot} />
        {snapshot.phase !== 'gathering' && <SeenDrawer snapshot={asPlayable(snapshot)} />}
        <TalkDrawer link={link} snapshot={snapshot} />
      </div>
      <ResultDialog link={link} snapshot={snapshot} result={result} />
    </div>
  );
}

function playsWithOthers({ phase, seat, seats }: Snapshot): boolean {
  return phase === 'playing' && seat !== null && seats.some(({ person }, other) => other !== seat && person !== 0);
}

/** Whoever watches always sees that they do. */
function WatchingSign() {
  return (
    <p class="watching-sign">
      <Icon name="eye" />
      {doorWords.value.watching}
    </p>
  );
}
