import { accepted, refused } from '@hundredfold/shared/core/result.ts';
import type { Intent } from '@hundredfold/shared/protocol/intents.ts';
import { isHere, seatFor } from '../state/seating.ts';
import type { Table } from '../state/table.ts';
import { type ChangeResult, showValue } from '../turn/commit.ts';
import type { ValueAt } from './why-not-allowed.ts';

/** Starts the shared replay for a player if nobody leads it, or goes where its leader goes. */
export async function showReplay(
  table: Table,
  memberId: number,
  position: Intent<'showReplay'>,
  value: ValueAt<'showReplay'>,
): ChangeResult {
  const { sharedReplay, seating } = value;
  const isLeader = sharedReplay?.leader === memberId;
  if (!isLeader && seatFor(seating, memberId) === null) return refused('not-seated');
  if (!isLeader && sharedReplay !== null) return refused('other-leads');
  if (typeof position.view === 'number' && position.view >= seating.seats.length) return refused('no-such-seat');
  return showValue(table, { ...value, sharedReplay: { leader: memberId, ...position } });
}

/** Makes another person the leader of the shared replay. It pauses, so that the new leader finds the turn that was shown. */
export async function passReplay(
  table: Table,
  { from, to }: { readonly from: number; readonly to: number },
  value: ValueAt<'passReplay'>,
): ChangeResult {
  const { sharedReplay, seating } = value;
  if (sharedReplay?.leader !== from) return refused('not-leading');
  if (!isHere(seating, to)) return refused('nobody-there');
  return showValue(table, { ...value, sharedReplay: { ...sharedReplay, leader: to, playing: false, pointing: '' } });
}

export async function endReplay(table: Table, memberId: number, value: ValueAt<'endReplay'>): ChangeResult {
  const { sharedReplay, seating } = value;
  if (sharedReplay?.leader !== memberId && seating.host !== memberId) return refused('not-leading');
  return sharedReplay !== null ? showValue(table, { ...value, sharedReplay: null }) : accepted(null);
}
