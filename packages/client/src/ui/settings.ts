import { HEARINGS, type Hearing } from '@hundredfold/shared/protocol/talk.ts';
import type { Signal } from '@preact/signals';
import { storedChoice } from './stored.ts';

export type Colours = 'two' | 'four';
export type Motion = 'full' | 'reduced';

export interface Settings {
  /** Suit colours: red and black, or one for each suit. */
  readonly colours: Signal<Colours>;
  /** Whether cards fly or are simply there. */
  readonly motion: Signal<Motion>;
  /** How much is heard of what people say at a table. */
  readonly talk: Signal<Hearing>;
}

/** What this browser's person prefers; until they choose, motion follows the system. */
export const settings: Settings = {
  colours: storedChoice<Colours>('colours', ['two', 'four'], 'two'),
  motion: storedChoice<Motion>('motion', ['full', 'reduced'], systemMotion()),
  talk: storedChoice<Hearing>('talk', HEARINGS, 'all'),
};

function systemMotion(): Motion {
  const quiet = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return quiet ? 'reduced' : 'full';
}
