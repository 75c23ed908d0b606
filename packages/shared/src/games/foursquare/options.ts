import type { OptionsOf } from '../../core/options.ts';

export const options = {
  flip: { kind: 'choice', of: ['others', 'line'], default: 'others' },
} as const;

export type FoursquareOptions = OptionsOf<typeof options>;
