import { isOver } from '@hundredfold/shared/core/view.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { askTable } from '../../net/ask-table.ts';
import { loadFinishedRecord } from '../../net/replay/finished-record.ts';
import { confirmedCommitment, startsToConfirm } from '../../net/shuffle/shuffle-participant.ts';
import { receiptOf, startsReplacedBy } from '../../net/shuffle/shuffle-receipts.ts';
import type { RoomProps, Snapshot } from '../../net/table-link.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { showNotice } from '../../ui/notices.tsx';
import type { CheckedShuffle } from './check-record.ts';
import { historyIn, markOf, type ShuffleMark } from './shuffle-mark.ts';
import { attemptsToSay, labelOf, ShuffleSheet, type ShuffleSheetProps } from './shuffle-sheet.tsx';

import './shuffle.css';

const ICONS: Readonly<Partial<Record<ShuffleMark, IconName>>> = {
  proven: 'shieldRight',
  failed: 'shieldWrong',
  again: 'shieldWarning',
};

export function ShuffleButton({ snapshot }: Pick<RoomProps, 'snapshot'>) {
  const checked = useShuffleCheck(snapshot);
  const mark = markOf(snapshot, checked);
  return mark === null || mark === 'again' ? null : <Mark mark={mark} snapshot={snapshot} checked={checked} />;
}

/** The mark of a table that has begun anew, while this browser waits for its player. It stands in the bar also on a phone. */
export function BegunAnewButton({ link, snapshot }: RoomProps) {
  if (startsToConfirm(snapshot) === null) return null;
  const takePart = () => {
    const commitment = confirmedCommitment(snapshot);
    if (commitment !== null) void askTable(link, 'commit', commitment);
  };
  return <Mark mark="again" snapshot={snapshot} checked={null} onTakePart={takePart} />;
}

export function DeviceShuffleButton({ snapshot }: { readonly snapshot: Snapshot }) {
  return <Mark mark="device" snapshot={snapshot} checked={null} />;
}

function Mark({ onTakePart, ...sheet }: Omit<ShuffleSheetProps, 'history'>) {
  const open = useSignal(false);
  const { title, again } = t.value.shuffle;
  const { mark, snapshot, checked } = sheet;
  const history = historyIn(mark, snapshot, checked);
  const label = labelOf(mark, history);
  const attempts = attemptsToSay(mark, history);
  const close = () => (open.value = false);
  const takePart = () => {
    close();
    onTakePart?.();
  };
  return (
    <>
      <BarButton
        icon={(attempts > 1 ? null : ICONS[mark]) ?? 'shield'}
        label={label}
        word={mark === 'again' ? again.word : attempts > 1 ? label : title}
        kind={`shuffle-mark is-${mark}${mark === 'again' ? ' worded' : ''}`}
        {...(attempts > 1 && { count: attempts })}
        onPress={() => (open.value = true)}
      />
      <Dialog title={title} open={open.value} onClose={close} class="shuffle-sheet">
        <ShuffleSheet {...sheet} history={history} onTakePart={takePart} />
      </Dialog>
    </>
  );
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
