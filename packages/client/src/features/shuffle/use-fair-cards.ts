import { isOver } from '@hundredfold/shared/core/view.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { askTable } from '../../net/ask-table.ts';
import { loadFinishedRecord } from '../../net/replay/finished-record.ts';
import { confirmedCommitment } from '../../net/shuffle/shuffle-participant.ts';
import { receiptOf, startsReplacedBy } from '../../net/shuffle/shuffle-receipts.ts';
import type { RoomProps, Snapshot } from '../../net/table-link.ts';
import { showNotice } from '../../ui/notices.tsx';
import type { CheckedShuffle } from './check-record.ts';
import type { ShuffleHistory } from './shuffle-history.ts';
import { historyIn, markOf, type ShuffleMark } from './shuffle-mark.ts';

/** The mark of a game, and all that this browser knows about its shuffle. */
export interface FairCards {
  readonly mark: ShuffleMark;
  readonly snapshot: Snapshot;
  readonly checked: CheckedShuffle | null;
  readonly history: ShuffleHistory | null;
  /** Takes part in the next shuffle although the table has begun anew. */
  readonly takePart: () => void;
}

/** Follows the shuffle of a table; `null` while there is nothing to say about it. */
export function useFairCards({ link, snapshot }: RoomProps): FairCards | null {
  const checked = useShuffleCheck(snapshot);
  const mark = markOf(snapshot, checked);
  const takePart = () => {
    const commitment = confirmedCommitment(snapshot);
    if (commitment !== null) void askTable(link, 'commit', commitment);
  };
  return mark === null ? null : { mark, snapshot, checked, history: historyIn(mark, snapshot, checked), takePart };
}

export function fairCardsOnDevice(snapshot: Snapshot): FairCards {
  return { mark: 'device', snapshot, checked: null, history: null, takePart: () => undefined };
}

/** Checks the shuffle of each finished game once its record is there. Returns `null` before, and while it checks. */
function useShuffleCheck(snapshot: Snapshot): CheckedShuffle | null {
  const checked = useSignal<CheckedShuffle | null>(null);
  const { record: id, view } = snapshot;
  const isReady = isOver(view) && id !== '';
  useEffect(() => {
    checked.value = null;
    if (!isReady) return;
    let isWanted = true;
    const cancel = whenIdle(() => {
      void check(snapshot).then((result) => {
        if (!isWanted) return;
        checked.value = result;
        if (result.mark === 'failed') showNotice({ text: t.value.shuffle.alerts.failed });
      });
    });
    return () => {
      isWanted = false;
      cancel();
    };
  }, [isReady, id]);
  return checked.value;
}

async function check({ game, record: id, seat }: Snapshot): Promise<CheckedShuffle> {
  const [loaded, record] = await Promise.all([import('./check-record.ts').catch(() => null), loadFinishedRecord(id)]);
  if (loaded === null || !record.ok) return { mark: 'unknown', cards: [] };
  return loaded.checkFinishedGame(record.value, {
    ...{ game, id, seat },
    ...{ receipt: receiptOf(id), earlier: startsReplacedBy(id) },
  });
}
