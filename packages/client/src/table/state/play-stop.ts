import type { Snapshot } from '../../net/table-link.ts';

/** The reason why nobody can play at a table at the moment. */
export type PlayStop = 'paused' | 'onHold';

/** Returns why play is stopped: there is a pause, or the server cannot save moves. `null` if play goes on. */
export function playStopOf({ phase, pause, unsaved }: Pick<Snapshot, 'phase' | 'pause' | 'unsaved'>): PlayStop | null {
  if (phase === 'halted' || (phase === 'playing' && unsaved)) return 'onHold';
  return phase === 'playing' && pause.on ? 'paused' : null;
}

/**
 * Returns the table as it can be played: while play is stopped it is nobody's turn, so nothing can be played or looks playable.
 */
export function asPlayable(snapshot: Snapshot): Snapshot {
  return playStopOf(snapshot) === null ? snapshot : { ...snapshot, view: { ...snapshot.view, toAct: [] } };
}
