import { expect, test } from 'vitest';
import { defaultOptions } from '../core/options.ts';
import { allSeats } from '../core/seat.ts';
import { seeded } from '../core/seeded-random.ts';
import { playGame, STRATEGIES } from '../testing/playout.ts';
import { TEST_GAMES } from '../testing/test-games.ts';
import { GAMES } from './index.ts';
import { TERMS } from './terms.ts';

test('the facts about every game equal those of the game, in the same order', () => {
  expect(TERMS).toEqual(
    GAMES.map(({ id, version, seats, options, lowestScoreWins }) => ({ id, version, seats, options, lowestScoreWins })),
  );
});

test.each(TEST_GAMES.filter(({ seats }) => seats.max > 1))('the winner of $id has the best score', (game) => {
  for (let seed = 1; seed <= 5; seed++) {
    const players = allSeats(game.seats.max).map(() => STRATEGIES.bot);
    const { scores, ranking = [] } = playGame(game, defaultOptions(game.options), players, seeded(seed)).outcome;
    const best = game.lowestScoreWins ? Math.min(...scores) : Math.max(...scores);
    expect(ranking[0]?.map((seat) => scores[seat])).toContain(best);
  }
});
