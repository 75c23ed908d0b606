import { lowPass, RATE, type Wave } from './wave.ts';

export type Stereo = readonly [left: Wave, right: Wave];

/** The delay in seconds of each wall's echo for each ear, and its level. */
const WALLS = [
  { left: 0.0113, right: 0.0137, level: 0.16 },
  { left: 0.0191, right: 0.0173, level: 0.13 },
  { left: 0.0269, right: 0.0307, level: 0.09 },
  { left: 0.0433, right: 0.0397, level: 0.06 },
  { left: 0.0619, right: 0.0671, level: 0.035 },
] as const;

const CUTOFF_HZ = 1500;

/** The length of the fade-out in seconds; it ends whatever still rings. */
const FADE_S = 0.03;

/** Adds the echoes of a small room with books and a carpet. */
export function inRoom(dry: Wave): Stereo {
  const answer = lowPass(dry, CUTOFF_HZ);
  const ear = (side: 'left' | 'right'): Wave => {
    const wet = dry.slice();
    for (const wall of WALLS) {
      const late = Math.round(wall[side] * RATE);
      for (let at = late; at < wet.length; at++) wet[at] = (wet[at] ?? 0) + wall.level * (answer[at - late] ?? 0);
    }
    return faded(wet);
  };
  return [ear('left'), ear('right')];
}

function faded(wave: Wave): Wave {
  const last = Math.round(FADE_S * RATE);
  for (let index = 0; index < last; index++) {
    const at = wave.length - 1 - index;
    wave[at] = (wave[at] ?? 0) * Math.sin((Math.PI / 2) * (index / last)) ** 2;
  }
  return wave;
}
