import { describe, expect, it } from 'vitest';
import { isTooSoon, mergeSounds } from './sounds.ts';

describe('sounds of simultaneous events', () => {
  it('play card sounds at the time of the last card, and each other sound once', () => {
    const sounds = ['deal', 'deal', 'gather', 'play', 'scored', 'turn', 'scored'] as const;
    const all = sounds.map((sound) => ({ sound, at: 0.5, after: 0 }));
    expect(mergeSounds(all).map(({ sound }) => sound)).toEqual(['play', 'scored', 'turn']);
  });
});

describe('a series of dealt cards', () => {
  it('is thinned out, however fast it is', () => {
    let last: number | undefined;
    let sounds = 0;
    for (let now = 0; now < 1000; now += 12) {
      if (isTooSoon({ sound: 'deal', after: 0 }, now, last)) continue;
      last = now;
      sounds++;
    }
    expect(sounds).toBeLessThanOrEqual(16);
    expect(sounds).toBeGreaterThan(8);
  });
});
