import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { allowsTakebacks } from '@hundredfold/shared/protocol/pace.ts';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps, Snapshot } from '../../net/table-link.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { showNotice } from '../../ui/notices.tsx';

/**
 * Takes back the player's last move. It shows if the table allows takebacks, and is enabled while the last move is the player's
 * own.
 */
export function TakebackButton({ link, snapshot }: RoomProps) {
  const { phase, seat, pace } = snapshot;
  const mover = useLastPerson(snapshot);
  useTakebackDeclinedNotice(snapshot);
  if (phase !== 'playing' || seat === null || !allowsTakebacks(pace)) return null;
  const may = mover.value === seat && snapshot.takebackRequest === null;
  const ask = () => void askTable(link, 'takeback', {});
  return <BarButton icon="undo" label={t.value.takeback.ask} can={may} onPress={ask} />;
}

/** Returns the seat of the person who made the last move that no bot made, as far as this page has seen. */
function useLastPerson(snapshot: Snapshot): Signal<Seat | null> {
  const { version, matchNumber, undone, last } = snapshot;
  const mover = useSignal<Seat | null>(null);
  useEffect(() => {
    const seat = last?.seat ?? null;
    if (seat === null) mover.value = null;
    else if (mover.value === null || undone === version || isPersons(snapshot, seat)) mover.value = lastPersonAt(snapshot, seat);
  }, [version, matchNumber]);
  return mover;
}

/**
 * Returns the person who moved last before the bots when the page has not seen it, after a takeback or a reload: it is known
 * only if all others are bots.
 */
function lastPersonAt(snapshot: Snapshot, seat: Seat): Seat | null {
  if (isPersons(snapshot, seat)) return seat;
  const people = snapshot.seats.flatMap(({ person }, each) => (person === 0 ? [] : [each]));
  return people.length === 1 ? (people[0] ?? null) : null;
}

function isPersons({ seats, forced, version }: Snapshot, seat: Seat): boolean {
  const status = seats[seat]?.status;
  return (status === 'here' || status === 'away') && forced !== version;
}

function useTakebackDeclinedNotice({ takebackRequest, me, version, undone }: Snapshot): void {
  const requester = takebackRequest?.person ?? null;
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (asked.current !== null && requester === null) {
      if (undone <= asked.current) showNotice({ text: t.value.takeback.stands });
      asked.current = null;
    }
    if (requester === me) asked.current = version;
  }, [requester]);
}
