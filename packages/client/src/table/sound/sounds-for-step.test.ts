import { lastSeen, type Match } from '@hundredfold/shared/core/match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { allViewers, type CardMove, type Viewer } from '@hundredfold/shared/core/view.ts';
import { determinize } from '@hundredfold/shared/testing/determinize.ts';
import { coveringSettingsOf, nameOf, type Setting } from '@hundredfold/shared/testing/setting.ts';
import { shownAtFirst } from '@hundredfold/shared/testing/shown-positions.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { QUICK_GAMES, testGameById } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, it } from 'vitest';
import { presentationOf } from '../../games/index.ts';
import { isOfCards, type Sound } from '../../lib/sound/sounds.ts';
import { planAnimation, withoutFlights } from '../motion/plan.ts';
import { type HeardView, soundsOf } from './sounds-for-step.ts';

const SEED = 20261123;
const MOST = bySize({ quick: 40, full: 60, soak: 400 });
/** The number of positions that covers everything that can happen at a table. */
const WHOLE = 700;

type Step = readonly [Match, Match];

function stepsOf(setting: Setting, most = MOST): readonly Step[] {
  const shown = shownAtFirst(setting, SEED, most);
  return shown.slice(1).map((after, index) => [shown[index]!, after]);
}

function shownTo([before, after]: Step, viewer: Viewer, calm = false): readonly HeardView[] {
  const { game } = after;
  const seen = game.view(before.state, viewer);
  const beats = planAnimation(seen, lastSeen(after, viewer), game.view(after.state, viewer), {
    game,
    pace: presentationOf(game.id).pace,
  });
  return [{ view: seen, move: null }, ...(calm ? withoutFlights(beats) : beats)];
}

function heardIn(shown: readonly HeardView[], { game }: Pick<Match, 'game'>): readonly Sound[] {
  const told = { viewSchema: game.viewSchema, presentation: presentationOf(game.id) };
  return shown.slice(1).flatMap((now, index) => soundsOf(shown[index]!, now, told).map(({ sound }) => sound));
}

describe.each(QUICK_GAMES.flatMap(coveringSettingsOf).map((setting) => [nameOf(setting), setting] as const))(
  '%s',
  (_, setting) => {
    const steps = stepsOf(setting);
    const viewers = allViewers(setting.seats);

    it(`everyone at the table hears the same cards, independent of the faces they see (seed ${SEED})`, () => {
      for (const step of steps) {
        const shown = viewers.map((viewer) => shownTo(step, viewer));
        // If no visible pile changes its size, some viewers see nothing move.
        const seen = shown.filter(([, next]) => next?.move !== null);
        const [first, ...others] = seen.map((each) => heardIn(each, step[1]).filter(isOfCards));
        for (const other of others) expect(other).toEqual(first);
      }
    });

    it('two games that a viewer cannot tell apart sound alike', () => {
      const { game } = setting;
      const source = seeded(SEED);
      for (const viewer of viewers) {
        for (const step of steps.filter((_, index) => index % 9 === 0)) {
          const other = { ...step[0], state: determinize(game, step[0].state, viewer, source) };
          expect(heardIn(shownTo([step[0], other], viewer), step[0])).toEqual([]);
          expect(heardIn(shownTo([other, step[1]], viewer), step[0])).toEqual(heardIn(shownTo(step, viewer), step[0]));
        }
      }
    });

    it('with cards that appear without moving little is heard', () => {
      for (const step of steps) {
        const [all, few] = [heardIn(shownTo(step, 0), step[1]), heardIn(shownTo(step, 0, true), step[1])];
        expect(few.length).toBeLessThanOrEqual(Math.min(all.length, 8));
      }
    });
  },
);

describe('the sounds of cards', () => {
  function soundNamesIn(id: string, seats: number): ReadonlySet<string> {
    const game = testGameById(id)!;
    const found = new Set<string>();
    for (const step of stepsOf({ game, options: defaultOptions(game.options), seats }, WHOLE)) {
      const shown = shownTo(step, 0);
      for (const [index, now] of shown.entries()) {
        if (index === 0) continue;
        for (const { sound, place } of soundsOf(shown[index - 1]!, now, {
          viewSchema: game.viewSchema,
          presentation: presentationOf(id),
        })) {
          found.add(place === null ? sound : `${way(now.move)} ${sound}`);
        }
      }
    }
    return found;
  }

  function way(move: CardMove | null): string {
    return move === null ? '' : `${move.from.zone}→${move.to.zone}`;
  }

  it.each([
    ['mod-four', 4, ['deck→hand deal', 'hand→trick play', 'trick→won gather', 'won→deck gather', 'won→deck shuffle', 'scored']],
    ['one-hundred-one', 3, ['hand→pile play', 'pack→hand draw', 'pack→hand deal', 'pile→pack shuffle']],
    ['hundred-rummy', 3, ['draw→hand draw', 'hand→discard play', 'discard→hand draw', 'scored']],
    ['four-square', 2, ['card→stack0 play', 'draw→card deal']],
    ['foursquare', 1, ['hand→grid play', 'stock→hand draw']],
    ['hand-over', 3, ['hand→laid play', 'laid→hand draw', 'hand→shown play', 'lost']],
  ] as const)('at %s', (id, seats, sounds) => {
    expect([...soundNamesIn(id, seats)]).toEqual(expect.arrayContaining([...sounds]));
  });
});

it('a player who comes or goes does not repeat the sound of a card, and badges drop on to the cup once', () => {
  const [game] = QUICK_GAMES;
  const setting = { game: game!, options: defaultOptions(game!.options), seats: game!.seats.max };
  const step = stepsOf(setting).find((each) => shownTo(each, 0).length > 1)!;
  const [, now] = shownTo(step, 0);
  expect(heardIn([now!, { ...now!, view: { ...now!.view } }], step[1])).toEqual([]);
  const finale = { ...now!, isFinale: true };
  expect(heardIn([now!, finale, { ...finale }, now!], step[1])).toEqual(['cup']);
});
