import type { Game } from '../core/game.ts';
import { drawRigged, LEARNER, type Lesson, type OpponentMove, startLesson, wantedNow } from '../core/lesson.ts';
import { actAndResolve, type Match } from '../core/match.ts';

/** One step of a walk through a lesson: the match before the learner's move, and the match after it and the others' moves. */
export interface WalkedStep {
  readonly key: string;
  readonly asked: Match;
  readonly after: Match;
}

/**
 * Plays a lesson to its end by the rules. If a step wants several moves, `choice` is the index of the one to make, or the last
 * one.
 */
export function walkLesson(game: Game, lesson: Lesson, choice: number): readonly WalkedStep[] {
  const draw = drawRigged(lesson.lots);
  const moved = (match: Match, moves: readonly OpponentMove[]): Match => moves.reduce(done, match);
  const done = (match: Match, move: OpponentMove): Match => {
    const turn = actAndResolve(match, move, draw);
    if (!turn.ok) throw new Error(`${game.id}: ${JSON.stringify(move)} is refused: ${turn.refusal}`);
    return turn.value;
  };
  let now = moved(startLesson(game, lesson, draw), lesson.opening);
  return lesson.steps.map((step) => {
    const asked = now;
    const wanted = wantedNow(asked, step);
    const action = wanted[Math.min(choice, wanted.length - 1)];
    if (action === undefined) throw new Error(`${game.id}: no wanted action is legal: ${step.key}`);
    now = moved(done(asked, { seat: LEARNER, action }), step.after);
    return { key: step.key, asked, after: now };
  });
}
