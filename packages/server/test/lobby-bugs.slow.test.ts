// Threats (docs/security.md): D6.
import type { Client } from '@colyseus/core';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { join, type Player } from './kit/live-player.ts';
import { type LiveServer, liveServer } from './kit/live-server.ts';
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

vi.mock('../src/colyseus/lobby-room.ts', async (original) => {
  const { lobbyRoom } = await original<typeof import('../src/colyseus/lobby-room.ts')>();
  return {
    lobbyRoom: (...given: Parameters<typeof lobbyRoom>) => {
      const Sound = lobbyRoom(...given);
      return class extends Sound {
        override onJoin(client: Client) {
          bug.breaksAt('onJoin');
          return super.onJoin?.(client);
        }
        override onLeave(client: Client) {
          bug.breaksAt('onLeave');
          return super.onLeave?.(client);
        }
      };
    },
  };
});
vi.mock('../src/lobby/listed-tables.ts', async (original) => {
  const sound = await original<typeof import('../src/lobby/listed-tables.ts')>();
  return {
    ...sound,
    openListedTables(...given: Parameters<typeof sound.openListedTables>) {
      const { heard, rows, ...tables } = sound.openListedTables(...given);
      return {
        ...tables,
        heard(...told: Parameters<typeof heard>) {
          bug.breaksAt('what is heard of a table');
          heard(...told);
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

let live: LiveServer;
let host: Player;
let onlooker: Onlooker;
beforeAll(async () => {
  live = await liveServer([game]);
  host = await join(live.address, game, await tableFor(live, game));
  await host.ask('sit', { seat: 0 });
  onlooker = await lookAtList(live.address);
});
afterAll(() => live.close());
afterEach(() => {
  bug.at = 'nowhere';
});

const answerOf = (asked: Promise<unknown>) => asked.then(() => 'nothing', String);

const OCCASIONS: Readonly<Record<string, () => Promise<string>>> = {
  onJoin: () => answerOf(lookAtList(live.address)),
  onLeave: async () => {
    const other = await lookAtList(live.address);
    other.leave();
    return 'nothing';
  },
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
