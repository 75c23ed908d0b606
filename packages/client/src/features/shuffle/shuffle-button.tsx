import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { markOf, type ShuffleMark } from './shuffle-mark.ts';
import { ShuffleSheet, type ShuffleSheetProps } from './shuffle-sheet.tsx';
import { useShuffleCheck } from './use-shuffle-check.ts';

import './shuffle.css';

const ICONS: Readonly<Partial<Record<ShuffleMark, IconName>>> = { proven: 'shieldRight', failed: 'shieldWrong' };

/** The mark of the shuffle of this game. It opens what the mark means. */
export function ShuffleButton({ snapshot }: { readonly snapshot: Snapshot }) {
  const open = useSignal(false);
  const checked = useShuffleCheck(snapshot);
  const mark = markOf(snapshot, checked);
  if (mark === null) return null;
  return (
    <Mark mark={mark} open={open.value} onToggle={(isOpen) => (open.value = isOpen)} snapshot={snapshot} checked={checked} />
  );
}

/** The mark of a game that this device shuffled. */
export function DeviceShuffleButton({ snapshot }: { readonly snapshot: Snapshot }) {
  const open = useSignal(false);
  return <Mark mark="device" open={open.value} onToggle={(isOpen) => (open.value = isOpen)} snapshot={snapshot} checked={null} />;
}

interface MarkProps extends ShuffleSheetProps {
  readonly open: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

function Mark({ open, onToggle, ...sheet }: MarkProps) {
  const { title, word, marks } = t.value.shuffle;
  const { mark } = sheet;
  return (
    <>
      <BarButton
        icon={ICONS[mark] ?? 'shield'}
        label={marks[mark].label}
        word={word}
        kind={`shuffle-mark is-${mark}`}
        onPress={() => onToggle(true)}
      />
      <Dialog title={title} open={open} onClose={() => onToggle(false)} class="shuffle-sheet">
        <ShuffleSheet {...sheet} />
      </Dialog>
    </>
  );
}
