import { describe, expect, test } from 'vitest';
import { startMatch } from '../core/match.ts';
import { seeded } from '../core/random.ts';
import { botActions } from './bot-actions.ts';
import { seeds } from './seeds.ts';
import { nameOf, settingsToPlay } from './setting.ts';
import { bySize } from './size.ts';
import { TEST_GAMES } from './test-games.ts';

/** Players at random end every game sooner or later; bots that all think alike could go round in circles. */
const GAMES_EACH = bySize({ quick: 1, test: 2, soak: 140 });
/** Six bots take 2600 actions, on the average, until five are out of One Hundred and One. */
const LONGEST = 30_000;

describe.each(TEST_GAMES)('bots among themselves play $id to its end', (game) => {
  test.each(settingsToPlay(game).map((setting) => [nameOf(setting), setting] as const))('%s', (_, { options, seats }) => {
    for (const seed of seeds(GAMES_EACH)) {
      expect(botActions(startMatch(game, options, seats), seeded(seed), LONGEST), `TEST_SEED=${seed}`).toBeLessThan(LONGEST);
    }
  });
});
