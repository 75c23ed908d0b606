import { type SpectatorRoomKind, showsHands } from '@hundredfold/shared/protocol/spectators.ts';
import { belongs, isFree, spectatorsOf } from './seating.ts';
import { removalOf, type TableValue } from './table.ts';

export function isClosedToSpectators({ phase, watching }: Pick<TableValue, 'phase' | 'watching'>): boolean {
  return phase === 'playing' && watching.watch === 'none';
}

/** Returns whether a person may be at the table during a match. Seated people and the host always may. */
export function mayWatch(value: TableValue, personId: string): boolean {
  return !isClosedToSpectators(value) || belongs(value.seating, personId);
}

/** The largest number of spectators in a table's own room. People who have a seat and the host can always join. */
export const MAX_SPECTATORS_AT_TABLE = 50;

export type WhyTurnedAway = 'removed' | 'unwatched' | 'full';

export function turnedAway(value: TableValue, personId: string): WhyTurnedAway | null {
  if (removalOf(value, personId)?.mayWatch === false) return 'removed';
  if (!mayWatch(value, personId)) return 'unwatched';
  return hasRoomFor(value, personId) ? null : 'full';
}

function hasRoomFor({ seating, phase }: TableValue, personId: string): boolean {
  if (belongs(seating, personId)) return true;
  const free = seating.seats.filter((_, seat) => isFree(seating, seat, phase === 'gathering')).length; // Spectators take no free seat away from others.
  const watchers = spectatorsOf(seating);
  // Spectators who come back before their lost connection is noticed have a place already.
  return watchers.some((each) => each.personId === personId) || watchers.length < MAX_SPECTATORS_AT_TABLE + free;
}

/** Returns whether a spectator view of this kind is available. Views with hands need the permission of the table, and a match. */
export function hasSpectatorRoom(value: TableValue, kind: SpectatorRoomKind): boolean {
  if (kind === 'public') return !isClosedToSpectators(value);
  const { watching, phase } = value;
  return showsHands(watching) && (phase === 'playing' || phase === 'over');
}
