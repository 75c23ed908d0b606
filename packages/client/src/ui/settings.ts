import { HEARINGS, type Hearing } from '@hundredfold/shared/protocol/talk.ts';
import type { Signal } from '@preact/signals';
import { storedChoice } from './stored.ts';

export type Colours = 'two' | 'four';
export const SPEEDS = ['calm', 'normal', 'quick', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  /** Suit colours: red and black, or one for each suit. */
  readonly colours: Signal<Colours>;
  /** How fast things happen at a table; with `none` cards are simply there. */
  readonly speed: Signal<Speed>;
  /** How much is heard of what people say at a table. */
  readonly talk: Signal<Hearing>;
  /** Whether a first game of a kind is explained as it goes. */
  readonly coach: Signal<'first' | 'none'>;
}

/** What this browser's person prefers; until they choose, the speed follows the system. */
export const settings: Settings = {
  colours: storedChoice<Colours>('colours', ['two', 'four'], 'two'),
  speed: storedChoice<Speed>('motion', SPEEDS, systemSpeed(), { full: 'normal', reduced: 'none' }),
  talk: storedChoice<Hearing>('talk', HEARINGS, 'all'),
  coach: storedChoice('coach', ['first', 'none'], 'first'),
};

function systemSpeed(): Speed {
  const quiet = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return quiet ? 'none' : 'normal';
}
