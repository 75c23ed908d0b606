import type { OptionsOf } from '../../core/options.ts';

export const options = {
  target: { kind: 'whole', from: 100, to: 1000, step: 100, offer: [200, 400, 600, 1000], default: 400 },
  /** As many games as there are seats. */
  tournament: { kind: 'flag', default: false, matters: (seats: number) => seats > 1 },
} as const;

export type RummyOptions = OptionsOf<typeof options>;
