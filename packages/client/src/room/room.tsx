import { isOver, mayAct } from '@hundredfold/shared/core/view.ts';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Snapshot } from '../net/link.ts';
import { later } from '../ui/later.tsx';
import { useArrivalFocus } from '../ui/route.ts';
import { gameWords } from '../words/abouts.ts';
import { words } from '../words/index.ts';
import { Gathering } from './gathering.tsx';
import { LinkBanner } from './link-banner.tsx';
import { ResultDialog } from './result-dialog.tsx';
import { RoomBar } from './room-bar.tsx';
import type { RoomProps } from './room-props.ts';
import { RulesDrawer } from './rules-drawer.tsx';
import { useArrival } from './use-arrival.ts';
import { WaitingBanner } from './waiting-banner.tsx';

/** Milliseconds for the last cards to come to rest. */
const RESULT_AFTER = 1800;

const loadTable = async () => (await import('./set-table.tsx')).SetTable;
const SetTable = later(loadTable);

/** A table from inside: the gathering, then the game, with the house's frame around it. */
export function Room({ link, snapshot }: RoomProps) {
  const head = useArrivalFocus<HTMLElement>();
  const result = useResultShown(snapshot);
  const beginning = useArrival(link, snapshot);
  useAttention(snapshot);
  useEffect(() => {
    // Felt and cards come while people sit down; a failure shows when they are needed.
    loadTable().catch(() => undefined);
  }, []);
  useLayoutEffect(() => {
    // What was focused may be gone with the phase; the keyboard goes on from the head of the table.
    if (document.activeElement === document.body) head.current?.focus({ preventScroll: true });
  }, [snapshot.phase]);
  const show = (shown: boolean) => () => {
    result.value = shown;
  };
  return (
    <div class="page room">
      <RoomBar link={link} snapshot={snapshot} onResult={show(true)} />
      <div class="banners">
        <LinkBanner link={link} snapshot={snapshot} />
        <WaitingBanner link={link} snapshot={snapshot} />
      </div>
      <div class="room-body">
        <main ref={head} tabIndex={-1} class="room-main" aria-label={`${words.value.table.table} ${snapshot.code}`}>
          {snapshot.phase !== 'gathering' ? (
            <SetTable link={link} snapshot={snapshot} />
          ) : beginning.value ? (
            <p class="waiting">{words.value.table.opening}</p>
          ) : (
            <Gathering link={link} snapshot={snapshot} />
          )}
        </main>
        <RulesDrawer snapshot={snapshot} />
      </div>
      <ResultDialog link={link} snapshot={snapshot} open={result.value} onClose={show(false)} />
    </div>
  );
}

/** The result appears by itself when a game is over, and goes when the next one begins. */
function useResultShown({ view, round }: Snapshot): Signal<boolean> {
  const shown = useSignal(false);
  const over = isOver(view);
  useEffect(() => {
    shown.value = false;
    if (!over) return;
    const timer = setTimeout(() => {
      shown.value = true;
    }, RESULT_AFTER);
    return () => clearTimeout(timer);
  }, [over, round]);
  return shown;
}

const CALM = '/favicon.svg';
const CALLING = '/favicon-turn.svg';

/** The tab says which table it is, and calls while it is your turn there. */
function useAttention(snapshot: Snapshot): void {
  const mine = snapshot.phase === 'playing' && mayAct(snapshot.view);
  const game = gameWords(snapshot.game.id).name;
  const { house, table } = words.value;
  useEffect(() => {
    document.title = mine ? `● ${table.yourTurn} – ${game}` : `${game} – ${house}`;
    setIcon(mine ? CALLING : CALM);
    return () => {
      document.title = house;
      setIcon(CALM);
    };
  }, [mine, game, house, table]);
}

function setIcon(href: string): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', href);
}
