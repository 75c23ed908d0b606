import { type ActionOf, FRENCH_SUITS, type OptionsOf } from '@hundredfold/shared/game';

export const options = {
  ending: { kind: 'choice', of: ['first-loser', 'elimination'], default: 'first-loser' },
  freeDraw: { kind: 'flag', default: false },
} as const;

export const terms = { id: 'one-hundred-one', version: 1, seats: { min: 2, max: 6 }, options, lowestScoreWins: true } as const;

export type OneHundredOneOptions = OptionsOf<typeof options>;

export const actions = {
  order: { suit: FRENCH_SUITS },
  play: { card: 'face', 'suit?': FRENCH_SUITS },
  draw: {},
  pass: {},
} as const;

export type OneHundredOneAction = ActionOf<typeof actions>;

export const refusals = {
  'not-your-turn': '4.2',
  'not-in-hand': '4.1',
  'does-not-cover': '4.1',
  'order-a-suit': '4.3',
  'no-order-now': '4.3',
  'must-cover': '4.4',
  'already-drawn': '4.5',
  'cannot-pass': '4.6',
  'nothing-to-draw': '6.2',
  'game-over': '8.4',
} as const;

export type OneHundredOneRefusal = keyof typeof refusals;

/** Bots need some 75 steps for each pair of seats; random moves take ten times as long. */
export const maxSteps = (_: OneHundredOneOptions, seats: number): number => 2000 * seats * seats;

export const phrases = ['nice-chain', 'that-hurt', 'out-on-a-queen', 'not-me-again', 'just-under'] as const;
