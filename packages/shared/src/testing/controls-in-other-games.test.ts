import { fourSquare } from '@hundredfold/games/four-square/rules/index.ts';
import { foursquare } from '@hundredfold/games/foursquare/rules/index.ts';
import { handOver } from '@hundredfold/games/testing/hand-over/rules/index.ts';
import { describe, expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import type { CardMove } from '../core/view.ts';
import { checkLaws } from './check-laws.ts';
import { seeds } from './seeds.ts';
import type { Setting } from './setting.ts';

type Bugs<Of> = Readonly<Record<string, readonly [law: string, bug: Partial<Of>]>>;

const MOVED = 'the moves turn the old view into the new one';
const UNCHANGED = 'a view does not change when unseen cards change';

const IN_GRIDS: Bugs<typeof foursquare> = {
  'a turned card without a move': [
    MOVED,
    { cardMoves: (...asked) => foursquare.cardMoves(...asked).filter(({ from, to }) => from !== to) },
  ],
  'a card that is placed beside its cell': [
    MOVED,
    {
      cardMoves: (...asked) =>
        foursquare.cardMoves(...asked).map((move) => {
          const { cell } = move.to;
          if (move.from.zone !== 'hand' || cell === undefined) return move;
          return { ...move, to: { ...move.to, cell: { row: cell.row, col: cell.col + 1 } } };
        }),
    },
  ],
  'a face-down card that is shown': [
    UNCHANGED,
    {
      view: (state, viewer) => {
        const seen = foursquare.view(state, viewer);
        const grid = seen.table.grid.map((pile, index) => ({ ...pile, top: state.grid[index]?.cards.at(-1) ?? null }));
        return { ...seen, table: { ...seen.table, grid } };
      },
    },
  ],
};

const IN_TOP_ONLY_PILES: Bugs<typeof fourSquare> = {
  'a stack that is gathered without its new top': [MOVED, moving((move) => (move.to.zone === 'won' ? shrunk(move) : move))],
  'a top card other than the placed one': [
    MOVED,
    moving((move) => (move.to.zone.startsWith('stack') ? { ...move, cards: ['60'] } : move)),
  ],
  'a top card that is taken from the wrong pile': [
    MOVED,
    moving((move) => (move.from.zone.startsWith('stack') ? { ...move, cards: ['60'] } : move)),
  ],
  'a pile that shows a covered card': [
    UNCHANGED,
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
    UNCHANGED,
    {
      withCards(...asked) {
        const dealt = fourSquare.withCards(...asked);
        return { ...dealt, stacks: dealt.stacks.map((pile) => [...pile.slice(1), ...pile.slice(0, 1)]) };
      },
    },
  ],
};

/** Room states are cached by the id of a game, also for other tests of this process. */
const IN_SIMULTANEOUS_ACTIONS: Bugs<Game> = {
  'a secret that everyone is told': [
    'an action names in public only faces that everyone sees',
    { id: 'open-hand-over', actions: { ...handOver.actions, pass: { cards: 2 } } },
  ],
  'a wrong reason': ['whyIllegal gives the same refusal as apply', { whyIllegal: () => 'not-in-hand' }],
};

describe.each<readonly [where: string, setting: Setting, bugs: Bugs<unknown>]>([
  ['grids', { game: foursquare, options: { flip: 'others' }, seats: 1 }, IN_GRIDS],
  ['top-only piles', { game: fourSquare, options: { ghosts: 1 }, seats: 2 }, IN_TOP_ONLY_PILES],
  ['simultaneous actions', { game: handOver, options: {}, seats: 3 }, IN_SIMULTANEOUS_ACTIONS],
])('in %s the laws catch', (_, { game, ...setting }, bugs) => {
  test.each(Object.entries(bugs))('%s', (__, [law, bug]) => {
    expect(() => checkLaws({ ...setting, game: { ...game, ...(bug as Partial<Game>) } }, seeds(300))).toThrow(`: ${law}: `);
  });
});

function moving(change: (move: CardMove) => CardMove): Partial<typeof fourSquare> {
  return { cardMoves: (before, last, after) => fourSquare.cardMoves(before, last, after).map(change) };
}

function shrunk(move: CardMove): CardMove {
  return { ...move, cards: typeof move.cards === 'number' ? Math.max(1, move.cards - 1) : move.cards };
}
