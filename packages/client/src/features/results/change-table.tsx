import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps } from '../../net/room-props.ts';
import { SureDialog } from '../../ui/sure-dialog.tsx';

interface ChangeTableProps extends RoomProps {
  readonly onDone: () => void;
}

export function ChangeTable({ link, snapshot, onDone }: ChangeTableProps) {
  const asking = useSignal(false);
  const { table } = t.value;
  const { seats, watchers, me } = snapshot;
  const others =
    watchers.some(({ person }) => person !== me) || seats.some(({ status, person }) => status === 'here' && person !== me);
  const change = () => void askTable(link, 'arrange', {}).then((done) => done && onDone());
  const askOrChange = () => {
    if (others) asking.value = true;
    else change();
  };
  return (
    <>
      <button type="button" class="quiet" onClick={askOrChange}>
        {table.arrange}
      </button>
      <SureDialog
        title={table.arrangeSure}
        text={table.arrangeAbout}
        yes={table.arrangeYes}
        open={asking.value}
        onYes={change}
        onClose={() => (asking.value = false)}
      />
    </>
  );
}
