import { SOUNDS, type Sound } from '../sounds.ts';
import { deal, draw, gather, play, shuffle } from './cards.ts';
import { inRoom, type Stereo } from './room.ts';
import { highPass, lowPass, RATE, type RandomNumber, randomNumbers, silence, type Wave } from './wave.ts';
import { cup, knock, lost, no, said, scored, turn, won } from './wood.ts';

interface Recipe {
  readonly add: (wave: Wave, chance: RandomNumber) => void;
  readonly seconds: number;
  /** The highest frequency that felt lets through, in Hz. */
  readonly highest: number;
  readonly takes: number;
  /** The level, as `loudness` measures it. */
  readonly level: number;
}

const RECIPES: Readonly<Record<Sound, Recipe>> = {
  deal: { add: deal, seconds: 0.26, highest: 2600, takes: 6, level: -27 },
  draw: { add: draw, seconds: 0.36, highest: 2800, takes: 5, level: -27 },
  play: { add: play, seconds: 0.34, highest: 3400, takes: 5, level: -24 },
  gather: { add: gather, seconds: 0.52, highest: 2600, takes: 4, level: -25 },
  shuffle: { add: shuffle, seconds: 1.15, highest: 2600, takes: 3, level: -25 },
  scored: { add: scored, seconds: 0.75, highest: 3200, takes: 2, level: -24 },
  won: { add: won, seconds: 2.1, highest: 3200, takes: 1, level: -22 },
  lost: { add: lost, seconds: 1.15, highest: 2600, takes: 1, level: -24 },
  turn: { add: turn, seconds: 1.45, highest: 3200, takes: 1, level: -21 },
  knock: { add: knock, seconds: 0.3, highest: 2800, takes: 3, level: -26 },
  said: { add: said, seconds: 0.34, highest: 3000, takes: 2, level: -26 },
  cup: { add: cup, seconds: 1.3, highest: 1600, takes: 1, level: -24 },
  no: { add: no, seconds: 0.32, highest: 1800, takes: 2, level: -27 },
};

export function takesOf(sound: Sound): number {
  return RECIPES[sound].takes;
}

/** Synthesises a take of a sound at its level; the result is the same each time. */
export function makeTake(sound: Sound, take: number): Stereo {
  const { add, seconds, highest, level } = RECIPES[sound];
  const dry = silence(seconds);
  add(dry, randomNumbers(SOUNDS.indexOf(sound) * 1000 + take + 1));
  // Felt lets no high tones through, and those below 60 Hz would only strain a loudspeaker.
  const stereo = inRoom(highPass(lowPass(lowPass(dry, highest), highest), 60));
  const gain = 10 ** ((level - loudness(stereo)) / 20);
  for (const wave of stereo) for (let at = 0; at < wave.length; at++) wave[at] = (wave[at] ?? 0) * gain;
  return stereo;
}

/** Seconds over which the ear integrates loudness. */
const WINDOW_S = 0.1;

/** Returns the peak loudness in dB below full scale. Deep tones count for little, as they do for the ear. */
export function loudness([left, right]: Stereo): number {
  const both = [weighed(left), weighed(right)];
  const window = Math.round(WINDOW_S * RATE);
  let sum = 0;
  let most = 0;
  for (let at = 0; at < left.length; at++) {
    for (const wave of both) sum += (wave[at] ?? 0) ** 2 - (wave[at - window] ?? 0) ** 2;
    most = Math.max(most, sum);
  }
  return 10 * Math.log10(most / window / 2 + 1e-12);
}

/** Weights a wave as the ear does: less below 150 Hz, a little more above 1.5 kHz. */
function weighed(wave: Wave): Wave {
  const heard = highPass(wave, 150);
  const low = lowPass(heard, 1500);
  return heard.map((sample, at) => 1.5 * sample - 0.5 * (low[at] ?? 0));
}
