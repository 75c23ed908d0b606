import type { ActionOf, OptionsOf } from '@hundredfold/shared/game';

export const options = {
  flip: { kind: 'choice', of: ['others', 'line'], default: 'others' },
} as const;

export const terms = { id: 'foursquare', version: 1, seats: { min: 1, max: 1 }, options };

export type FoursquareOptions = OptionsOf<typeof options>;

export const actions = {
  place: { row: 'whole', col: 'whole' },
} as const;

export type FoursquareAction = ActionOf<typeof actions>;

export const refusals = {
  'shuffle-first': '2.2',
  'touches-nothing': '3.1',
  'outside-the-frame': '3.2',
  'pile-is-full': '3.3',
  'game-over': '5.4',
} as const;

export type FoursquareRefusal = keyof typeof refusals;

/** A match has at most 40 steps, but moves may be taken back. */
export const maxSteps = (): number => 2000;

export const phrases = ['going-dark', 'all-bright', 'just-in-time', 'all-turned', 'last-card'] as const;
