import type { Game } from '@hundredfold/shared/core/game.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { attemptsOf, CHAIN, playProven, SEALED } from '@hundredfold/shared/shuffle-proof/testing/proven-game.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { settingsOf } from '@hundredfold/shared/testing/setting.ts';
import { bySize, SIZED_TEST_TIMEOUT_MS } from '@hundredfold/shared/testing/size.ts';
import { TEST_GAMES_OF_SERVER } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test } from 'vitest';
import { verifyRecord } from './verify-record.ts';

/** The number of settings of each game that are played. */
const SETTINGS = bySize({ quick: 3, test: 3, soak: 200 });

/** The people who take part, and who is missing in each void attempt. */
const SHUFFLES: readonly (readonly [people: readonly number[], missing: readonly (readonly number[])[]])[] = [
  [[0], []],
  [
    [0, 1, 2],
    [[2], [0]],
  ],
  [[0, 1], [[1]]],
  [[0], [[0]]],
  [[], []],
];

/** Returns records as the server makes them, with takebacks. */
function* recordsOf(game: Game): Generator<GameRecord> {
  const settings = settingsOf(game);
  for (let count = 0; count < SETTINGS; count++) {
    const setting = settings[(count * 7 + FIRST_SEED) % settings.length]!;
    const [people, missing] = SHUFFLES[count % SHUFFLES.length]!;
    const attempts = attemptsOf(
      people.filter((seat) => seat < setting.seats),
      missing.map((each) => each.filter((seat) => seat < setting.seats)),
    );
    const played = playProven(setting, { ...SEALED, attempts, chain: CHAIN }, FIRST_SEED + count);
    if (played !== null) yield played.record;
  }
}

describe('the proof of a record of the server is accepted', { timeout: SIZED_TEST_TIMEOUT_MS }, () => {
  test.each(TEST_GAMES_OF_SERVER.map((game) => [game.id, game] as const))('%s', (_, game) => {
    let checked = 0;
    for (const record of recordsOf(game)) {
      const result = verifyRecord(JSON.parse(JSON.stringify(record)), () => game);
      expect(result.ok ? null : result.refusal).toBeNull();
      checked += 1;
    }
    expect(checked).toBeGreaterThan(SETTINGS / 2);
  });
});
