import { isOver } from '@hundredfold/shared/core/view.ts';
import type { Snapshot } from '../../net/table-link.ts';

export type PlayStop = 'paused' | 'onHold' | 'unfinished';

type Ending = Pick<Snapshot, 'phase'> & { readonly view: Pick<Snapshot['view'], 'outcome'> };

/**
 * Returns why play is stopped: there is a pause, the server cannot save moves, or the match ended without a result. `null` if play goes
 * on, or the match has a result.
 */
export function playStopOf(snapshot: Ending & Pick<Snapshot, 'pause' | 'unsaved'>): PlayStop | null {
  const { phase, pause, unsaved } = snapshot;
  if (isUnfinished(snapshot)) return 'unfinished';
  if (phase === 'halted' || (phase === 'playing' && unsaved)) return 'onHold';
  return phase === 'playing' && pause.on ? 'paused' : null;
}

/** Returns whether the table ended the match without a result, because it had become too long. */
export function isUnfinished({ phase, view }: Ending): boolean {
  return phase === 'over' && !isOver(view);
}

export function hasEnded(snapshot: Ending): boolean {
  return isOver(snapshot.view) || isUnfinished(snapshot);
}

/** Returns a finished table without its end, which is not told before the last card has landed. */
export function withoutEnd(snapshot: Snapshot): Snapshot {
  return { ...snapshot, phase: 'playing', record: '', view: { ...snapshot.view, outcome: null, toAct: [] } };
}

/** Returns the table as it can be played: while play is stopped, it is nobody's turn. */
export function asPlayable(snapshot: Snapshot): Snapshot {
  return playStopOf(snapshot) === null ? snapshot : { ...snapshot, view: { ...snapshot.view, toAct: [] } };
}
