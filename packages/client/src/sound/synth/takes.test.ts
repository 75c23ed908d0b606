import { bySize } from '@hundredfold/shared/testing/size.ts';
import { describe, expect, it } from 'vitest';
import { CARD_SOUNDS, SOUNDS } from '../sounds.ts';
import { loudness } from './loudness.ts';
import { inRoom, type Stereo } from './room.ts';
import { makeTake, takesOf } from './takes.ts';
import { RATE, randomNumbers, silence, strike, type Wave } from './wave.ts';

/** A take must not be louder than this, nor need all of them together be: two may lie over each other. */
const PEAK = 0.5;
/** Nothing begins or ends with a click. */
const STILL = 0.001;
/** dB between the loudest and the quietest of the cards. */
const EVEN = 4;

/** In a quick run the first take of each sound alone. */
function takesToHear() {
  return SOUNDS.flatMap((sound) =>
    Array.from({ length: bySize({ quick: 1, test: takesOf(sound), soak: takesOf(sound) }) }, (_, take) => ({
      sound,
      take,
      stereo: makeTake(sound, take),
    })),
  );
}

function peak(wave: Wave): number {
  return wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

function mean(wave: Wave): number {
  return wave.reduce((sum, sample) => sum + sample, 0) / wave.length;
}

/** In the middle of its spectrum, in Hz: of each pair of frequencies it is told how much there is. */
function centre(wave: Wave): number {
  let sum = 0;
  let weighed = 0;
  for (let pitch = 80; pitch < RATE / 2; pitch *= 1.03) {
    const power = powerAt(wave, pitch) * pitch; // Each step is as much wider as it is higher.
    sum += power;
    weighed += power * pitch;
  }
  return weighed / sum;
}

/** Goertzel's way. */
function powerAt(wave: Wave, pitch: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * pitch) / RATE);
  let [one, two] = [0, 0];
  for (const sample of wave) [one, two] = [sample + turn * one - two, one];
  return one * one + two * two - turn * one * two;
}

function faultsOf([left, right]: Stereo): readonly string[] {
  return [left, right].flatMap((wave) => [
    ...(peak(wave) > PEAK ? ['too loud'] : []),
    ...(peak(wave.slice(0, 2)) > 0.02 ? ['begins with a click'] : []),
    ...(peak(wave.slice(-RATE * 0.005)) > STILL ? ['ends with a click'] : []),
    ...(Math.abs(mean(wave)) > STILL ? ['is not about zero'] : []),
    ...(centre(wave) > 1900 ? ['is shrill'] : []),
  ]);
}

describe('every take', () => {
  it('begins and ends softly, is warm, and leaves room for another', () => {
    for (const { sound, take, stereo } of takesToHear()) expect(faultsOf(stereo), `${sound} ${take}`).toEqual([]);
  });

  it('is the same each time it is made, and unlike the others of its sound', () => {
    for (const sound of SOUNDS) {
      expect(makeTake(sound, 0)).toEqual(makeTake(sound, 0));
      if (takesOf(sound) > 1) expect(makeTake(sound, 0)).not.toEqual(makeTake(sound, 1));
    }
  });

  it('is over soon: cards within half a second, what one is told within two', () => {
    for (const { sound, stereo } of takesToHear()) {
      const isShort = CARD_SOUNDS.some((each) => each === sound && each !== 'shuffle' && each !== 'gather');
      expect(stereo[0].length / RATE, sound).toBeLessThan(isShort ? 0.5 : 2.2);
    }
  });
});

describe('the family', () => {
  const loud = (sound: (typeof SOUNDS)[number]): number => loudness(makeTake(sound, 0));

  it('is even, my turn above the cards, and knocks below it', () => {
    const cards = CARD_SOUNDS.map(loud);
    expect(Math.max(...cards) - Math.min(...cards)).toBeLessThan(EVEN);
    expect(loud('turn')).toBeGreaterThan(Math.max(...cards));
    expect(loud('knock')).toBeLessThan(loud('turn') - 3);
    expect(loud('no')).toBeCloseTo(Math.min(...SOUNDS.map(loud)), 3);
  });
});

describe('planted faults are found', () => {
  it.each([
    ['too loud', scaled(0.9)],
    ['begins with a click', clicking()],
    ['ends with a click', humming()],
    ['is not about zero', shifted()],
    ['is shrill', whistling()],
  ])('%s', (fault, wave) => {
    expect(faultsOf([wave, wave])).toContain(fault);
  });
});

function scaled(level: number): Wave {
  const wave = silence(0.2);
  strike(wave, 0, [{ pitch: 400, fades: 0.1, level }]);
  return wave;
}

function clicking(): Wave {
  const wave = scaled(0.2);
  wave[0] = 0.2;
  return wave;
}

function humming(): Wave {
  return silence(0.2).map((_, at) => 0.1 * Math.sin(at / 20));
}

function shifted(): Wave {
  return scaled(0.2).map((sample) => sample + 0.01);
}

function whistling(): Wave {
  const wave = silence(0.2);
  strike(wave, 0, [{ pitch: 4000, fades: 0.1, level: 0.2 }]);
  return wave;
}

it('the room answers each ear in its own way, and is still in the end', () => {
  const chance = randomNumbers(1);
  const [left, right] = inRoom(silence(0.2).map((_, at) => (at < 100 ? chance() - 0.5 : 0)));
  expect(left).not.toEqual(right);
  expect(Math.max(peak(left.slice(-10)), peak(right.slice(-10)))).toBeLessThan(STILL);
});
