import { describe, expect, it } from 'vitest';
import { type Pieces, relay, type Wanted } from './pieces.ts';

function wanted(zones: Readonly<Record<string, readonly (string | null)[]>>): Wanted {
  return new Map(Object.entries(zones));
}

function ids(pieces: Pieces, zone: string): readonly number[] {
  return (pieces.get(zone) ?? []).map(({ id }) => id);
}

describe('pieces', () => {
  it('stay where they are when nothing moves', () => {
    const zones = wanted({ deck: [null, null, null], hand: ['7S', 'QH'] });
    const first = relay(new Map(), zones);
    expect(relay(first, zones)).toEqual(first);
  });

  it('the card that is played is the one that lay in the hand', () => {
    const before = relay(new Map(), wanted({ hand: ['7S', 'QH', '2D'], trick: [] }));
    const after = relay(before, wanted({ hand: ['7S', '2D'], trick: ['QH'] }));
    expect(ids(after, 'trick')).toEqual([ids(before, 'hand')[1]]);
    expect(ids(after, 'hand')).toEqual([ids(before, 'hand')[0], ids(before, 'hand')[2]]);
  });

  it('the uppermost back leaves a pile, and takes its face on the way', () => {
    const before = relay(new Map(), wanted({ deck: [null, null, null], hand: [] }));
    const after = relay(before, wanted({ deck: [null, null], hand: ['7S'] }));
    expect(ids(after, 'hand')).toEqual([ids(before, 'deck')[2]]);
    expect(ids(after, 'deck')).toEqual(ids(before, 'deck').slice(0, 2));
  });

  it('never two of the same number, however the cards jump', () => {
    const before = relay(new Map(), wanted({ deck: [null, null], hand: ['7S', '7S'], trick: ['QH'] }));
    const after = relay(before, wanted({ deck: [null, null, null, null], hand: ['QH'], trick: ['7S', '2D', '3D'] }));
    const all = [...after.values()].flat().map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
  });
});
