import { inMiddle } from '../../words/in-middle.ts';
import { plural } from '../../words/plural.ts';
import type { OneHundredOneWords } from './words.ts';

const many = plural('en');
const cards = (count: number): string => many(count, { one: '# card', other: '# cards' });
const points = (count: number): string => many(count, { one: '# point', other: '# points' });
const ordinal = (place: number): string => ['first', 'second', 'third', 'fourth', 'fifth'][place - 1] ?? String(place);

export const en: OneHundredOneWords = {
  dealer: 'dealer',
  out: (place) => `out ${ordinal(place)}`,
  lost: 'over 101',
  passed: 'passed',
  struck: (taken) => (taken === 0 ? 'skips' : `+${taken}, skips`),
  struckLong: (taken) => (taken === 0 ? 'misses a turn' : `took ${cards(taken)} and misses a turn`),
  total: (total) => `Total ${total}; who passes 101 has lost`,

  suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
  ordered: (suit) => `The next card must be of ${suit}, or a queen`,
  orderedShort: 'ordered',
  pack: (count) => `Pack, ${cards(count)}`,
  drawFrom: (count) => `Draw a card: ${count} in the pack`,
  pile: (card, count) => `Pile of ${cards(count)}; on top the ${inMiddle(card)}`,
  noCard: 'No card on the table yet',
  leftShort: (name, held, count) => `The round is over. ${name}: ${held}, ${points(count)}`,
  strike: (card, { name, own }, taken) => {
    const who = own ? 'you' : name;
    const miss = own ? 'miss a turn' : 'misses a turn';
    return taken === 0 ? `${card}: ${who} ${miss}` : `${card}: ${who} ${own ? 'take' : 'takes'} ${cards(taken)} and ${miss}`;
  },
  wasStruck: (card, taken) =>
    taken === 0 ? `${card}: you missed a turn` : `${card}: you took ${cards(taken)} and missed a turn`,

  which: (card) => `${card}: which suit must come next?`,
  whichFirst: 'You dealt a queen: which suit must come next?',
  pass: 'Pass',

  prompt: {
    cover: (card, again) => `Your turn${again ? ' again' : ''}: cover the ${inMiddle(card)}`,
    follow: (suit, again) => `Your turn${again ? ' again' : ''}: ${suit} or a queen`,
    nothing: (again) => `Your turn${again ? ' again' : ''}: nothing fits, draw a card`,
    coverEight: 'Cover your eight',
    nothingCoversEight: 'Nothing covers your eight: draw',
    drawn: 'The card you drew fits: play it',
    drawnOrPass: 'Play a card, or pass',
    order: 'Your turn: order a suit',
    plays: (name) => `${name} to play`,
    playsAgain: (name) => `${name} to play again`,
    coversEight: (name) => `${name} has to cover the eight`,
    orders: (name) => `${name} orders a suit`,
  },

  would: {
    notCover: (card) => `${card}, does not fit`,
    strike: (card, victim, taken) =>
      taken === 0 ? `${card}, makes ${victim} miss a turn` : `${card}, makes ${victim} take ${cards(taken)} and miss a turn`,
    order: (card) => `${card}, lets you order a suit`,
    eight: (card) => `${card}, you will have to cover it at once`,
    out: (card, bonus) =>
      bonus === 0 ? `${card}, your last: you go out` : `${card}, your last: you go out and take ${bonus} off`,
  },

  told: {
    played: (name, card) => `${name} played the ${inMiddle(card)}.`,
    ordered: (name, suit) => `${name} ordered ${suit}.`,
    drew: (name) => `${name} drew a card.`,
    drewForEight: (name) => `${name} drew a card to cover the eight.`,
    noHelp: (name) => `It did not help: ${name} passed.`,
    passed: (name) => `${name} passed.`,
    struck: (name, taken) => (taken === 0 ? `${name} missed a turn.` : `${name} took ${cards(taken)} and missed a turn.`),
    mustCover: (name) => `${name} had to cover the eight.`,
    passedOver: (name) => `${name} could neither cover nor draw.`,
    reshuffled: 'The pack was empty: the pile, but for its top card, was shuffled into a new one.',
    out: (name, bonus) => (bonus === 0 ? `${name} went out.` : `${name} went out on a queen: ${bonus} points off.`),
    left: (name, held, count) =>
      `The round is over. ${name} was left with the ${held.map(inMiddle).join(', ')}: ${points(count)}.`,
    undecided: 'For a hundred actions nobody had a choice: the round ends undecided.',
    exactly: (name) => `${name}: exactly 101, which becomes 0.`,
    beyond: (name, total) => `${name}: ${total}, over 101.`,
    round: (round, dealer, card) => `Round ${round}, dealt by ${dealer}: the ${inMiddle(card)} was turned up.`,
    over: 'The game is over.',
  },

  sheet: { title: 'Score sheet', round: 'Round', total: 'Total' },
  refusals: {
    'does-not-cover': 'That card does not cover the top one.',
    'order-a-suit': 'A suit has to be ordered.',
    'no-order-now': 'There is no suit to be ordered now.',
    'must-cover': 'Who can cover must cover.',
    'already-drawn': 'You have drawn a card already.',
    'cannot-pass': 'You cannot pass now.',
    'nothing-to-draw': 'There is no card left to draw.',
  },
};
