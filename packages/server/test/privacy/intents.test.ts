// Threats (docs/security.md): M1.
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { settingsOf } from '@hundredfold/shared/testing/setting.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { isSampleGame, QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test } from 'vitest';
import { fuzz, newFuzzing } from './fuzz.ts';

const INTENTS = bySize({ quick: 1_000, full: 1_500, soak: 1_000_000 });
const INTENTS_PER_SETTING = bySize({ full: 500, soak: 5_000 });

describe.each(QUICK_GAMES)('of moves in $id that are guessed, mangled and repeated', (game) => {
  test('exactly the legal ones are accepted, and no card is lost', async () => {
    const settings = settingsOf(game);
    const fuzzing = newFuzzing();
    for (let seed = FIRST_SEED; fuzzing.intents < INTENTS; seed++) {
      await fuzz(settings[seeded(seed).below(settings.length)]!, seed, INTENTS_PER_SETTING, fuzzing);
    }
    expect(fuzzing.accepted).toBeGreaterThan(INTENTS / 20);
    process.stdout.write(`${game.id}: ${fuzzing.intents} intents, ${fuzzing.accepted} accepted\n`);
  });

  const setting = { game, options: defaultOptions(game.options), seats: game.seats.max };

  test.runIf(isSampleGame(game) && game.seats.max > 1)('rules that accept a move out of turn are noticed', async () => {
    const apply: typeof game.apply = (state, _seat, action) => game.apply(state, game.toAct(state)[0] ?? 0, action);
    await expect(fuzz({ ...setting, game: { ...game, apply } }, 1, INTENTS_PER_SETTING, newFuzzing())).rejects.toThrow(
      /intent \d+/,
    );
  });

  test.runIf(isSampleGame(game))('rules that lose a card are noticed', async () => {
    let lost = false;
    const apply: typeof game.apply = (...move) => {
      lost = true;
      return game.apply(...move);
    };
    const cards: typeof game.cards = (state) => (lost ? { ...game.cards(state), table: {} } : game.cards(state));
    await expect(fuzz({ ...setting, game: { ...game, apply, cards } }, 1, INTENTS_PER_SETTING, newFuzzing())).rejects.toThrow(
      /intent \d+/,
    );
  });

  test.runIf(isSampleGame(game))('rules that throw are noticed', async () => {
    const apply: typeof game.apply = (state, seat, action) => {
      if (game.toAct(state)[0] !== seat || game.seats.max === 1) throw new Error('nobody thought of that');
      return game.apply(state, seat, action);
    };
    await expect(fuzz({ ...setting, game: { ...game, apply } }, 1, INTENTS_PER_SETTING, newFuzzing())).rejects.toThrow();
  });
});
