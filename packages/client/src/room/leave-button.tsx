import { useSignal } from '@preact/signals';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { go } from '../ui/route.ts';
import { words } from '../words/index.ts';
import type { RoomProps } from './room-props.ts';

/** The way out; in the middle of a game it asks first. The table is left when its page closes. */
export function LeaveButton({ snapshot }: RoomProps) {
  const asking = useSignal(false);
  const { table } = words.value;
  const playing = snapshot.phase === 'playing' && snapshot.seat !== null;
  const leave = () => {
    if (playing) asking.value = true;
    else go('/');
  };
  return (
    <>
      <button type="button" class="bar-button" aria-label={table.leave} onClick={leave}>
        <Icon name="leave" />
      </button>
      <Dialog title={table.leaveSure} open={asking.value} onClose={() => (asking.value = false)} class="narrow">
        <p>{snapshot.seats.length === 1 ? table.leaveAlone : table.leaveAbout(snapshot.grace)}</p>
        <p class="buttons">
          <button type="button" class="main" onClick={() => (asking.value = false)}>
            {table.stay}
          </button>
          <button type="button" class="second" onClick={() => go('/')}>
            {table.leave}
          </button>
        </p>
      </Dialog>
    </>
  );
}
