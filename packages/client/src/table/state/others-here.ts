import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { playStopOf } from './play-stop.ts';

type People = Pick<Snapshot, 'seats' | 'watchers' | 'me'>;

/** Returns everyone else who is at the table. Spectators in separate rooms do not belong to them. */
export function othersHere({ seats, watchers, me }: People): readonly { readonly person: number; readonly name: string }[] {
  const seated = seats.filter(({ status, person }) => status === 'here' && person !== 0);
  return [...seated, ...watchers].filter(({ person }) => person !== me);
}

/**
 * Returns whether a bot plays for someone who is away, once the grace time is over. Bots play only while play goes on and another person
 * is at the table, and never for someone with the only seat. `isAway` says that the user themselves is away.
 */
export function canBotStandIn(snapshot: Snapshot, isAway: boolean): boolean {
  const { phase, from, seats } = snapshot;
  const isAnyoneHere = (from === 'table' && !isAway) || othersHere(snapshot).length > 0;
  return phase === 'playing' && seats.length > 1 && playStopOf(snapshot) === null && isAnyoneHere;
}

/** Returns the name of someone at the table by their `memberId`. Bots and free seats have the id 0. */
export function nameOfMember({ seats, watchers }: Pick<Snapshot, 'seats' | 'watchers'>, memberId: number): string | undefined {
  return memberId === 0 ? undefined : [...seats, ...watchers].find(({ person }) => person === memberId)?.name;
}

/** Returns the seat that is marked as the host's; `null` if no other player could be the host, or if the host only watches. */
export function hostSeat({ seats, host, watchers }: Pick<Snapshot, 'seats' | 'host' | 'watchers'>): Seat | null {
  const people = seats.filter(({ person }) => person !== 0).length + watchers.length;
  const seat = seats.findIndex(({ person }) => person !== 0 && person === host);
  return people < 2 || seat < 0 ? null : seat;
}
