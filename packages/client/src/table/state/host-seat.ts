import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Snapshot } from '../../net/table-link.ts';

/** Returns the seat that is marked as the host's; `null` if no other player could be the host, or if the host only watches. */
export function hostSeat({ seats, host, watchers }: Pick<Snapshot, 'seats' | 'host' | 'watchers'>): Seat | null {
  const people = seats.filter(({ person }) => person !== 0).length + watchers.length;
  const seat = seats.findIndex(({ person }) => person !== 0 && person === host);
  return people < 2 || seat < 0 ? null : seat;
}
