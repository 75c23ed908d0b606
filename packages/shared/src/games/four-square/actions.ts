import type { ActionOf } from '../../core/action.ts';

export const actions = {
  place: { stack: 'count' },
} as const;

export type FourSquareAction = ActionOf<typeof actions>;

/** Every way to say no, with the paragraph of RULES.md that says why. */
export const refusals = {
  'not-your-turn': '4.1',
  'no-such-stack': '4.2',
  'game-over': '5.1',
} as const;

export type FourSquareRefusal = keyof typeof refusals;
