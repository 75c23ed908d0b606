import { type Route, replayPath } from '../../ui/route.ts';
import type { ReplayState } from './replay-state.ts';

export type ReplayPosition = Pick<ReplayState, 'turn' | 'view'>;
type ReplayedGame = Pick<Extract<Route, { readonly page: 'replay' }>, 'id' | 'packed'>;

/**
 * Reads the turn and the view from the query of an address, as docs/records.md describes it. Behind each may stand what stood behind a
 * pasted link. What is left out or cannot be read is taken from `usual`.
 */
export function readReplayPosition(search: string, usual: ReplayPosition): ReplayPosition {
  const query = new URLSearchParams(search);
  const turn = wholeNumber(query.get('turn'));
  const seat = wholeNumber(query.get('seat'));
  const view = /^(?:all|public)(?![\w-])/.exec(query.get('view') ?? '')?.[0];
  return {
    turn: turn ?? usual.turn,
    view: seat !== null && seat > 0 ? seat - 1 : view === 'all' || view === 'public' ? view : usual.view,
  };
}

/** Returns the path, the query and the fragment of a replay at a turn. Seats are counted from 1, as people do. */
export function replayAddress({ id, packed }: ReplayedGame, { turn, view }: ReplayPosition): string {
  const query = new URLSearchParams();
  if (turn > 0) query.set('turn', String(turn));
  if (typeof view === 'number') query.set('seat', String(view + 1));
  else query.set('view', view);
  return `${replayPath(id ?? undefined)}?${query}${packed === '' ? '' : `#${packed}`}`;
}

function wholeNumber(text: string | null): number | null {
  const digits = /^\d{1,6}(?!\w)/.exec(text ?? '')?.[0];
  return digits === undefined ? null : Number(digits);
}
