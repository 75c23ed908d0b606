import type { Game } from '@hundredfold/shared/core/game.ts';
import { lastSeen, type Match } from '@hundredfold/shared/core/match.ts';
import { allViewers, type View, type Viewer } from '@hundredfold/shared/core/view.ts';
import { coveringSettingsOf, nameOf, type Setting } from '@hundredfold/shared/testing/setting.ts';
import { shownAtFirst } from '@hundredfold/shared/testing/shown-positions.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, it } from 'vitest';
import { presentationOf } from '../../games/index.ts';
import { cardsAt, placesOf, sizeOf } from '../layout/layout.ts';
import { type AnimationStep, isExplained, planAnimation, sameCardsEverywhere, withoutFlights } from './plan.ts';

const SEED = 20261120;
const PAIRS = bySize({ quick: 40, full: 80, soak: 600 });

/** The longest allowed animation, in milliseconds. */
const LONGEST = 6000;

function viewOf(match: Match, viewer: Viewer): View {
  return match.game.view(match.state, viewer);
}

function planned(game: Game, [before, after]: readonly [Match, Match], viewer: Viewer): readonly AnimationStep[] {
  return planAnimation(viewOf(before, viewer), lastSeen(after, viewer), viewOf(after, viewer), {
    game,
    pace: presentationOf(game.id).pace,
  });
}

function movesNothing(game: Game, [before, after]: readonly [Match, Match], viewer: Viewer): boolean {
  const view = viewOf(after, viewer);
  return sameCardsEverywhere(viewOf(before, viewer), view, game.viewSchema);
}

/** Returns the first turn that moves a card: a game may begin with bids, or with passing. */
function firstMove(game: Game, steps: readonly (readonly [Match, Match])[]): readonly [Match, Match] {
  const step = steps.find((each) => !movesNothing(game, each, 'public'));
  if (step === undefined) throw new Error(`no turn of ${game.id} moves a card`);
  return step;
}

function turnsOf(setting: Setting): readonly (readonly [Match, Match])[] {
  const matches = shownAtFirst(setting, SEED, PAIRS);
  return matches.slice(1).map((after, index) => [matches[index]!, after]);
}

function cardsIn(view: View, game: Game): number {
  return placesOf(game.viewSchema, view.seats.length).reduce((sum, place) => sum + sizeOf(cardsAt(view, place)), 0);
}

describe.each(QUICK_GAMES.flatMap(coveringSettingsOf).map((setting) => [nameOf(setting), setting] as const))(
  '%s',
  (_, setting) => {
    const { game } = setting;
    const steps = turnsOf(setting);
    const viewers = allViewers(setting.seats);

    it(`the plan turns the old view into the new one, card by card (seed ${SEED})`, () => {
      for (const step of steps) {
        for (const viewer of viewers) {
          const steps = planned(game, step, viewer);
          expect(steps.at(-1)?.view).toEqual(viewOf(step[1], viewer));
          expect(isExplained(steps) || movesNothing(game, step, viewer)).toBe(true);
        }
      }
    });

    it('no card is lost or created on the way', () => {
      for (const step of steps) {
        const cards = cardsIn(viewOf(step[0], 'public'), game);
        for (const { view } of planned(game, step, 0)) expect(cardsIn(view, game)).toBe(cards);
      }
    });

    it('it ends at the new view without flights, too', () => {
      for (const step of steps) {
        const steps = withoutFlights(planned(game, step, 'public'));
        expect(steps.at(-1)?.view).toEqual(viewOf(step[1], 'public'));
        expect(steps.every(({ flight }) => flight === 0)).toBe(true);
        expect(steps.at(-1)?.move).toBeNull();
      }
    });

    it('it is short: a whole deal, with the steps before it, ends within a few seconds', () => {
      for (const step of steps) {
        const steps = planned(game, step, 'public');
        const lasts = steps.reduce((sum, { wait, flight, together }) => sum + wait + (together ? 0 : flight), 0);
        expect(lasts).toBeLessThanOrEqual(LONGEST);
      }
    });

    it('if versions were skipped, it leads to the new view at once or by the actual steps', () => {
      for (let index = 2; index < steps.length; index += 3) {
        const step = [steps[index - 2]![0], steps[index]![1]] as const;
        for (const viewer of viewers) expect(planned(game, step, viewer).at(-1)?.view).toEqual(viewOf(step[1], viewer));
      }
    });
  },
);

describe.each(QUICK_GAMES)('a faulty account of $id', (game) => {
  const [before, after] = firstMove(game, turnsOf(coveringSettingsOf(game)[0]!));
  const pace = () => ({ wait: 0, flight: 100 });
  const tell = (cardMoves: Game['cardMoves']) => {
    const view = viewOf(after, 'public');
    return planAnimation(viewOf(before, 'public'), after.last, view, { game: { ...game, cardMoves }, pace });
  };

  it('it is not played: the new view is shown at once', () => {
    const atOnce = [{ wait: 0, flight: 0, move: null, view: viewOf(after, 'public') }];
    expect(tell((...args) => game.cardMoves(...args).slice(1))).toEqual(atOnce);
    expect(tell((...args) => game.cardMoves(...args).map((move) => ({ ...move, from: move.to })))).toEqual(atOnce);
    expect(tell(() => [])).toEqual(atOnce);
    expect(tell(game.cardMoves)).not.toEqual(atOnce);
  });
});
