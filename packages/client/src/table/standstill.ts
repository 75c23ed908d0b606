import type { Snapshot } from '../link/table-link.ts';

/** The reason why nobody can play at a table at the moment. */
export type Standstill = 'paused' | 'onHold';

/** Returns why the table stands still: there is a pause, or the server cannot save moves. `null` if play goes on. */
export function standstillOf({ phase, paused, stuck }: Pick<Snapshot, 'phase' | 'paused' | 'stuck'>): Standstill | null {
  if (phase === 'halted' || (phase === 'playing' && stuck)) return 'onHold';
  return phase === 'playing' && paused ? 'paused' : null;
}

/**
 * Returns the table as it can be played: while it stands still it is nobody's turn, so nothing can be played or looks playable.
 */
export function asPlayable(snapshot: Snapshot): Snapshot {
  return standstillOf(snapshot) === null ? snapshot : { ...snapshot, view: { ...snapshot.view, toAct: [] } };
}
