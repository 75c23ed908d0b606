import { storedChoice, storedNumber } from '../browser/stored.ts';

const ON_OFF = ['on', 'off'] as const;

/** What this browser's person hears, feels, and is told outside of the page. */
export const hearing = {
  sound: storedChoice('sound', ON_OFF, 'on'),
  /** From 0 to 100. */
  volume: storedNumber('volume', { least: 0, most: 100 }, 70),
  /** Everything, or only what concerns their turn. */
  hears: storedChoice('hears', ['all', 'turn'], 'all'),
  /** Whether a phone shakes when it is their turn. */
  vibration: storedChoice('vibration', ON_OFF, 'on'),
  /** Whether the browser says so while they look at something else. */
  notices: storedChoice('notices', ON_OFF, 'off'),
};

/** Where it was turned down to nothing it is this loud when it is turned on again. */
const AUDIBLE = 40;

export function isSoundOn(): boolean {
  return hearing.sound.value === 'on' && hearing.volume.value > 0;
}

/** Turns the sound on or off; whether it is on then. */
export function toggleSound(): boolean {
  const turnOn = !isSoundOn();
  hearing.sound.value = turnOn ? 'on' : 'off';
  if (turnOn && hearing.volume.peek() === 0) hearing.volume.value = AUDIBLE;
  return turnOn;
}
