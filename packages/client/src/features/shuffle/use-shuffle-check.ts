import { isOver } from '@hundredfold/shared/core/view.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { loadFinishedRecord } from '../../net/replay/finished-record.ts';
import { receiptOf, startsReplacedBy } from '../../net/shuffle/shuffle-receipts.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { showNotice } from '../../ui/notices.tsx';
import type { CheckedShuffle } from './check-record.ts';

/** Checks the shuffle of each finished game once its record is there. Returns `null` before, and while it checks. */
export function useShuffleCheck(snapshot: Snapshot): CheckedShuffle | null {
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
        if (result.mark === 'failed') showNotice({ text: t.value.shuffle.marks.failed.label });
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
