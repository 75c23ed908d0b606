import type { Game } from './game.ts';
import { facesInSight, mayAct, type View } from './view.ts';

/**
 * Whether a seat that was to act still has the same to decide: the same legal actions, and the same faces in sight. Where several
 * are to act at once, what one of them does need not concern the others.
 */
export function isSameDecision(game: Game, before: View, after: View): boolean {
  if (before.viewer !== after.viewer || !mayAct(before) || !mayAct(after)) return false;
  const choice = (view: View) => JSON.stringify([game.legal(view), facesInSight(view, game.shape)]);
  return choice(before) === choice(after);
}
