import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { useEffect, useId, useRef } from 'preact/hooks';
import { isBarred } from '../../features/gathering/use-join-intent.ts';
import { t } from '../../i18n/index.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { showNotice } from '../../ui/notices.tsx';
import { TextButton } from '../../ui/text-button.tsx';

export function TakeSeatButton({ link, snapshot }: RoomProps) {
  const id = useId();
  const { phase, seats, seat: own, seatRequests, me } = snapshot;
  const { table } = t.value;
  useWelcome(snapshot);
  const bots = seats.flatMap(({ status, name }, seat) => (status === 'bot' ? [{ seat, name }] : []));
  const [first] = bots;
  if (phase !== 'playing' || own !== null || first === undefined) return null;
  // Someone who asks has to wait, and someone who plays in another browser has a seat.
  if (seatRequests.some(({ person }) => person === me) || snapshot.claimed.includes(me) || isBarred(snapshot)) return null;
  const take = (seat: Seat) => void askTable(link, 'take', { seat });
  const opens = bots.length > 1 ? { opens: id } : { onPress: () => take(first.seat) };
  return (
    <>
      <BarButton icon="chair" label={table.takeOver} kind="worded" {...opens} />
      {bots.length > 1 && (
        <div id={id} popover="auto" class="surface popover take-over">
          <ul>
            {bots.map(({ seat, name }) => (
              <li key={seat}>
                <TextButton class="quiet" label={table.takeOverFrom(name)} onClick={() => take(seat)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function useWelcome({ phase, seat, matchNumber }: RoomProps['snapshot']): void {
  const watched = useRef<number | null>(null);
  useEffect(() => {
    if (phase === 'playing' && seat !== null && watched.current === matchNumber) showNotice({ text: t.value.table.areIn });
    watched.current = phase === 'playing' && seat === null ? matchNumber : null;
  }, [phase, seat, matchNumber]);
}
