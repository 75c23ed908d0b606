import type { LessonOf, OpponentMove } from '@hundredfold/shared/game';
import type { actions, FourSquareAction } from './declaration.ts';

type Key = 'hundred' | 'grow' | 'choose' | 'outOfReach' | 'alone';

/** The lesson against one other player: a hundred, a stack that grows and is taken, and a total that is left out of reach. */
export const fourSquareLesson: LessonOf<typeof actions, Key> = {
  seats: 2,
  options: {},
  // The four stacks; then the cards that are turned up and, after each hundred, the new first card of the stack.
  lots: [{ top: '30 10 20 30  20 40 30 30 20 10  30 50 40 20 10  20'.split(/ +/) }, { pick: 0 }],
  opening: [],
  steps: [
    { key: 'hundred', wanted: on(1), after: other(2) },
    { key: 'grow', wanted: on(2), after: other(0) },
    { key: 'choose', wanted: on(2), after: other(3) },
    { key: 'outOfReach', wanted: on(0), after: other(3) },
    { key: 'alone', wanted: on(0, 1), after: [] },
  ],
};

function on(...stacks: readonly number[]): readonly FourSquareAction[] {
  return stacks.map((stack) => ({ type: 'place', stack }));
}

function other(stack: number): readonly OpponentMove<FourSquareAction>[] {
  return on(stack).map((action) => ({ seat: 1, action }));
}
