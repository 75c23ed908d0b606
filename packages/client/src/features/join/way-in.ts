import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Invitation } from '@hundredfold/shared/protocol/http.ts';
import { isSameName } from '@hundredfold/shared/protocol/name.ts';
import { t } from '../../i18n/index.ts';

export function isForTaking({ way, phase, seats, isBarred }: Invitation): boolean {
  return way === 'watch' && phase === 'playing' && isBarred !== true && seats.some(({ status }) => status === 'bot');
}

/**
 * Returns the seat of a player with the visitor's name who has lost the connection, if there is one and someone is here who may give it:
 * the player may be the visitor, who has opened the link in another browser.
 */
export function seatOfNamesake({ way, seats, isBarred }: Invitation, name: string): Seat | null {
  if ((way !== 'sit' && way !== 'watch') || isBarred === true || seats.every(({ status }) => status !== 'here')) return null;
  const seat = seats.findIndex((each) => (each.status === 'away' || each.status === 'held') && isSameName(each.name, name));
  return seat < 0 ? null : seat;
}

/** Returns the buttons of the invitation page, the most important one first. */
export function waysIn(way: Invitation['way'], takes: boolean): readonly string[] {
  const { name, table } = t.value;
  if (takes) return [table.takeOver, table.justWatch];
  const buttons: Readonly<Record<Invitation['way'], readonly string[]>> = {
    back: [name.go],
    sit: [table.sitDown, table.justWatch],
    watch: [table.justWatch],
    wait: [t.value.join.wait],
    removed: [],
  };
  return buttons[way];
}

/** Returns what keeps a visitor from a seat. */
export function invitationState(invitation: Invitation): string {
  const { shut, runningWithBots, running, full, reserved, removed } = t.value.join;
  const { way, phase, seats, isBarred } = invitation;
  if (way === 'removed') return `${t.value.link.removedTitle}. ${t.value.link.removedForGood}`;
  if (isBarred === true) return removed;
  if (way === 'wait') return shut;
  if (way !== 'watch') return '';
  if (isForTaking(invitation)) return runningWithBots;
  if (phase === 'playing') return running;
  return seats.some(({ status }) => status === 'locked') ? reserved : full;
}
