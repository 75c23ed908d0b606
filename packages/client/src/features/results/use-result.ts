import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { aboutGame, t } from '../../i18n/index.ts';
import { askTable } from '../../net/ask-table.ts';
import type { Snapshot, TableLink } from '../../net/table-link.ts';
import { hasEnded } from '../../table/state/play-stop.ts';
import { isMyTurn } from '../../table/state/turn-alert.ts';
import { noteSheetClosed } from '../../ui/misclick-guard.ts';
import { showNotice } from '../../ui/notices.tsx';

/** Milliseconds between the end that the table shows and the result. */
const RESULT_DELAY_MS = 250;

export type ShownResult = ReturnType<typeof useResult>;

/**
 * Declares that the user is ready for a rematch. This holds at once, since the next game may begin before the answer, and no longer if
 * the table refuses it.
 */
export async function declareReady(link: TableLink, isReady: Signal<boolean>): Promise<void> {
  isReady.value = true;
  if (!(await askTable(link, 'rematch', {}))) isReady.value = false;
}

/**
 * Shows the result by itself when the table has shown the end of a game. When the next game begins, it closes for the
 * players who were ready, and for everyone else once it is their turn: no player's clock runs behind it. While `isCovered`,
 * the page shows something else that the user has chosen, and the result does not come by itself.
 */
export function useResult(snapshot: Snapshot, isCovered: () => boolean) {
  const { matchNumber } = snapshot;
  const shown = useSignal(false);
  const ended = useRef(snapshot);
  /** `true` if this player has declared that they are ready; for the last one the next game begins at once. */
  const isReady = useSignal(false);
  const shownOf = useRef<number | null>(null);
  const over = hasEnded(snapshot);
  const isAwaited = isMyTurn(snapshot);
  if (over) ended.current = snapshot;
  useLayoutEffect(() => {
    if (!isAwaited || !shown.value) return;
    shown.value = false;
    noteSheetClosed();
    const { result, table } = t.value;
    showNotice({ text: `${result.begun(aboutGame(snapshot.game.id).name)} ${table.yourTurn}.` });
  }, [isAwaited]);
  useEffect(() => {
    if (!over) {
      const { ready, me } = ended.current;
      const hasBegun = snapshot.phase === 'playing';
      if (hasBegun && (isReady.value || ready.includes(me))) shown.value = false;
      isReady.value = false;
      shownOf.current = null;
      return;
    }
    if (shownOf.current === matchNumber) return;
    const timer = setTimeout(() => {
      shownOf.current = matchNumber;
      shown.value ||= !isCovered(); // A result that the user has opened meanwhile stays open.
    }, RESULT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [over, matchNumber]);
  return { shown, ended: ended.current, isReady };
}
