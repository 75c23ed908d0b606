import type { ActionOf } from '../../core/action.ts';

export const actions = {
  cut: { at: 'count' },
  play: { card: 'face' },
} as const;

export type ModFourAction = ActionOf<typeof actions>;

/** Every way to say no, with the paragraph of RULES.md that says why. */
export const refusals = {
  'not-your-turn': '4.2',
  'cut-first': '3.3',
  'already-cut': '3.3',
  'cut-out-of-range': '3.3',
  'not-in-hand': '4.1',
  'game-over': '5.2',
} as const;

export type ModFourRefusal = keyof typeof refusals;
