import type { Snapshot } from '../link/table-link.ts';

/** Why nobody can play at a table at the moment. */
export type Standstill = 'paused' | 'onHold';

/** Whether the table stands still: there is a pause, or the server cannot save what would happen. */
export function standstillOf({ phase, paused, stuck }: Pick<Snapshot, 'phase' | 'paused' | 'stuck'>): Standstill | null {
  if (phase === 'halted' || (phase === 'playing' && stuck)) return 'onHold';
  return phase === 'playing' && paused ? 'paused' : null;
}

/** A table as it is played at: while it stands still it is nobody's turn, so nothing there can be played or looks as if it could. */
export function asPlayable(snapshot: Snapshot): Snapshot {
  return standstillOf(snapshot) === null ? snapshot : { ...snapshot, view: { ...snapshot.view, toAct: [] } };
}
