import { chanceSourceFrom } from '@hundredfold/shared/core/chance.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import { newOngoingMatch, resolveTurn } from '@hundredfold/shared/core/ongoing-match.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { coveringSettingsOf, nameOf, type Setting } from '@hundredfold/shared/testing/setting.ts';
import { QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { expect, test } from 'vitest';
import { snapshotOfMatch } from '../../net/testing/snapshot-of-match.ts';
import { cardsAt, placesOf, sizeOf } from '../layout/layout.ts';
import { planDeal, undealt } from './deal.ts';
import { isExplained, sameCardsEverywhere } from './plan.ts';
import { durationOf } from './player.ts';

const LONGEST_MS = 2500;

function dealtTable({ game, options, seats }: Setting) {
  const start = newOngoingMatch('first', startMatch(game, options, seats));
  const { play } = resolveTurn(start, start.match, null, chanceSourceFrom(seeded(7)));
  return snapshotOfMatch(play.match, 0);
}

test.each(QUICK_GAMES.flatMap(coveringSettingsOf).map((setting) => [nameOf(setting), setting] as const))(
  'the first cards of %s are dealt from one pile, one after the other',
  (_, setting) => {
    const next = dealtTable(setting);
    const { game } = setting;
    const before = undealt(next);
    expect(before.version).toBe(0);
    const sizes = ({ view }: Pick<typeof next, 'view'>) =>
      placesOf(game.viewSchema, setting.seats).map((place) => sizeOf(cardsAt(view, place)));
    const count = (of: Pick<typeof next, 'view'>) => sizes(of).reduce((sum, size) => sum + size, 0);
    const steps = planDeal(next);
    // Where a player cuts the deck first, all cards are still in one pile.
    expect(isExplained(steps)).toBe(sizes(next).filter((size) => size > 0).length > 1);
    for (const step of steps) expect(count(step)).toBe(count(next));
    expect(sameCardsEverywhere(steps.at(-1)?.view ?? before.view, next.view, game.viewSchema)).toBe(true);
    expect(durationOf([steps])).toBeLessThan(LONGEST_MS);
  },
);

test('a match that has begun is shown as it is', () => {
  const [game] = QUICK_GAMES;
  if (game === undefined) throw new Error('there is no game');
  const dealt = dealtTable(coveringSettingsOf(game)[0]!);
  const begun = { ...dealt, last: { seat: 0, action: { type: 'cut' } } };
  expect(undealt(begun)).toBe(begun);
});
