import type { Stereo } from './room.ts';
import { RATE, type Wave } from './wave.ts';

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
  const out = new Float32Array(wave.length);
  const slow = Math.exp((-2 * Math.PI * 150) / RATE);
  const high = 1 - Math.exp((-2 * Math.PI * 1500) / RATE);
  let before = 0;
  let passed = 0;
  let low = 0;
  for (let at = 0; at < wave.length; at++) {
    const now = wave[at] ?? 0;
    passed = slow * (passed + now - before);
    before = now;
    low += high * (passed - low);
    out[at] = low + 1.5 * (passed - low);
  }
  return out;
}
