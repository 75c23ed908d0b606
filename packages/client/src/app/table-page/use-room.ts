import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { unread } from '../../features/chat/chat-entries.ts';
import { useResult } from '../../features/results/use-result.ts';
import { replayMode } from '../../features/together/replay-mode.ts';
import { aboutGame, t } from '../../i18n/index.ts';
import { withBasePath } from '../../lib/base-path.ts';
import { isHidden } from '../../lib/hidden.ts';
import { SITE_NAME } from '../../lib/site.ts';
import { notify } from '../../lib/sound/notify.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { withoutEnd } from '../../table/state/play-stop.ts';
import { isMyTurn } from '../../table/state/turn-alert.ts';
import { useArrivalFocus } from '../../ui/route.ts';
import { useViewTransition } from '../../ui/view-transition.ts';
import { inPlay } from './in-play.ts';

/** `isBeginning` says that the game is about to start, so that the page skips the seats. */
export function useRoom(latest: Snapshot, isBeginning = false) {
  const head = useArrivalFocus<HTMLElement>();
  /** The table keeps this `true` while it still shows what happened. */
  const moving = useSignal(false);
  const snapshot = useShownEnd(latest, moving);
  const result = useResult(snapshot, () => replayMode.peek() !== 'closed');
  /** `true` if the page has passed from the seats to the table. */
  const isTable = isBeginning || snapshot.phase !== 'gathering';
  const isTableShown = useViewTransition(isTable) && isTable;
  useAttention(snapshot);
  const isPlaying = snapshot.phase === 'playing' && snapshot.seat !== null;
  useEffect(() => {
    inPlay.value = isPlaying;
    return () => (inPlay.value = false);
  }, [isPlaying]);
  useEffect(() => {
    // The table's code loads while players sit down; an error shows when it is needed.
    const loaded = import('./play-table.tsx').catch(() => null);
    return whenIdle(() => void loaded.then((table) => table?.loadPainter()).catch(() => undefined));
  }, []);
  const catchFocus = () => {
    // The focused element may be gone with the phase or the dialog; the keyboard continues from the head of the table.
    if (document.activeElement === document.body) head.current?.focus({ preventScroll: true });
  };
  useLayoutEffect(catchFocus, [snapshot.phase, isTableShown]);
  useEffect(catchFocus, [result.shown.value]);
  return { snapshot, head, isTableShown, moving, result };
}

/** Returns the table without its end until the felt has shown this. A page that opens later has it at once. */
export function useShownEnd(latest: Snapshot, moving: ReadonlySignal<boolean>): Snapshot {
  const shownOf = useRef<number | null>(null);
  const { phase, matchNumber } = latest;
  if (phase !== 'over') shownOf.current = null;
  else if (!moving.value) shownOf.current = matchNumber;
  return phase === 'over' && shownOf.current !== matchNumber ? withoutEnd(latest) : latest;
}

const CALM = '/favicon.svg';
const CALLING = '/favicon-turn.svg';

/** Shows the table in the tab's title, and marks the user's turn there; a hidden tab also counts new chat messages. */
function useAttention(snapshot: Snapshot): void {
  const mine = isMyTurn(snapshot);
  const game = aboutGame(snapshot.game.id).name;
  const { table } = t.value;
  const said = isHidden.value ? unread(snapshot.me) : 0;
  useEffect(() => {
    const counted = said > 0 ? `(${said}) ` : '';
    document.title = counted + (mine ? `● ${table.yourTurn} – ${game}` : `${game} – ${SITE_NAME}`);
    setIcon(mine ? CALLING : CALM);
    return () => {
      document.title = SITE_NAME;
      setIcon(CALM);
    };
  }, [mine, game, table, said]);
  useEffect(() => (mine ? notify('turn', t.peek().sound.turnAt(game), `turn ${snapshot.code}`) : undefined), [mine]);
}

function setIcon(href: string): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', withBasePath(href));
}
