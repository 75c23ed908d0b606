import { describe, expect, it } from 'vitest';
import { type Pieces, reconcile, type WantedPieces } from './layout.ts';

function wanted(zones: Readonly<Record<string, readonly (string | null)[]>>): WantedPieces {
  return new Map(Object.entries(zones).map(([key, faces]) => [key, { faces, covered: 0, piled: false }]));
}

function ids(pieces: Pieces, zone: string): readonly number[] {
  return (pieces.get(zone) ?? []).map(({ id }) => id);
}

describe('pieces', () => {
  it('stay where they are when nothing moves', () => {
    const zones = wanted({ deck: [null, null, null], hand: ['7S', 'QH'] });
    const first = reconcile(new Map(), zones);
    expect(reconcile(first, zones)).toEqual(first);
  });

  it('the played card is the piece that lay in the hand', () => {
    const before = reconcile(new Map(), wanted({ hand: ['7S', 'QH', '2D'], trick: [] }));
    const after = reconcile(before, wanted({ hand: ['7S', '2D'], trick: ['QH'] }));
    expect(ids(after, 'trick')).toEqual([ids(before, 'hand')[1]]);
    expect(ids(after, 'hand')).toEqual([ids(before, 'hand')[0], ids(before, 'hand')[2]]);
  });

  it('the uppermost back leaves a pile, and takes its face on the way', () => {
    const before = reconcile(new Map(), wanted({ deck: [null, null, null], hand: [] }));
    const after = reconcile(before, wanted({ deck: [null, null], hand: ['7S'] }));
    expect(ids(after, 'hand')).toEqual([ids(before, 'deck')[2]]);
    expect(ids(after, 'deck')).toEqual(ids(before, 'deck').slice(0, 2));
  });

  it('no two have the same id, however the cards jump', () => {
    const before = reconcile(new Map(), wanted({ deck: [null, null], hand: ['7S', '7S'], trick: ['QH'] }));
    const after = reconcile(before, wanted({ deck: [null, null, null, null], hand: ['QH'], trick: ['7S', '2D', '3D'] }));
    const all = [...after.values()].flat().map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
  });

  describe('of a pile with only its top card visible', () => {
    const topped = (top: string | null, size: number, more: WantedPieces): WantedPieces => {
      const faces = Array.from({ length: size }, (_, index) => (index === size - 1 ? top : null));
      return new Map([['pile', { faces, covered: size - 1, piled: true }], ...more]);
    };
    const hand = (...faces: readonly string[]): WantedPieces => wanted({ hand: faces });
    const one = reconcile(new Map(), topped('30', 1, hand('10', '30', '30')));
    const two = reconcile(one, topped('10', 2, hand('30', '30')));
    const three = reconcile(two, topped('30', 3, hand('30')));

    it('a card that is played on it covers the one before, which keeps its face', () => {
      expect(ids(two, 'pile')).toEqual([ids(one, 'pile')[0], ids(one, 'hand')[0]]);
      expect(two.get('pile')?.map(({ face }) => face)).toEqual(['30', '10']);
      expect(ids(three, 'pile').slice(0, 2)).toEqual(ids(two, 'pile'));
    });

    it('the top card is the piece that is taken off, even if the next card is equal', () => {
      const taken = reconcile(three, topped('10', 2, hand('30', '30')));
      expect(ids(taken, 'pile')).toEqual(ids(two, 'pile'));
      expect(ids(taken, 'hand')).toContain(ids(three, 'pile')[2]);
      const alike = reconcile(three, topped('30', 4, hand()));
      expect(ids(reconcile(alike, topped('30', 3, hand('30'))), 'pile')).toEqual(ids(three, 'pile'));
    });

    it('if all but the top card are gathered, the top card stays', () => {
      const gathered = reconcile(three, topped('30', 1, wanted({ hand: ['30'], pack: [null, null] })));
      expect(ids(gathered, 'pile')).toEqual([ids(three, 'pile')[2]]);
      expect(ids(gathered, 'pack').toSorted()).toEqual(ids(three, 'pile').slice(0, 2).toSorted());
    });
  });

  it('of two equal cards the one that was pressed leaves', () => {
    const before = reconcile(new Map(), wanted({ hand: ['30', '30'], trick: [] }));
    const [first = 0, second = 0] = ids(before, 'hand');
    const after = wanted({ hand: ['30'], trick: ['30'] });
    expect(ids(reconcile(before, after, [first]), 'trick')).toEqual([first]);
    expect(ids(reconcile(before, after, [second]), 'trick')).toEqual([second]);
  });
});
