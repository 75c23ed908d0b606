import type { Stereo } from './room.ts';
import { highPass, lowPass, RATE, type Wave } from './wave.ts';

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
