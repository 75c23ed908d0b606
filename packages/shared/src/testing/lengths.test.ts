// Threats (docs/security.md): D14a.
import { describe, expect, test } from 'vitest';
import { isUnfinished, startMatch, stepsLeft } from '../core/match.ts';
import { seeded } from '../core/seeded-random.ts';
import { MAX_STEPS } from '../records/read-record.ts';
import { playGame, STRATEGIES, type Strategy, type StrategyName } from '../testing/playout.ts';
import { type Setting, settingsToPlay } from './setting.ts';
import { bySize } from './size.ts';
import { TEST_GAMES } from './test-games.ts';

/** The number of games of each setting. A soak run plays so many that the longest of them means something. */
const PLAYED = bySize({ quick: 2, full: 6, soak: 10_000 });

const TIMES_THE_MEAN = 20;

/** Plays games and returns their numbers of steps. Bots that all decide alike could repeat themselves for ever, which throws. */
function lengths({ game, options, seats }: Setting, strategy: StrategyName, games: number): readonly number[] {
  const source = seeded(3);
  const players = Array<Strategy>(seats).fill(STRATEGIES[strategy]);
  return Array.from({ length: games }, () => playGame(game, options, players, source).steps.length);
}

describe.each(TEST_GAMES)('the greatest length of $id', (game) => {
  test('is far above that of games of bots, whatever the options and the number of seats', () => {
    for (const setting of settingsToPlay(game)) {
      const most = game.maxSteps(setting.options, setting.seats);
      const played = lengths(setting, 'bot', PLAYED);
      const mean = played.reduce((sum, length) => sum + length, 0) / played.length;
      expect(most, JSON.stringify(setting.options)).toBeGreaterThan(Math.max(...played));
      expect(most, JSON.stringify(setting.options)).toBeGreaterThanOrEqual(TIMES_THE_MEAN * mean);
    }
  });

  test('is above that of random games, and a record of it can be read', () => {
    for (const setting of settingsToPlay(game)) {
      const { options, seats } = setting;
      const most = game.maxSteps(options, seats);
      expect(most).toBeLessThanOrEqual(MAX_STEPS);
      expect(most).toBeGreaterThan(Math.max(...lengths(setting, 'random', 1)));
      const start = startMatch(game, options, seats);
      expect([stepsLeft(start), isUnfinished(start), isUnfinished({ ...start, version: most })]).toEqual([most, false, true]);
    }
  });
});
