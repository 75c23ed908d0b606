import { describe, expect, test } from 'vitest';
import { determinize } from '../testing/determinize.ts';
import { type CardsByZone, pilesOf } from './cards-by-zone.ts';
import { hasSameCards } from './chance.ts';
import { seeded } from './seeded-random.ts';
import { allViewers, type Viewer } from './view.ts';

const viewSchema = {
  table: { dealer: 'seat', stock: 'closed', open: 'open', discard: 'topOnly', mood: ['good', 'bad'], grid: 'grid' },
  seat: { points: 'count', hand: 'private', passed: 'privateFact', shown: 'open' },
} as const;

const cards: CardsByZone<typeof viewSchema> = {
  table: {
    stock: ['1', '2', '3'],
    open: ['4', '5'],
    discard: ['6', '7', '8'],
    grid: [
      { row: 0, col: 0, cards: ['9', '10'], up: true },
      { row: 0, col: 1, cards: ['11', '12'], up: false },
    ],
  },
  seat: { hand: [['13', '14'], ['15']], shown: [[], ['16']] },
};

const rules = {
  viewSchema,
  cards: (state: unknown) => state as typeof cards,
  withCards: (_state: unknown, dealt: CardsByZone) => dealt,
};

test('every pile is listed once, also each of a grid', () => {
  expect(pilesOf(rules, cards).map((pile) => pile.join(' '))).toEqual([
    '1 2 3',
    '4 5',
    '6 7 8',
    '9 10',
    '11 12',
    '13 14',
    '15',
    '',
    '16',
  ]);
});

describe('cards dealt anew', () => {
  const moved = (viewer: Viewer): readonly string[] => {
    const before = pilesOf(rules, cards).flat();
    const source = seeded(1);
    const deals = Array.from({ length: 50 }, () => pilesOf(rules, determinize(rules, cards, viewer, source)).flat());
    return before.filter((card, place) => deals.some((dealt) => dealt[place] !== card));
  };

  test('are those that the viewer does not see, and no others', () => {
    const hidden = ['1', '2', '3', '6', '7', '9', '11', '12'];
    expect(moved(0)).toEqual([...hidden, '15']);
    expect(moved(1)).toEqual([...hidden, '13', '14']);
    expect(moved('public')).toEqual([...hidden, '13', '14', '15']);
    expect(moved('all')).toEqual(hidden);
  });

  test('lie in piles of the same sizes', () => {
    for (const viewer of allViewers(2)) {
      const dealt = determinize(rules, cards, viewer, seeded(2)) as typeof cards;
      expect(pilesOf(rules, dealt).map(({ length }) => length)).toEqual(pilesOf(rules, cards).map(({ length }) => length));
      expect(hasSameCards(pilesOf(rules, dealt).flat(), pilesOf(rules, cards).flat())).toBe(true);
    }
  });
});
