import { storedChoice, takeStored } from '../lib/stored.ts';

const SPEEDS = ['calm', 'normal', 'quick', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];

const reducedMotion = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** The speed of animations; until the user chooses one, it follows the system. */
export const speed = storedChoice('motion', SPEEDS, () => (reducedMotion?.matches === true ? 'none' : 'normal'));

reducedMotion?.addEventListener('change', () => takeStored(speed));
