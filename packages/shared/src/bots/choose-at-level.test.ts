import { expect, test } from 'vitest';
import { seeded } from '../core/random.ts';
import { FIRST_SEED } from '../testing/seeds.ts';
import { settingsToPlay } from '../testing/setting.ts';
import { TEST_GAMES } from '../testing/test-games.ts';
import { chooseAtLevel } from './choose-at-level.ts';
import { rememberedGame } from './testing/remembered-game.ts';

/** Enough decisions for an easy bot to look for several slips. */
const TURNS = 40;

test.each(TEST_GAMES.map((game) => [game.id, game] as const))(
  'in %s an easy bot without time does not look for a slip',
  (_, game) => {
    const [setting] = settingsToPlay(game);
    if (setting === undefined) throw new Error('there is no setting');
    let turn = 0;
    for (const remembered of rememberedGame(setting, FIRST_SEED)) {
      if (turn++ === TURNS) break;
      for (const { match, seat, memory } of remembered) {
        if (!game.toAct(match.state).includes(seat)) continue;
        const decision = { game, state: match.state, seat, memory };
        const usual = game.bot(game.view(match.state, seat), seeded(turn));
        expect(chooseAtLevel('easy', decision, seeded(turn), () => false)).toEqual(usual);
      }
    }
    expect(turn).toBeGreaterThan(0);
  },
);
