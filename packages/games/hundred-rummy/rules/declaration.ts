import type { ActionOf, OptionsOf } from '@hundredfold/shared/game';

export const options = {
  target: { kind: 'whole', from: 100, to: 1000, step: 100, offer: [200, 400, 600, 1000], default: 400 },
  /** `true` for a tournament of as many games as seats. */
  tournament: { kind: 'flag', default: false, matters: (seats: number) => seats > 1 },
} as const;

export const terms = { id: 'hundred-rummy', version: 1, seats: { min: 1, max: 8 }, options };

export type RummyOptions = OptionsOf<typeof options>;

export const actions = {
  draw: { from: ['draw', 'discard'] },
  discard: { card: 'face' },
  score: {},
} as const;

export type RummyAction = ActionOf<typeof actions>;

export const refusals = {
  'not-your-turn': '4.1',
  'draw-first': '4.2',
  'discard-first': '4.3',
  'not-in-hand': '4.3',
  'not-a-hundred': '4.4',
  'discard-pile-empty': '4.2',
  'no-cards-left': '4.5',
  'only-the-draw-pile': '6.2',
  'game-over': '5.1',
} as const;

export type RummyRefusal = keyof typeof refusals;

/** Bots need at most 170 steps for a game of eight; but nobody has to show a hundred, and a game of random moves takes up to 3,500. */
export const maxSteps = ({ tournament }: Pick<RummyOptions, 'tournament'>, seats: number): number =>
  (tournament ? seats : 1) * (3000 + 500 * seats);

export const phrases = ['a-hundred-again', 'my-card', 'one-card-short', 'good-discard', 'that-was-quick'] as const;
