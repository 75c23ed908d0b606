import type { Signal } from '@preact/signals';
import { storedChoice } from './stored.ts';

export type Colours = 'two' | 'four';
export type Motion = 'full' | 'reduced';

export interface Settings {
  /** Suit colours: red and black, or one for each suit. */
  readonly colours: Signal<Colours>;
  /** Whether cards fly or are simply there. */
  readonly motion: Signal<Motion>;
}

/** What this browser's person prefers; until they choose, motion follows the system. */
export const settings: Settings = {
  colours: storedChoice<Colours>('colours', ['two', 'four'], 'two'),
  motion: storedChoice<Motion>('motion', ['full', 'reduced'], systemMotion()),
};

function systemMotion(): Motion {
  const quiet = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return quiet ? 'reduced' : 'full';
}
