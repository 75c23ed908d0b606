import type { Face, LessonOf, OpponentMove } from '@hundredfold/shared/game';
import type { actions, RummyAction } from './declaration.ts';

type Key = 'draw' | 'discard' | 'score' | 'open' | 'discardAgain' | 'win';

const DRAW: RummyAction = { type: 'draw', from: 'draw' };

/** The lesson, to 200 against one other player: a hundred made from the draw pile, and one from the discard pile. */
export const rummyLesson: LessonOf<typeof actions, Key> = {
  seats: 2,
  options: { target: 200 },
  lots: [
    // Both hands; a card each; the cards drawn after the first hundred; a card each; the cards drawn after the second.
    { top: '10 20 30 30  50 40 30 10  40 20  40 40 10 20  10 30  30 20 10 40'.split(/ +/) },
    { pick: 0 },
  ],
  opening: [],
  steps: [
    { key: 'draw', wanted: [DRAW], after: [] },
    { key: 'discard', wanted: [{ type: 'discard', card: '30' }], after: other('20') },
    { key: 'score', wanted: [{ type: 'score' }], after: other('10') },
    { key: 'open', wanted: [{ type: 'draw', from: 'discard' }], after: [] },
    { key: 'discardAgain', wanted: [{ type: 'discard', card: '20' }], after: other('30') },
    { key: 'win', wanted: [{ type: 'score' }], after: [] },
  ],
};

/** Returns the moves of the other player, who draws a card and discards the same card. */
function other(card: Face): readonly OpponentMove<RummyAction>[] {
  return [
    { seat: 1, action: DRAW },
    { seat: 1, action: { type: 'discard', card } },
  ];
}
