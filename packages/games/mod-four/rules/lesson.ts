import type { Face, LessonOf, OpponentMove, Seat } from '@hundredfold/shared/game';
import { type actions, cardsOf, type ModFourAction } from './declaration.ts';
import { SEATS } from './score.ts';

type Key = 'take' | 'lead' | 'third' | 'giveAway' | 'win';

const HANDS = ['KS QD JC AS AD 2H 4D 5H 6S 7C', '5S 2S 5C 2D QH', 'KH 3H 6D 4H JD', '3D 5D 3S 2C 4C'].map((cards) =>
  cards.split(' '),
);

const CUT = 17;
/** The seat to the dealer's left, which cuts and leads the first trick. */
const FIRST: Seat = 1;

/** The lesson, to two points so that every trick matters: one is taken, one lost, one given away, and the last one wins. */
export const modFourLesson: LessonOf<typeof actions, Key> = {
  seats: SEATS,
  options: { deck: 'french-40', target: 2 },
  lots: [{ pick: 0 }, { top: beforeCut() }],
  opening: [{ seat: FIRST, action: { type: 'cut', at: CUT } }, ...plays(1, '5S KH 3D')],
  steps: [
    { key: 'take', wanted: cards('7C'), after: [] },
    { key: 'lead', wanted: cards('KS QD JC'), after: [...plays(1, '2S 3H 5D'), ...plays(2, '6D 3S')] },
    { key: 'third', wanted: cards('AS AD 5H'), after: [...plays(1, '5C'), ...plays(1, '2D 4H 2C')] },
    { key: 'giveAway', wanted: cards('2H 6S'), after: plays(3, '4C') },
    { key: 'win', wanted: cards('AS AD 5H'), after: plays(1, 'QH JD') },
  ],
};

function cards(faces: string): readonly ModFourAction[] {
  return faces.split(' ').map((card) => ({ type: 'play', card }));
}

function plays(first: Seat, faces: string): readonly OpponentMove<ModFourAction>[] {
  return cards(faces).map((action, index) => ({ seat: (first + index) % SEATS, action }));
}

function beforeCut(): readonly Face[] {
  const all = cardsOf('french-40');
  const rest = all.filter((card) => !HANDS.flat().includes(card));
  const size = all.length / SEATS;
  const hands = HANDS.map((hand) => [...hand, ...rest.splice(0, size - hand.length)]);
  const deck = all.map((_, place) => hands[(FIRST + place) % SEATS]?.[Math.floor(place / SEATS)] ?? '');
  return [...deck.slice(-CUT), ...deck.slice(0, -CUT)];
}
