import type { LessonOf, OpponentMove } from '@hundredfold/shared/game';
import type { actions, SkeletonAction } from './declaration.ts';

type Key = 'take' | 'lead' | 'save' | 'equal' | 'last';

const MINE = ['9S', '8S', '2S', '5S', '6S'];
const THEIRS = ['7H', '3H', '4H', '5H', '2H'];

export const skeletonLesson: LessonOf<typeof actions, Key> = {
  seats: 2,
  options: {},
  lots: [{ pick: 1 }, { top: THEIRS.flatMap((card, index) => [card, MINE[index] ?? '']) }],
  opening: theyPlay('7H'),
  steps: [
    { key: 'take', wanted: play('8S', '9S'), after: [] },
    { key: 'lead', wanted: play('8S', '9S'), after: theyPlay('3H') },
    { key: 'save', wanted: play('2S'), after: [...theyPlay('4H'), ...theyPlay('5H')] },
    { key: 'equal', wanted: play('5S'), after: theyPlay('2H') },
    { key: 'last', wanted: play('6S'), after: [] },
  ],
};

function play(...cards: readonly string[]): readonly SkeletonAction[] {
  return cards.map((card) => ({ type: 'play', card }));
}

function theyPlay(card: string): readonly OpponentMove<SkeletonAction>[] {
  return play(card).map((action) => ({ seat: 1, action }));
}
