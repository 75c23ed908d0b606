import { AT_REST, type Highlight } from '@hundredfold/client/game';
import { playerNamed, watchedGame } from '@hundredfold/client/test/watched-game.ts';
import { ownHand } from '@hundredfold/shared/game';
import { describe, expect, it } from 'vitest';
import { modFour } from '../rules/index.ts';
import type { ModFourView } from '../rules/view.ts';
import { presentation } from './presentation.tsx';

const options = { deck: 'french-52', mode: 'cutthroat', target: 10 };
const { matches, steps, seenBy } = watchedGame<ModFourView>(modFour, { options, seats: 4 }, 11);
const first = seenBy(matches[0]!, 'public');

function winningIn(view: ModFourView, highlight: Partial<Highlight> = {}): readonly number[] {
  return [0, 1, 2, 3].filter((seat) => presentation.seat(view, seat, { ...AT_REST, ...highlight }).isWinning);
}

describe('Mod Four at the table', () => {
  it('4.3: after the fourth card, the seat that gets the point is highlighted', () => {
    let tricks = 0;
    for (const { before, after, planned } of steps) {
      const beats = planned();
      const full = beats.map(({ view }) => view).find(({ table }) => table.trick.length === 4);
      if (full === undefined) continue;
      tricks++;
      const points = (view: ModFourView) => view.sides.map((side) => side.points);
      const winner = points(seenBy(after, 'public')).findIndex((each, seat) => each > (points(full)[seat] ?? 0));
      expect(winningIn(full)).toEqual([winner]);
      const gathering = beats.findIndex(({ move }) => move?.to.zone === 'won');
      expect(beats[gathering]?.wait).toBeGreaterThanOrEqual(1200);
      expect(winningIn(beats[gathering]!.view, { move: beats[gathering]!.move })).toEqual([winner]);
      for (const { view } of beats.slice(0, -1)) expect(points(view)).toEqual(points(seenBy(before, 'public')));
    }
    expect(tricks).toBeGreaterThan(9);
  });

  it('a player who considers a card sees the seat that it would make win the trick highlighted', () => {
    let weighed = 0;
    for (const match of matches) {
      const [seat = 0] = seenBy(match, 'public').toAct;
      const view = seenBy(match, seat);
      if (view.toAct.length === 0 || view.table.deck > 0) continue;
      for (const card of ownHand(view)) {
        const [, winner = ''] =
          /, remainder [0-3] – (your|\w+’s) trick$/.exec(presentation.describe(view, card, playerNamed)) ?? [];
        const called = (each: number) => (each === seat ? 'your' : `${playerNamed(each)}’s`);
        expect(winningIn(view, { considered: card }).map(called)).toEqual([winner]);
        weighed++;
      }
    }
    expect(weighed).toBeGreaterThan(99);
  });

  it('the hand is sorted by value, court cards first, and keeps its cards', () => {
    expect(presentation.sorted(['10H', 'AS', 'KD', '2C', 'JS', '2S'])).toEqual(['JS', 'KD', 'AS', '2S', '2C', '10H']);
    expect(presentation.sorted(['7o', '12b', '1c'])).toEqual(['12b', '1c', '7o']);
  });

  it('2.3: a card says what it counts where another number is printed on it, or none', () => {
    const worth = (card: string) => presentation.cardValue(first, card)?.short;
    expect(['KS', 'JD', '10e', '11b', '12o', 'AC'].map(worth)).toEqual(['0', '0', '0', '0', '0', '1']);
    expect(['2S', '10H', '1o', '9c'].map(worth)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('3.3: the dealer and the player who cuts are marked', () => {
    const marked = (word: string) =>
      [0, 1, 2, 3].filter((seat) => presentation.seat(first, seat).marks.some(({ short }) => short === word));
    expect(marked('dealer')).toEqual([first.table.dealer]);
    expect(marked('cuts')).toEqual([...first.toAct]);
  });
});
