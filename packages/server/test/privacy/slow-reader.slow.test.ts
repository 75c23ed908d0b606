// Threats (docs/security.md): H11.
import { Protocol, SchemaSerializer } from '@colyseus/core';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { testSize } from '@hundredfold/shared/testing/size.ts';
import { SAMPLE_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test } from 'vitest';
import { socketOf } from '../kit/live-player.ts';
import { serverForFile } from '../kit/server.ts';
import { hasHands } from './leaks.ts';
import { compareFrames, type Listener, settled } from './listener.ts';
import { anyMove } from './plan.ts';
import { type LaidTable, layTable, until } from './table.ts';

/** One game is enough, because the server copies patches in the same way in every game. */
const GAMES_READ = SAMPLE_GAMES.slice(0, testSize === 'soak' ? undefined : 1);
const MOVES = 8;
/** A request without a handler, to which Colyseus sends a long answer. */
const QUESTION = Uint8Array.from([Protocol.ROOM_REQUEST, 1, 0xa4, ...Buffer.from('peek')]);

const server = serverForFile();

// Colyseus writes every patch of a room into the same memory, and a socket that cannot send at once keeps a reference to it.
describe.each(GAMES_READ)('a spectator of $id who reads nothing for a while', (game) => {
  async function readLate(prepare: (table: LaidTable) => void): Promise<readonly string[]> {
    const setting = { game, options: defaultOptions(game.options), seats: game.seats.max };
    const table = await layTable(server.address, setting, 1);
    const [slow, quick] = [await table.enter(50), await table.enter(51)];
    prepare(table);
    await settled([slow, quick, ...table.players]);
    const from = new Map([slow, quick].map((each) => [each, each.frames.length]));
    await stopReading(table, slow, quick);
    for (let moves = 0; moves < MOVES; moves++) await table.play(anyMove(game, table.world.truth, seeded(moves))!);
    await settled([quick]);
    socketOf(slow.room).resume();
    await until(() => bufferedBytes(table) === 0);
    await settled([slow]);
    await table.close();
    const [late, early] = [slow, quick].map((each) => patchesOf(each, from.get(each)!));
    return compareFrames('the late reader', late!, early!);
  }

  test('receives the same patches as a spectator who reads them at once', async () => {
    expect(await readLate(() => undefined)).toEqual([]);
  });

  test.runIf(hasHands(game))('would receive other patches if nothing was copied', async () => {
    const asColyseusDoes = ({ room }: LaidTable) => {
      for (const { ref } of room.clients) Reflect.deleteProperty(ref, 'send');
      const { applyPatches } = SchemaSerializer.prototype;
      Object.assign(Reflect.get(room, '_serializer') as object, { applyPatches });
    };
    expect(await readLate(asColyseusDoes)).not.toEqual([]);
  });
});

/** Sends many requests and reads none of the answers, until the server has to buffer its frames. */
async function stopReading(table: LaidTable, slow: Listener, quick: Listener): Promise<void> {
  socketOf(slow.room).pause();
  while (bufferedBytes(table) === 0) {
    for (let asked = 0; asked < 1000; asked++) slow.throwIn(QUESTION);
    await settled([quick]);
  }
}

function bufferedBytes({ room }: LaidTable): number {
  return Math.max(...room.clients.map(({ ref }) => ('bufferedAmount' in ref ? Number(ref.bufferedAmount) : Number.NaN)));
}

function patchesOf({ frames }: Listener, from: number): readonly Uint8Array[] {
  return frames.slice(from).filter(([code]) => code === Protocol.ROOM_STATE_PATCH);
}
