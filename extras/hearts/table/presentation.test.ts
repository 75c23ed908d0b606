import { textOf } from '@hundredfold/client/game';
import { playerNamed, watchedGame } from '@hundredfold/client/test/watched-game.ts';
import { ownHand } from '@hundredfold/shared/game';
import { describe, expect, it } from 'vitest';
import { hearts } from '../rules/index.ts';
import { pointsIn } from '../rules/score.ts';
import { lying } from '../rules/testing/table.ts';
import type { HeartsView } from '../rules/view.ts';
import { presentation } from './presentation.tsx';

const watched = watchedGame<HeartsView>(hearts, { options: { target: 50 }, seats: 4 }, 11);
const { seenBy } = watched;
const matches = watched.matches.slice(0, 71);

describe('Hearts at the table', () => {
  it('3.1: three cards are picked for the player on the left', () => {
    const picking = presentation.picks(seenBy(matches[0]!, 1), playerNamed);
    expect(picking?.label([])).toBe('Choose 3 more for Cai');
    expect(picking?.label(['QS', '2H', '7D'])).toBe('Pass to Cai');
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

  it('5.1: the points of the deal are on the plates, and those of earlier deals on the sheet', () => {
    for (const match of matches) {
      const view = seenBy(match, 'public');
      const { seats } = view;
      expect(seats.map((_, seat) => Number(presentation.seat(view, seat).taken?.short ?? 0))).toEqual(
        seats.map(({ taken }) => taken),
      );
      const lines = presentation.sheet(view, playerNamed)?.lines ?? [];
      expect(lines).toHaveLength(view.table.dealNumber === 1 ? 0 : 2);
      if (lines[0])
        expect(lines[0].cells.reduce((sum, cell) => sum + Number(cell), 0) % pointsIn(hearts.faces(view.options))).toBe(0);
    }
  });

  it('5.2: the log names a player who has taken all points, in place of the points of each', () => {
    const told = (taken: readonly number[]) => {
      const now = lying(['AD', '3D', '4D', '5D'], { taken, broken: true }).plays('AD 3D 4D');
      const [before, after] = [now.seenBy('public'), now.plays('5D').seenBy('public')];
      const last = { seat: 3, action: { type: 'play', card: '5D' } } as const;
      return presentation.logSentences({ before, last, after }, playerNamed).map((sentence) => textOf([sentence]));
    };
    expect(told([0, 0, 26, 0]).slice(2)).toEqual(['Cai has taken all 26 points: they go to each of the others instead.']);
    expect(told([1, 0, 20, 5])).toContain('Cai scores 20 points.');
  });
});
