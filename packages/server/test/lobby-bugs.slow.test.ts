// Threats (docs/security.md): D6.
import type { Game } from '@hundredfold/shared/core/game.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { join, type Player } from './kit/live-player.ts';
import { liveServerForFile } from './kit/live-server.ts';
import { tableFor } from './kit/live-table.ts';
import { FIRST_LOOK, lookAtList, type Onlooker } from './kit/look-at-list.ts';

/** The place of the bug; `nowhere` if there is none. Its text must reach nobody. */
const bug = vi.hoisted(() => ({
  at: 'nowhere',
  met: 0,
  breaksAt(place: string) {
    if (bug.at !== place) return;
    bug.met++;
    throw new Error('planted: Ben holds the queen');
  },
}));

vi.mock('../src/lobby/listed-tables.ts', async (original) => {
  const sound = await original<typeof import('../src/lobby/listed-tables.ts')>();
  return {
    ...sound,
    openListedTables(...given: Parameters<typeof sound.openListedTables>) {
      const { heard, rows } = sound.openListedTables(...given);
      return {
        heard(code: string, told: string | null) {
          bug.breaksAt('what is heard of a table');
          return heard(code, told);
        },
        rows() {
          bug.breaksAt('what is told');
          return rows();
        },
      };
    },
  };
});

const game: Game = modFour;

const live = liveServerForFile([game]);
let host: Player;
let onlooker: Onlooker;
beforeAll(async () => {
  host = await join(live.address, game, await tableFor(live, game));
  await host.ask('sit', { seat: 0 });
  onlooker = await lookAtList(live.address);
});
afterEach(() => {
  bug.at = 'nowhere';
});

const answerOf = (asked: Promise<unknown>) => asked.then(() => 'nothing', String);

const OCCASIONS: Readonly<Record<string, () => Promise<string>>> = {
  'what is heard of a table': () => answerOf(host.ask('fill', { seat: 1 })),
  'what is told': () => answerOf(host.ask('fill', { seat: 2 })),
};

describe.each(Object.entries(OCCASIONS))('a bug in the lobby, in %s', (place, occasion) => {
  test('ends no process, is described to nobody, and the list goes on', async () => {
    const met = bug.met;
    bug.at = place;
    expect(await occasion()).not.toContain('queen');
    await vi.waitFor(() => expect(bug.met).toBeGreaterThan(met));
    bug.at = 'nowhere';
    expect(live.counts()).toMatchObject({ bug: bug.met });

    const watching = onlooker.list.rows[0]?.watchers ?? 0;
    const watcher = await join(live.address, game, onlooker.list.rows[0]!.code);
    await onlooker.until(([row]) => row?.watchers === watching + 1);
    const late = await lookAtList(live.address, { ...FIRST_LOOK, rows: 120 });
    expect(late.list.rows).toEqual(onlooker.list.rows);
    late.leave();
    await watcher.room.leave();
    await onlooker.until(([row]) => row?.watchers === watching);
  });
});
