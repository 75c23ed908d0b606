import { isOver } from '@hundredfold/shared/core/view.ts';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useParty } from '../find/use-party.ts';
import { closeLesson } from '../learn/lesson-open.ts';
import type { Snapshot } from '../net/link.ts';
import { SeenDrawer } from '../seen/seen-drawer.tsx';
import { TalkDrawer } from '../talk/talk-drawer.tsx';
import { useTalk } from '../talk/use-talk.ts';
import { Icon } from '../ui/icon.tsx';
import { later } from '../ui/later.tsx';
import { say } from '../ui/notices.tsx';
import { useArrivalFocus } from '../ui/route.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { GalleryBanner } from '../watch/gallery-banner.tsx';
import { watchWords } from '../watch/words.ts';
import { gameWords } from '../words/abouts.ts';
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
import { useAttention } from './use-attention.ts';
import { WaitingBanner } from './waiting-banner.tsx';
import { WishBanner } from './wish-banner.tsx';

/** Milliseconds between the last movement at the table and the result. */
const RESULT_AFTER = 900;

const SetTable = later(async () => (await import('./set-table.tsx')).SetTable);

/** A table from inside: the gathering, then the game, with the house's frame around it. */
export function Room({ link, snapshot }: RoomProps) {
  const head = useArrivalFocus<HTMLElement>();
  const moving = useSignal(false);
  const result = useResult(snapshot, moving);
  const beginning = useArrival(link, snapshot);
  useAttention(snapshot);
  useNews(snapshot);
  useTalk(link, snapshot);
  useParty(snapshot);
  useEffect(() => {
    // Felt and cards come while people sit down; a failure shows when they are needed.
    const loaded = import('./set-table.tsx').catch(() => null);
    return whenIdle(() => void loaded.then((table) => table?.loadPainter()).catch(() => undefined));
  }, []);
  const catchFocus = () => {
    // What was focused may be gone with the phase or the dialog; the keyboard goes on from the head of the table.
    if (document.activeElement === document.body) head.current?.focus({ preventScroll: true });
  };
  useLayoutEffect(catchFocus, [snapshot.phase]);
  useEffect(() => {
    if (snapshot.phase === 'playing') closeLesson(); // The others have begun.
  }, [snapshot.phase, snapshot.round]);
  useEffect(catchFocus, [result.shown.value]);
  const show = (shown: boolean) => () => {
    result.shown.value = shown;
  };
  return (
    <div class="page room">
      <RoomBar link={link} snapshot={snapshot} onResult={show(true)} />
      <div class="banners">
        {snapshot.seat === null && <WatchingSign />}
        <LinkBanner link={link} snapshot={snapshot} />
        <GalleryBanner snapshot={snapshot} />
        <AwayBanner link={link} snapshot={snapshot} />
        <WaitingBanner link={link} snapshot={snapshot} />
        <LeftAlone link={link} snapshot={snapshot} />
        <WishBanner link={link} snapshot={snapshot} />
      </div>
      <div class="room-body">
        <main ref={head} tabIndex={-1} class="room-main" aria-label={`${words.value.table.table} ${snapshot.code}`}>
          {snapshot.phase !== 'gathering' ? (
            <SetTable link={link} snapshot={snapshot} moving={moving} />
          ) : beginning.value ? (
            <p class="waiting">{words.value.table.opening}</p>
          ) : (
            <Gathering link={link} snapshot={snapshot} />
          )}
        </main>
        <RulesDrawer snapshot={snapshot} />
        {snapshot.phase !== 'gathering' && <SeenDrawer snapshot={snapshot} />}
        <TalkDrawer link={link} snapshot={snapshot} />
      </div>
      <ResultDialog
        link={link}
        snapshot={snapshot}
        ended={result.ended}
        open={result.shown.value}
        isReady={result.isReady}
        onClose={show(false)}
      />
    </div>
  );
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

interface Result {
  readonly shown: Signal<boolean>;
  /** The table at the end of the last game, if there was one. */
  readonly ended: Snapshot;
  /** Whether this person has said that they are ready; whoever is the last one sees the next game begin at once. */
  readonly isReady: Signal<boolean>;
}

/** The result appears by itself when a game is over and has been seen to its end. When the next one begins it goes for whoever was ready, and nobody else. */
function useResult(snapshot: Snapshot, moving: Signal<boolean>): Result {
  const { view, round } = snapshot;
  const shown = useSignal(false);
  const ended = useRef(snapshot);
  const isReady = useSignal(false);
  const shownOf = useRef<number | null>(null);
  const over = isOver(view);
  if (over) ended.current = snapshot;
  useEffect(() => {
    if (!over) {
      const { ready, me } = ended.current;
      if (isReady.value || ready.includes(me)) shown.value = false;
      isReady.value = false;
      shownOf.current = null;
      return;
    }
    if (moving.value || shownOf.current === round) return; // Whoever looks back at the last turn has seen it.
    const timer = setTimeout(() => {
      shownOf.current = round;
      shown.value = true;
    }, RESULT_AFTER);
    return () => clearTimeout(timer);
  }, [over, round, moving.value]);
  return { shown, ended: ended.current, isReady };
}

/** Whoever is at the table when it takes up another game is told so, and whoever is shown a hand. */
function useNews({ game, lent, me, seats }: Snapshot): void {
  const played = useRef(game);
  const lender = lent.find(({ person }) => person === me);
  const name = lender === undefined ? '' : (seats[lender.seat]?.name ?? '');
  useEffect(() => {
    if (name !== '') say({ text: watchWords.value.shownTo(name) });
  }, [name]);
  useEffect(() => {
    if (played.current !== game) say({ text: words.value.table.nowPlays(gameWords(game.id).name) });
    played.current = game;
  }, [game]);
}
