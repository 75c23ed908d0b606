import { describe, expect, test } from 'vitest';
import type { CardMove } from '../core/view.ts';
import { fourSquare } from '../games/four-square/index.ts';
import { checkLaws } from './check-laws.ts';
import { seeds } from './seeds.ts';

type FourSquare = typeof fourSquare;

const MOVED = 'the moves turn the old view into the new one';

const BROKEN: Readonly<Record<string, readonly [law: string, bug: Partial<FourSquare>]>> = {
  'a stack that is gathered without its new top': [MOVED, moving((move) => (move.to.zone === 'won' ? shrunk(move) : move))],
  'a card placed on a stack without its face': [
    MOVED,
    moving((move) => (move.to.zone.startsWith('stack') ? { ...move, cards: 1 } : move)),
  ],
  'a top card other than the placed one': [
    MOVED,
    moving((move) => (move.to.zone.startsWith('stack') ? { ...move, cards: ['60'] } : move)),
  ],
  'a top card that is taken from the wrong pile': [
    MOVED,
    moving((move) => (move.from.zone.startsWith('stack') ? { ...move, cards: ['60'] } : move)),
  ],
  'a pile that shows a covered card': [
    'a view does not change when unseen cards change',
    {
      view(state, viewer) {
        const seen = fourSquare.view(state, viewer);
        const { size } = seen.table.stack0;
        return { ...seen, table: { ...seen.table, stack0: { top: state.stacks[0]?.[0] ?? null, size } } };
      },
    },
  ],
  'a pile with a size and no top': [
    'a view is read back from the wire as it was',
    {
      view(state, viewer) {
        const seen = fourSquare.view(state, viewer);
        return { ...seen, table: { ...seen.table, discard: { top: null, size: 1 } } };
      },
    },
  ],
  'a top that changes with every deal': [
    'a view does not change when unseen cards change',
    {
      withCards(...asked) {
        const dealt = fourSquare.withCards(...asked);
        return { ...dealt, stacks: dealt.stacks.map((pile) => [...pile.slice(1), ...pile.slice(0, 1)]) };
      },
    },
  ],
};

describe('in top-only piles the laws catch', () => {
  test.each(Object.entries(BROKEN))('%s', (_, [law, bug]) => {
    const game = { ...fourSquare, ...bug };
    expect(() => checkLaws({ game, options: { ghosts: 1 }, seats: 2 }, seeds(300))).toThrow(`: ${law}: `);
  });
});

function moving(change: (move: CardMove) => CardMove): Partial<FourSquare> {
  return { cardMoves: (before, last, after) => fourSquare.cardMoves(before, last, after).map(change) };
}

function shrunk(move: CardMove): CardMove {
  return { ...move, cards: typeof move.cards === 'number' ? Math.max(1, move.cards - 1) : move.cards };
}
