/** One channel of samples between −1 and 1. */
export type Wave = Float32Array<ArrayBuffer>;

/** The sample rate in Hz: the sounds of cards and wood here contain nothing above 12 kHz. */
export const RATE = 24_000;

/** Returns the next number, from 0 up to 1. */
export type RandomNumber = () => number;

/** Returns the same sequence of random numbers for the same seed (mulberry32). */
export function randomNumbers(seed: number): RandomNumber {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function silence(seconds: number): Wave {
  return new Float32Array(Math.ceil(seconds * RATE));
}

/** A mode in which a struck object rings: its frequency in Hz, the seconds until it has faded by 60 dB, and its level. */
export interface Mode {
  readonly pitch: number;
  readonly fades: number;
  readonly level: number;
}

/** Adds a struck object to a wave; it is loudest after `soft` seconds. */
export function strike(wave: Wave, start: number, modes: readonly Mode[], soft = 0.002): void {
  const first = Math.round(start * RATE);
  for (const { pitch, fades, level } of modes) {
    const step = (2 * Math.PI * pitch) / RATE;
    const decay = Math.exp(-6.9 / (fades * RATE));
    const last = Math.min(wave.length, first + Math.ceil(fades * 1.2 * RATE));
    let strength = level;
    for (let at = first; at < last; at++) {
      const rise = Math.min(1, (at - first) / (soft * RATE));
      wave[at] = (wave[at] ?? 0) + strength * rise * rise * Math.sin(step * (at - first));
      strength *= decay;
    }
  }
}

/** A burst of noise: rise and fall in seconds, and the frequencies in Hz between which its band moves. */
export interface Breath {
  readonly rise: number;
  readonly fall: number;
  readonly from: number;
  readonly to: number;
  /** The quality factor of the band: the higher, the narrower. */
  readonly q: number;
  readonly level: number;
}

/** Adds noise through a moving band: paper on felt, or on paper. */
export function breathe(wave: Wave, start: number, { rise, fall, from, to, q, level }: Breath, chance: RandomNumber): void {
  const first = Math.round(start * RATE);
  const length = Math.round((rise + fall) * RATE);
  let low = 0;
  let band = 0;
  for (let index = 0; index < length && first + index < wave.length; index++) {
    const passed = index / length;
    const tune = 2 * Math.sin((Math.PI * from * (to / from) ** passed) / RATE);
    const noise = chance() * 2 - 1;
    low += tune * band;
    band += tune * (noise - low - band / q);
    const time = index / RATE;
    const shape = time < rise ? Math.sin((Math.PI / 2) * (time / rise)) ** 2 : (1 - (time - rise) / fall) ** 2;
    wave[first + index] = (wave[first + index] ?? 0) + level * shape * band;
  }
}

/** Returns a wave in which the frequencies above this one, in Hz, are quieter. */
export function lowPass(wave: Wave, hertz: number): Wave {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / RATE);
  let low = 0;
  return wave.map((sample) => {
    low += share * (sample - low);
    return low;
  });
}

/** Returns a wave in which the frequencies below this one, in Hz, are quieter. */
export function highPass(wave: Wave, hertz: number): Wave {
  const share = Math.exp((-2 * Math.PI * hertz) / RATE);
  let high = 0;
  let before = 0;
  return wave.map((sample) => {
    high = share * (high + sample - before);
    before = sample;
    return high;
  });
}
