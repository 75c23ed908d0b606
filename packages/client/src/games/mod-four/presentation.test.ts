import type { Game } from '@hundredfold/shared/core/game.ts';
import type { Match } from '@hundredfold/shared/core/match.ts';
import { ownHand, type Viewer } from '@hundredfold/shared/core/view.ts';
import type { actions, ModFourOptions } from '@hundredfold/shared/games/mod-four/declaration.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import type { ModFourView, viewSchema } from '@hundredfold/shared/games/mod-four/view.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { describe, expect, it } from 'vitest';
import { planAnimation } from '../../table/motion/plan.ts';
import { AT_REST, type SceneMoment } from '../../table/presentation.ts';
import { presentation } from './presentation.tsx';

const game: Game<ModFourOptions, unknown, typeof actions, typeof viewSchema> = modFour;
const options = { deck: 'french-52', mode: 'cutthroat', target: 10 } as const;
const name = (seat: number): string => ['Ann', 'Ben', 'Cai', 'Dora'][seat] ?? '';

function seenBy({ state }: Match, viewer: Viewer): ModFourView {
  return game.view(state, viewer);
}

const matches = [...shownPositions({ game, options, seats: 4 }, 11)];
const positions = matches.map((match) => seenBy(match, 'public'));

function winningIn(view: ModFourView, moment: Partial<SceneMoment> = {}): readonly number[] {
  return [0, 1, 2, 3].filter((seat) => presentation.seat(view, seat, { ...AT_REST, ...moment }).isWinning);
}

describe('Mod Four at the table', () => {
  it('4.3: after the fourth card, the seat that gets the point is highlighted', () => {
    let tricks = 0;
    matches.slice(1).forEach((after, index) => {
      const before = matches[index]!;
      const steps = planAnimation(seenBy(before, 'public'), after.last, seenBy(after, 'public'), {
        game,
        pace: presentation.pace,
      });
      const full = steps.map(({ view }) => view).find(({ table }) => table.trick.length === 4);
      if (full === undefined) return;
      tricks++;
      const points = (view: ModFourView) => view.seats.map((seat) => seat.points);
      const winner = points(seenBy(after, 'public')).findIndex((each, seat) => each > (points(full)[seat] ?? 0));
      expect(winningIn(full)).toEqual([winner]);
      const gathering = steps.findIndex(({ move }) => move?.to.zone === 'won');
      expect(steps[gathering]?.wait).toBeGreaterThanOrEqual(1200);
      expect(winningIn(steps[gathering]!.view, { move: steps[gathering]!.move })).toEqual([winner]);
      for (const { view } of steps.slice(0, -1)) expect(points(view)).toEqual(points(seenBy(before, 'public')));
    });
    expect(tricks).toBeGreaterThan(9);
  });

  it('a player who considers a card sees the seat that it would make win the trick highlighted', () => {
    let weighed = 0;
    for (const match of matches) {
      const [seat = 0] = seenBy(match, 'public').toAct;
      const view = seenBy(match, seat);
      if (view.toAct.length === 0 || view.table.deck > 0) continue;
      for (const card of ownHand(view)) {
        const [, winner = ''] = / – (your|\w+’s) trick$/.exec(presentation.describe(view, card, name)) ?? [];
        const called = (each: number) => (each === seat ? 'your' : `${name(each)}’s`);
        expect(winningIn(view, { considered: card }).map(called)).toEqual([winner]);
        weighed++;
      }
    }
    expect(weighed).toBeGreaterThan(99);
  });

  it('nobody is highlighted before the first card of a trick', () => {
    const empty = positions.filter(({ table, toAct }) => table.trick.length === 0 && toAct.length > 0);
    expect(empty.length).toBeGreaterThan(9);
    for (const view of empty) expect(winningIn(view)).toEqual([]);
  });

  it("an own card shows its effect, and can be played only on the player's turn", () => {
    for (const match of matches) {
      const turn = seenBy(match, 'public').toAct[0];
      for (const seat of [0, 1, 2, 3]) {
        const view = seenBy(match, seat);
        for (const card of ownHand(view)) {
          const playable = seat === turn && view.table.deck === 0;
          expect(presentation.press(view, card)).toEqual(playable ? { type: 'play', card } : null);
          expect(/remainder [0-3] – (?:your|(?:Ann|Ben|Cai|Dora)’s) trick$/.test(presentation.describe(view, card, name))).toBe(
            playable,
          );
        }
      }
    }
  });

  it('the hand is sorted by value, court cards first, and keeps its cards', () => {
    expect(presentation.sorted(['10H', 'AS', 'KD', '2C', 'JS', '2S'])).toEqual(['JS', 'KD', 'AS', '2S', '2C', '10H']);
    expect(presentation.sorted(['7o', '12b', '1c'])).toEqual(['12b', '1c', '7o']);
  });

  it('2.3: a card says what it counts where another number is printed on it, or none', () => {
    const worth = (card: string) => presentation.cardValue(positions[0]!, card)?.short;
    expect(['KS', 'JD', '10e', '11b', '12o', 'AC'].map(worth)).toEqual(['0', '0', '0', '0', '0', '1']);
    expect(['2S', '10H', '1o', '9c'].map(worth)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('3.3: the dealer and the player who cuts are marked', () => {
    const first = positions[0]!;
    const marked = (word: string) =>
      [0, 1, 2, 3].filter((seat) => presentation.seat(first, seat).marks.some(({ short }) => short === word));
    expect(marked('dealer')).toEqual([first.table.dealer]);
    expect(marked('cuts')).toEqual([...first.toAct]);
  });
});
