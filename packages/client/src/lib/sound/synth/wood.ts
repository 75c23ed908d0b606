import { breathe, type Mode, type RandomNumber, strike, type Wave } from './wave.ts';

/** The notes of one scale in Hz, so that all sounds that ring are in harmony. */
const NOTE = { d: 293.7, e: 329.6, g: 392, a: 440, b: 493.9, d2: 587.3, g2: 784 } as const;

/** Returns the modes of a small muffled bell: nearly in tune, with high modes that fade fast. */
function bell(pitch: number, fades: number): readonly Mode[] {
  return [
    { pitch, fades, level: 1 },
    { pitch: pitch * 1.003, fades: fades * 0.8, level: 0.3 },
    { pitch: pitch * 2.01, fades: fades * 0.45, level: 0.26 },
    { pitch: pitch * 2.76, fades: fades * 0.22, level: 0.12 },
    { pitch: pitch * 4.1, fades: fades * 0.09, level: 0.05 },
  ];
}

function bar(pitch: number, fades: number): readonly Mode[] {
  return [
    { pitch, fades, level: 1 },
    { pitch: pitch * 3.93, fades: fades * 0.3, level: 0.13 },
    { pitch: pitch * 0.5, fades: fades * 0.7, level: 0.12 },
  ];
}

function mallet(wave: Wave, start: number, level: number, chance: RandomNumber): void {
  breathe(wave, start, { rise: 0.002, fall: 0.022, from: 1100, to: 500, q: 0.8, level }, chance);
}

export function turn(wave: Wave, chance: RandomNumber): void {
  mallet(wave, 0, 0.16, chance);
  strike(wave, 0, bell(NOTE.g, 0.9), 0.006);
  mallet(wave, 0.16, 0.12, chance);
  strike(wave, 0.16, bell(NOTE.d2, 1.15), 0.006);
}

export function knock(wave: Wave, chance: RandomNumber): void {
  const about = 0.97 + chance() * 0.06;
  mallet(wave, 0, 0.35, chance);
  const modes = [
    { pitch: 236 * about, fades: 0.14, level: 0.7 },
    { pitch: 415 * about, fades: 0.12, level: 1 },
    { pitch: 702 * about, fades: 0.07, level: 0.5 },
    { pitch: 1180 * about, fades: 0.035, level: 0.2 },
  ];
  strike(wave, 0, modes, 0.0015);
}

export function scored(wave: Wave, chance: RandomNumber): void {
  const late = 0.095 + chance() * 0.01;
  for (const [start, pitch, level] of [
    [0, NOTE.g, 0.12],
    [late, NOTE.b, 0.1],
  ] as const) {
    mallet(wave, start, level, chance);
    strike(wave, start, bar(pitch, 0.42), 0.003);
  }
}

export function won(wave: Wave, chance: RandomNumber): void {
  for (const [index, pitch] of [NOTE.g, NOTE.b, NOTE.d2].entries()) {
    const start = index * 0.13 + chance() * 0.008;
    mallet(wave, start, 0.1, chance);
    strike(wave, start, bar(pitch, 0.6), 0.003);
  }
  for (const [pitch, fades, level] of [
    [NOTE.g2, 1.5, 0.6],
    [NOTE.g, 1.3, 0.45],
  ] as const) {
    const quieter = bell(pitch, fades).map((mode) => ({ ...mode, level: mode.level * level }));
    strike(wave, 0.4, quieter, 0.006);
  }
}

export function lost(wave: Wave, chance: RandomNumber): void {
  mallet(wave, 0, 0.1, chance);
  strike(wave, 0, bar(NOTE.e, 0.6), 0.004);
  mallet(wave, 0.2, 0.08, chance);
  strike(wave, 0.2, bar(NOTE.d, 0.85), 0.005);
}

/** Two fingertips on wood: a chat message. */
export function said(wave: Wave, chance: RandomNumber): void {
  const about = 0.97 + chance() * 0.06;
  for (const [start, pitch, level] of [
    [0, NOTE.d2 * about, 1],
    [0.085, NOTE.a * about, 0.75],
  ] as const) {
    mallet(wave, start, 0.12 * level, chance);
    const modes = [
      { pitch, fades: 0.11, level },
      { pitch: pitch * 2.4, fades: 0.04, level: 0.18 * level },
    ];
    strike(wave, start, modes, 0.003);
  }
}

/** The palm on the felt: an action is not allowed. */
export function no(wave: Wave, chance: RandomNumber): void {
  breathe(wave, 0, { rise: 0.006, fall: 0.07, from: 520, to: 240, q: 0.8, level: 0.8 }, chance);
  const modes = [
    { pitch: 132, fades: 0.16, level: 0.5 },
    { pitch: 214, fades: 0.1, level: 0.4 },
  ];
  strike(wave, 0.002, modes, 0.005);
}

/** A badge of wax drops on to a cup of brass, which hums. */
export function cup(wave: Wave, chance: RandomNumber): void {
  mallet(wave, 0, 0.3, chance);
  strike(wave, 0, bell(NOTE.g / 2, 0.9), 0.004);
  strike(wave, 0, bell(NOTE.d / 2, 1.1), 0.008);
}
