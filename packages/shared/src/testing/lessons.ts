import type { Game } from '../core/game.ts';
import { drawRigged, LEARNER, type Lesson, type OpponentMove, startLesson, wantedNow } from '../core/lesson.ts';
import { actAndResolve, type Match } from '../core/match.ts';

/** Each way to take a step: the match when the learner is asked, and what follows from that answer. */
export interface WalkedStep {
  readonly key: string;
  readonly asked: Match;
  readonly after: Match;
}

/** Takes a lesson to its end by the rules, once for each number: where several moves are wanted, that one of them, or the last. */
export function walk(game: Game, lesson: Lesson, choice: number): readonly WalkedStep[] {
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
    if (action === undefined) throw new Error(`${game.id}: nothing that is wanted is possible: ${step.key}`);
    now = moved(done(asked, { seat: LEARNER, action }), step.after);
    return { key: step.key, asked, after: now };
  });
}
