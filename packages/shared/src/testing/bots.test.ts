import { describe, expect, test } from 'vitest';
import { startMatch } from '../core/match.ts';
import { seeded } from '../core/random.ts';
import { botActions } from './bot-actions.ts';
import { seeds } from './seeds.ts';
import { nameOf, settingsToPlay } from './setting.ts';
import { bySize } from './size.ts';
import { TEST_GAMES } from './test-games.ts';

/** Random players end every game sooner or later. Bots that all decide alike could repeat themselves for ever. */
const GAMES_EACH = bySize({ quick: 1, test: 2, soak: 140 });
/** The limit of actions. Six bots need 2600 on average until five have dropped out of One Hundred and One. */
const LONGEST = 30_000;

describe.each(TEST_GAMES)('bots alone play $id to its end', (game) => {
  test.each(settingsToPlay(game).map((setting) => [nameOf(setting), setting] as const))('%s', (_, { options, seats }) => {
    for (const seed of seeds(GAMES_EACH)) {
      expect(botActions(startMatch(game, options, seats), seeded(seed), LONGEST), `TEST_SEED=${seed}`).toBeLessThan(LONGEST);
    }
  });
});
