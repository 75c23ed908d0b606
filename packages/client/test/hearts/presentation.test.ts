import type { Game } from '@hundredfold/shared/core/game.ts';
import type { Match } from '@hundredfold/shared/core/match.ts';
import { ownHand, type Viewer } from '@hundredfold/shared/core/view.ts';
import type { actions, HeartsOptions } from '@hundredfold/shared/testing/examples/hearts/declaration.ts';
import { hearts } from '@hundredfold/shared/testing/examples/hearts/index.ts';
import { pointsIn } from '@hundredfold/shared/testing/examples/hearts/score.ts';
import type { HeartsView, viewSchema } from '@hundredfold/shared/testing/examples/hearts/view.ts';
import { shownAtFirst } from '@hundredfold/shared/testing/shown-positions.ts';
import { describe, expect, it } from 'vitest';
import { presentation } from './presentation.tsx';

const game: Game<HeartsOptions, unknown, typeof actions, typeof viewSchema> = hearts;
const name = (seat: number): string => ['Ann', 'Ben', 'Cai', 'Dora'][seat] ?? '';
const matches = shownAtFirst({ game, options: { target: 50 }, seats: 4 }, 11, 70);

function seenBy({ state }: Match, viewer: Viewer): HeartsView {
  return game.view(state, viewer);
}

describe('Hearts at the table', () => {
  it('3.1: three cards are picked for the player on the left, and become one of the possible actions', () => {
    const first = seenBy(matches[0]!, 1);
    const picking = presentation.picks(first, name);
    const three = presentation.sorted(ownHand(first)).slice(0, 3);
    expect(game.legal(first)).toContainEqual(picking?.choose(three));
    expect(picking?.label([])).toBe('Choose 3 more cards');
    expect(picking?.label(['QS', '2H', '7D'])).toBe(
      'Pass the queen of spades, the two of hearts, and the seven of diamonds to Cai',
    );
  });

  it('3.3: the three cards that were passed to the viewer are marked until the first trick is taken', () => {
    const counts = matches.map((match) => presentation.marked(seenBy(match, 2))?.cards.length ?? 0);
    expect(counts.slice(0, 4)).toEqual([0, 0, 0, 0]);
    expect(counts.slice(4, 8)).toEqual([3, 3, 3, 3]);
    expect(counts[8]).toBe(0);
    const view = seenBy(matches[4]!, 2);
    expect(ownHand(view)).toEqual(expect.arrayContaining([...(presentation.marked(view)?.cards ?? [])]));
    expect(presentation.marked(view)?.says).toBe('Passed to you');
    expect(presentation.marked(seenBy(matches[4]!, 'public'))).toBeNull();
  });

  it('4.2: exactly the cards that may be played can be pressed', () => {
    for (const match of matches) {
      for (const seat of [0, 1, 2, 3]) {
        const view = seenBy(match, seat);
        const pressed = ownHand(view).filter((card) => presentation.press(view, card) !== null);
        const playable = game.legal(view).flatMap((action) => (action.type === 'play' ? [action.card] : []));
        expect(pressed.toSorted()).toEqual(playable.toSorted());
      }
    }
  });

  it('5.1: the points of the deal are on the plates, and those of earlier deals on the sheet', () => {
    for (const { state } of matches) {
      const view = game.view(state, 'public');
      const { seats } = view;
      expect(seats.map((_, seat) => Number(presentation.seat(view, seat).taken?.short ?? 0))).toEqual(
        seats.map(({ taken }) => taken),
      );
      const lines = presentation.sheet(view, name)?.lines ?? [];
      expect(lines).toHaveLength(view.table.dealNumber === 1 ? 0 : 2);
      if (lines[0])
        expect(lines[0].cells.reduce((sum, cell) => sum + Number(cell), 0) % pointsIn(game.faces(view.options))).toBe(0);
    }
  });
});
