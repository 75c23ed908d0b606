import { mayAct } from '@hundredfold/shared/core/view.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { playStopOf } from '../../table/state/play-stop.ts';

/** Returns whether a seated player may have hints: by the host's setting, and by default if no other person plays. */
export function allowsHints({ seats, seat, from, hints }: Snapshot): boolean {
  if (seat === null || from !== 'table' || hints === 'never') return false;
  return hints === 'always' || seats.every(({ status }, other) => other === seat || status === 'bot');
}

export function canHint(snapshot: Snapshot): boolean {
  return snapshot.phase === 'playing' && playStopOf(snapshot) === null && mayAct(snapshot.view);
}
