import type { OptionsOf } from '../../core/options.ts';

export const options = {
  ending: { kind: 'choice', of: ['first-loser', 'elimination'], default: 'first-loser' },
  freeDraw: { kind: 'flag', default: false },
} as const;

export type OneHundredOneOptions = OptionsOf<typeof options>;
