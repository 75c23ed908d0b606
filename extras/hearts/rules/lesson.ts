import { inOrder, type LessonOf, type OpponentMove, type Seat } from '@hundredfold/shared/game';
import { type actions, FACES, type HeartsAction } from './declaration.ts';

type Key = 'pass' | 'lead' | 'follow' | 'throw' | 'under' | 'take' | 'low';

/** The hands before cards are passed on. */
const HANDS = [
  'AS KS QS 10S 3S AH 10H 7H 2H KD JD 7D 4D',
  'JS 7S 6S 4S 2S 9H 8H 6H AD QD 10D QC 10C',
  '8S KH QH JH 5H 6D 5D 2D KC 7C 5C 4C 3C',
  '9S 5S 4H 3H 9D 8D 3D AC JC 9C 8C 6C 2C',
].map((cards) => cards.split(' '));

/** The lesson, the first six tricks of a deal: the others take 22 points, and the learner takes a trick without any. */
export const heartsLesson: LessonOf<typeof actions, Key> = {
  seats: HANDS.length,
  options: {},
  lots: [{ top: HANDS[0]?.flatMap((_, place) => HANDS.map((hand) => hand[place] ?? '')) ?? [] }],
  opening: ['AD QD 10D', 'KH JH KC', '5S 3D 2C'].map((cards, index) => ({ seat: index + 1, action: pass(cards) })),
  steps: [
    { key: 'pass', wanted: [pass('AS KS QS')], after: [] },
    { key: 'lead', wanted: cards('2C'), after: [...plays(1, '10C 7C AC'), ...plays(3, '9D')] },
    { key: 'follow', wanted: cards('7D 4D 3D'), after: [...plays(1, 'QS 6D'), ...plays(3, 'JC')] },
    { key: 'throw', wanted: cards('AH'), after: [...plays(1, 'QC 5C'), ...plays(1, '9H 5H 3H')] },
    { key: 'under', wanted: cards('7H'), after: plays(1, '6S 8S 9S') },
    { key: 'take', wanted: cards('10S'), after: [] },
    { key: 'low', wanted: cards('2H'), after: plays(1, '6H QH 4H') },
  ],
};

function pass(faces: string): HeartsAction {
  return { type: 'pass', cards: inOrder(faces.split(' '), FACES) };
}

function cards(faces: string): readonly HeartsAction[] {
  return faces.split(' ').map((card) => ({ type: 'play', card }));
}

function plays(first: Seat, faces: string): readonly OpponentMove<HeartsAction>[] {
  return cards(faces).map((action, index) => ({ seat: (first + index) % HANDS.length, action }));
}
