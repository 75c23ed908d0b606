import { HEARINGS, type Hearing } from '@hundredfold/shared/protocol/talk.ts';
import type { Signal } from '@preact/signals';
import { storedChoice, storedNumber } from './stored.ts';

export type Colours = 'two' | 'four';
export type Motion = 'full' | 'reduced';
export type OnOff = 'on' | 'off';

const ON_OFF = ['on', 'off'] as const;

export interface Settings {
  /** Suit colours: red and black, or one for each suit. */
  readonly colours: Signal<Colours>;
  /** Whether cards fly or are simply there. */
  readonly motion: Signal<Motion>;
  /** How much is heard of what people say at a table. */
  readonly talk: Signal<Hearing>;
  /** Whether anything is heard, how loud from 0 to 100, and whether cards and people are heard, too. */
  readonly sound: Signal<OnOff>;
  readonly volume: Signal<number>;
  readonly hears: Signal<'all' | 'turn'>;
  /** Whether a phone shakes when it is one's turn. */
  readonly vibration: Signal<OnOff>;
  /** Whether the browser says so outside of the page. */
  readonly notices: Signal<OnOff>;
}

/** What this browser's person prefers; until they choose, motion follows the system. */
export const settings: Settings = {
  colours: storedChoice<Colours>('colours', ['two', 'four'], 'two'),
  motion: storedChoice<Motion>('motion', ['full', 'reduced'], systemMotion()),
  talk: storedChoice<Hearing>('talk', HEARINGS, 'all'),
  sound: storedChoice<OnOff>('sound', ON_OFF, 'on'),
  volume: storedNumber('volume', { least: 0, most: 100 }, 70),
  hears: storedChoice('hears', ['all', 'turn'], 'all'),
  vibration: storedChoice<OnOff>('vibration', ON_OFF, 'on'),
  notices: storedChoice<OnOff>('notices', ON_OFF, 'off'),
};

function systemMotion(): Motion {
  const quiet = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return quiet ? 'reduced' : 'full';
}
