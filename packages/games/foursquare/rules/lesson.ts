import type { LessonOf, LessonStep } from '@hundredfold/shared/game';
import type { actions, FoursquareAction } from './declaration.ts';

type Key = 'turn' | 'back' | 'between' | 'cover' | 'equal' | 'both';

/** The lesson: a row turns and turns back; then cards that turn nothing, cover another, equal another, and turn two lines. */
export const foursquareLesson: LessonOf<typeof actions, Key> = {
  seats: 1,
  options: {},
  lots: [{ top: '5H 9S 2D 4C 3S 5D 8H 6C'.split(' ') }],
  opening: [],
  steps: [
    step('turn', 0, 1),
    step('back', 0, 2),
    step('between', 0, 3),
    step('cover', 0, 1),
    step('equal', 1, 0),
    step('both', 1, 1),
  ],
};

function step(key: Key, row: number, col: number): LessonStep<FoursquareAction, Key> {
  return { key, wanted: [{ type: 'place', row, col }], after: [] };
}
