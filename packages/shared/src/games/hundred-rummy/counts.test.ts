import { describe, expect, test } from 'vitest';
import { type Leaves, leaves } from '../../testing/leaves.ts';
import { dealt, type RummyTable } from './testing/table.ts';

describe('the tree of a fixed deal', () => {
  test.each<[hands: readonly string[], draws: string, target: number, actions: number, pinned: Leaves]>([
    [['10 20 30 50', '20 20 30 40'], '10 40 50 30 20', 400, 7, { all: 465, over: 0 }],
    [['10 20 30 30', '20 20 30 40', '10 10 10 50'], '40 10 30 20 10 50', 100, 8, { all: 1151, over: 38 }],
    [['10 20 30 30'], '40 10 30 20 10 50 30 30', 200, 9, { all: 276, over: 3 }],
  ])('%j, then %s, target %i, %i actions', (hands, draws, target, actions, pinned) => {
    const now = dealt(hands, draws, { target });
    const counted = leaves(now.scene.match, actions);
    expect(counted).toEqual(byHand(now, target, actions));
    expect(counted).toEqual(pinned);
  });
});

interface Hand {
  readonly cards: readonly number[];
  readonly points: number;
}

/** Counts the same tree without the rules, for piles that do not run out: cards are numbers, and hands are lists of them. */
function byHand({ state }: RummyTable, target: number, actions: number): Leaves {
  const pile = state.draw.map(Number);
  const walk = (hands: readonly Hand[], turn: number, next: number, laid: readonly number[], left: number): Leaves => {
    if (hands.some(({ points }) => points >= target)) return { all: 1, over: 1 };
    if (left === 0) return { all: 1, over: 0 };
    const { cards, points } = hands[turn]!;
    const after = (turn + 1) % hands.length;
    const withHand = (hand: Hand) => hands.with(turn, hand);
    const below: Leaves[] = [];
    if (cards.length === 5) {
      for (const card of new Set(cards)) {
        const kept = cards.toSpliced(cards.indexOf(card), 1);
        below.push(walk(withHand({ cards: kept, points }), after, next, [...laid, card], left - 1));
      }
    } else {
      below.push(walk(withHand({ cards: [...cards, pile[next]!], points }), turn, next + 1, laid, left - 1));
      const top = laid.at(-1);
      if (top !== undefined && hands.length > 1)
        below.push(walk(withHand({ cards: [...cards, top], points }), turn, next, laid.slice(0, -1), left - 1));
      if (cards.reduce((sum, card) => sum + card, 0) === 100) {
        const fresh = { cards: pile.slice(next, next + 4), points: points + 100 };
        below.push(walk(withHand(fresh), after, next + 4, laid, left - 1));
      }
    }
    return below.reduce((sum, { all, over }) => ({ all: sum.all + all, over: sum.over + over }), { all: 0, over: 0 });
  };
  return walk(
    state.hands.map((cards) => ({ cards: cards.map(Number), points: 0 })),
    0,
    0,
    [],
    actions,
  );
}
