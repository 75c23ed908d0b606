// Threats (docs/security.md): H1, H9.
import { pilesOf } from '@hundredfold/shared/core/cards-by-zone.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { settingsOf } from '@hundredfold/shared/testing/setting.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { isSampleGame, SAMPLE_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test } from 'vitest';
import { tableRoom } from '../../src/colyseus/table-room.ts';
import { serverForFile } from '../kit/server.ts';
import { canBeMarked, disguised } from './disguise.ts';
import { hasHands, leaksOf } from './leaks.ts';
import type { Build } from './table.ts';
import { newWatch, playAndWatch, type Watch } from './watch.ts';

const ROUNDS = bySize({ full: 1, soak: 50 });

const server = serverForFile();

describe.each(SAMPLE_GAMES.filter(canBeMarked).map(disguised))('a marked card of $id', (game) => {
  const settings = settingsOf(game);

  async function watched(seed: number, build?: Build, watch: Watch = newWatch()): Promise<Watch> {
    await playAndWatch(server.address, settings[seeded(seed).below(settings.length)]!, seed, watch, build);
    return watch;
  }

  test('is in nobody else’s bytes, and in no log, before everyone can see it', async () => {
    const watch = newWatch();
    for (let seed = FIRST_SEED; seed < FIRST_SEED + ROUNDS; seed++) {
      await watched(seed, undefined, watch);
      expect(watch.escaped, `seed ${seed}`).toEqual([]);
    }
    if (hasHands(game)) expect(watch.own).toBeGreaterThan(0); // Otherwise the search would find nothing anywhere.
    process.stdout.write(
      `${game.id}: searched ${watch.frames} frames and ${watch.lines} lines of log; found ${watch.own} cards, all with their holders\n`,
    );
  });

  test.each(isSampleGame(game) ? leaksOf(game).filter(({ tells }) => tells === 'faces') : [])(
    'is found: $what',
    async ({ build }) => {
      expect((await watched(3, build)).escaped).not.toEqual([]);
    },
  );

  test.runIf(isSampleGame(game))('is found when the text of a bug, which is logged, quotes the cards', async () => {
    const build: Build = (inner, context) => {
      const apply: typeof inner.apply = (state) => {
        throw new Error(`these are the piles: ${pilesOf(inner, state).join(' ')}`);
      };
      return tableRoom({ ...inner, apply }, context);
    };
    expect((await watched(3, build)).escaped.join()).toContain('logged');
  });
});
