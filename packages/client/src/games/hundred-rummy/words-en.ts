import { plural } from '../../words/plural.ts';
import type { RummyWords } from './words.ts';

const many = plural('en');
const cards = (count: number) => many(count, { one: '# card', other: '# cards' });

export const en: RummyWords = {
  inAll: (points) => `${points} in all`,
  draw: (count) => `Draw pile, ${cards(count)}`,
  drawEmpty: 'Draw pile, empty: the discard pile will be shuffled',
  discard: (top, count) => `Discard pile, ${cards(count)}: ${top} on top`,
  discardEmpty: 'Discard pile, empty',
  with: (total) => `your hand would total ${total} with it`,
  without: (card, total) => `${card}, your hand would total ${total} without it`,
  inHand: 'In your hand',
  withCard: (card) => `With the ${card}`,
  withoutCard: (card) => `Without the ${card}`,
  score: 'Show and score',
  shows: (name) => (name === 'You' ? 'You show 100' : `${name} shows 100`),
  mixed: 'The discard pile is shuffled into a new draw pile',
  youDraw: 'Your turn: draw a card',
  youScore: 'Your turn: score your 100',
  youScoreOrDraw: 'Your turn: score your 100, or draw',
  youDiscard: 'Your turn: discard a card',
  draws: (name) => `${name} to draw`,
  discards: (name) => `${name} to discard`,
  tournament: 'The tournament',
  player: 'Game',
  sum: 'Total',
  told: {
    drew: (name) => `${name} drew a card.`,
    drewOwn: (name, card) => `${name} drew a ${card}.`,
    took: (name, card) => `${name} took the ${card} from the discard pile.`,
    discarded: (name, card) => `${name} discarded a ${card}.`,
    showed: (name, shown, points) => `${name} showed ${shown.join(', ')}: 100. That makes ${points} points.`,
    shuffled: 'The discard pile was shuffled into a new draw pile.',
    usedUp: 'The draw pile is used up.',
    pointsDecide: 'The cards are used up: the points decide.',
    newGame: (game, first) => `Game ${game} of the tournament: ${first} to begin.`,
  },
  refusals: {
    'draw-first': 'Draw a card first.',
    'discard-first': 'Discard a card first.',
    'not-a-hundred': 'Your four cards do not total 100.',
    'discard-pile-empty': 'The discard pile is empty.',
    'no-cards-left': 'There are no cards left to draw.',
    'only-the-draw-pile': 'Alone you draw from the draw pile only.',
  },
};
