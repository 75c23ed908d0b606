import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { OneHundredOneView } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import { useRef } from 'preact/hooks';
import { struckNow } from './standing.ts';

/** A card that struck the viewer, and how many cards that brought. */
export interface Hit {
  readonly card: Face;
  readonly taken: number;
}

/** What hit the viewer last, until they have acted again: the others may go on faster than one reads. */
export function useHit(view: OneHundredOneView): Hit | null {
  const hit = useRef<Hit | null>(null);
  const wasToAct = useRef(false);
  const { viewer, toAct, table } = view;
  const isToAct = viewer !== null && toAct[0] === viewer;
  const { top } = table.pile;
  if (top === null || (wasToAct.current && !isToAct)) hit.current = null;
  if (top !== null && viewer !== null && struckNow(view) === viewer) hit.current = { card: top, taken: table.taken };
  wasToAct.current = isToAct;
  return hit.current;
}
