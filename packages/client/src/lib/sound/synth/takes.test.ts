import { bySize } from '@hundredfold/shared/testing/size.ts';
import { describe, expect, it } from 'vitest';
import { CARD_SOUNDS, SOUNDS } from '../sounds.ts';
import type { Stereo } from './room.ts';
import { loudness, makeTake, takesOf } from './takes.ts';
import { RATE, type Wave } from './wave.ts';

/** The maximum sample value of a take; it keeps the sum low, because two takes may overlap. */
const MAX_PEAK = 0.5;
/** The maximum sample value at the beginning and end, so that nothing clicks. */
const MAX_EDGE = 0.001;
/** The maximum difference in dB between the loudest and the quietest card sound. */
const MAX_SPREAD_DB = 4;

type Sound = (typeof SOUNDS)[number];

/** The takes that are made, because a take costs more than what is measured of it. */
const made = new Map<string, Stereo>();

function takeOf(sound: Sound, take: number): Stereo {
  const stereo = made.get(`${sound} ${take}`) ?? makeTake(sound, take);
  made.set(`${sound} ${take}`, stereo);
  return stereo;
}

/** Returns the takes of a sound to test; a quick run tests only the first one. */
function takesToHear(sound: Sound): readonly Stereo[] {
  const count = bySize({ quick: 1, full: takesOf(sound) });
  return Array.from({ length: count }, (_, take) => takeOf(sound, take));
}

function peak(wave: Wave): number {
  return wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

function mean(wave: Wave): number {
  return wave.reduce((sum, sample) => sum + sample, 0) / wave.length;
}

/** Returns the frequency of a wave in Hz by how steep it is (root mean square): hiss is far above tones. */
function brightness(wave: Wave): number {
  const power = (samples: Wave) => samples.reduce((sum, sample) => sum + sample ** 2, 0);
  const steps = wave.map((sample, at) => sample - (wave[at - 1] ?? 0));
  return (Math.sqrt(power(steps) / power(wave)) * RATE) / (2 * Math.PI);
}

function faultsOf([left, right]: Stereo): readonly string[] {
  return [left, right].flatMap((wave) => [
    ...(peak(wave) > MAX_PEAK ? ['too loud'] : []),
    ...(peak(wave.slice(0, 2)) > 0.02 ? ['begins with a click'] : []),
    ...(peak(wave.slice(-RATE * 0.005)) > MAX_EDGE ? ['ends with a click'] : []),
    ...(Math.abs(mean(wave)) > MAX_EDGE ? ['is not about zero'] : []),
    ...(brightness(wave) > 1900 ? ['is shrill'] : []),
  ]);
}

describe('every take', () => {
  it.each(SOUNDS)('of %s begins and ends softly, is warm, and leaves headroom for another', (sound) => {
    for (const [take, stereo] of takesToHear(sound).entries()) expect(faultsOf(stereo), `take ${take}`).toEqual([]);
  });

  it('is the same each time it is made, and differs from the other takes of its sound', () => {
    for (const sound of SOUNDS) {
      const first = takeOf(sound, 0).map(String);
      expect(makeTake(sound, 0).map(String), sound).toEqual(first);
      if (takesOf(sound) > 1) expect(takeOf(sound, 1).map(String), sound).not.toEqual(first);
    }
  });

  it('is over soon: card sounds within half a second, those for the user within two', () => {
    for (const sound of SOUNDS) {
      const isShort = CARD_SOUNDS.some((each) => each === sound && each !== 'shuffle' && each !== 'gather');
      for (const [left] of takesToHear(sound)) expect(left.length / RATE, sound).toBeLessThan(isShort ? 0.5 : 2.2);
    }
  });
});

describe('the set of sounds', () => {
  const loud = (sound: Sound): number => loudness(takeOf(sound, 0));

  it('is even, with the turn bell above the cards and the knock below them', () => {
    const cards = CARD_SOUNDS.map(loud);
    expect(Math.max(...cards) - Math.min(...cards)).toBeLessThan(MAX_SPREAD_DB);
    expect(loud('turn')).toBeGreaterThan(Math.max(...cards));
    expect(loud('knock')).toBeLessThan(loud('turn') - 3);
    expect(loud('no')).toBeCloseTo(Math.min(...SOUNDS.map(loud)), 3);
  });
});
