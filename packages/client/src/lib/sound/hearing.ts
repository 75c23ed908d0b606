import type { NoticeKind } from '@hundredfold/shared/protocol/push.ts';
import type { Signal } from '@preact/signals';
import { storedChoice, storedNumber } from '../stored.ts';

const ON_OFF = ['on', 'off'] as const;

export const hearing = {
  sound: storedChoice('sound', ON_OFF, 'on'),
  volume: storedNumber('volume', { least: 0, most: 100 }, 70),
  /** All sounds, or only those that announce the user's turn. */
  hears: storedChoice('hears', ['all', 'turn'], 'all'),
  vibration: storedChoice('vibration', ON_OFF, 'on'),
  /** The kinds of notices that the user wants while they look elsewhere. */
  notices: {
    turn: storedChoice('notices', ON_OFF, 'off'),
    match: storedChoice('match-notices', ON_OFF, 'off'),
    // Once the user wants any notices, they get these as well.
    table: storedChoice('table-notices', ON_OFF, 'on'),
    evening: storedChoice('evening-notices', ON_OFF, 'on'),
  } satisfies Readonly<Record<NoticeKind, Signal<'on' | 'off'>>>,
  /** `on` if the server sends them, also while no page is open; otherwise the page shows them itself. */
  push: storedChoice('push', ON_OFF, 'off'),
};

/** The volume after unmuting, if the slider was at 0. */
const UNMUTED_VOLUME = 40;

export function isSoundOn(): boolean {
  return hearing.sound.value === 'on' && hearing.volume.value > 0;
}

/** Turns the sound on or off, and returns whether it is on now. */
export function toggleSound(): boolean {
  const turnOn = !isSoundOn();
  hearing.sound.value = turnOn ? 'on' : 'off';
  if (turnOn && hearing.volume.peek() === 0) hearing.volume.value = UNMUTED_VOLUME;
  return turnOn;
}
