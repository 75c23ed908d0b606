// Threats (docs/security.md): D6, H5.
import { matchMaker, type Room } from '@colyseus/core';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { inProcessEngine } from '../src/bots/testing/in-process-engine.ts';
import { tableRoom } from '../src/colyseus/table-room.ts';
import { freshTable } from '../src/storage/store-new-table.ts';
import { join, type Player } from './kit/live-player.ts';
import { liveServerForFile } from './kit/live-server.ts';
import { choices, oneMove, seated, seesTheTruth, tableFor, together } from './kit/live-table.ts';

/** A secret in the text of every planted bug, which must reach nobody. */
const SECRET = 'Ben holds the queen';
const throwPlanted = (): never => {
  throw new Error(`planted: ${SECRET}`);
};

const bug: { at: string } = { at: 'nowhere' };
const breaksAt = (place: string) => {
  if (bug.at === place) throwPlanted();
};

const game: Game = modFour;
const fragile: Game = {
  ...game,
  apply(state, seat, action) {
    breaksAt('a move');
    return game.apply(state, seat, action);
  },
  view(state, viewer) {
    breaksAt('what is shown');
    return game.view(state, viewer);
  },
};

const thinker = inProcessEngine(seeded(1));
const choose: typeof thinker.choose = async (of, view) => {
  breaksAt('a bot’s thought');
  return thinker.choose(of, view);
};
const live = liveServerForFile([game], { botEngine: { ...thinker, choose } }, (what) => {
  if (what === 'refused not-host') breaksAt('a request');
});

let bystanders: { readonly code: string; readonly players: readonly Player[] };
beforeAll(async () => {
  const code = await tableFor(live, game, { target: 50 });
  bystanders = { code, players: await seated(live, game, code) };
  await bystanders.players[0]!.ask('start');
});
afterEach(() => {
  bug.at = 'nowhere';
});

const HANDLERS = ['onJoin', 'onLeave', 'onDispose'] as const;

function fragileRoom() {
  const Sound = tableRoom(fragile, live.context);
  const handlers: Record<string, unknown> = Sound.prototype;
  for (const name of HANDLERS) {
    const sound = handlers[name] as (this: unknown, ...given: unknown[]) => unknown;
    handlers[name] = async function (this: Room, ...given: unknown[]) {
      breaksAt(name);
      return sound.apply(this, given);
    };
  }
  return Sound;
}

let tables = 0;
async function fragileTable(): Promise<{ readonly code: string; readonly players: readonly Player[] }> {
  const code = `FRAG1LE${tables++}`;
  const options = { deck: 'french-52', mode: 'cutthroat', target: 50 };
  await live.context.storage.addTable(freshTable({ code, game: game.id, options, seats: 4 }));
  matchMaker.defineRoomType(`fragile ${code}`, fragileRoom());
  await matchMaker.handleCreateRoom(`fragile ${code}`, { code });
  const players = await seated(live, game, code);
  await players[0]!.ask('start');
  for (let moves = 0; moves < 6; moves++) await oneMove(game, players);
  await together(players);
  return { code, players };
}

type Table = Awaited<ReturnType<typeof fragileTable>>;

const OCCASIONS: Readonly<Record<string, (table: Table) => Promise<unknown>>> = {
  onJoin: ({ code }) => answerOf(join(live.address, game, code)),
  onLeave: ({ players }) => players[3]!.drop(),
  onDispose: async ({ code, players }) => {
    await matchMaker.getLocalRoomById(code).disconnect(4001);
    await Promise.all(players.map(({ closed }) => closed));
    await live.directory.load(code);
  },
  'a request': ({ players }) => answerOf(players[1]!.ask('set', { open: true })),
  'a move': ({ players }) => answerOf(move(players)),
  'what is shown': ({ players }) => answerOf(move(players)),
  'a bot’s thought': async ({ code, players }) => {
    const idle = players.find((player) => choices(game, player).length > 0)!;
    await idle.room.leave(true); // A bot plays for them.
    const other = players.find((player) => player !== idle)!;
    await vi.waitFor(() => expect(other.state.phase).toBe('halted'));
    return code;
  },
};

const answerOf = (asked: Promise<unknown>) => asked.then(() => 'nothing', String);
const move = (players: readonly Player[]) => {
  const mover = players.find((player) => choices(game, player).length > 0)!;
  return mover.act(choices(game, mover)[0]!);
};

describe.each(Object.entries(OCCASIONS))('a bug in %s', (place, occasion) => {
  test('ends no process, is described to nobody, leaves other tables alone, and is gone when someone comes back', async () => {
    const table = await fragileTable();
    bug.at = place;
    const answer = JSON.stringify(await occasion(table));
    bug.at = 'nowhere';
    expect(answer ?? '').not.toContain(SECRET);
    for (const { frames } of table.players) for (const frame of frames) expect(Buffer.from(frame).includes(SECRET)).toBe(false);

    await oneMove(game, bystanders.players);
    await together(bystanders.players);
    for (const player of bystanders.players) await seesTheTruth(live, game, bystanders.code, player);

    const back = await Promise.all(table.players.map(({ secret }) => join(live.address, game, table.code, secret)));
    await together(back);
    expect(back.map(({ state }) => state.phase)).toEqual(Array(4).fill('playing'));
    expect(await oneMove(game, back)).not.toBeNull();
    for (const player of back) await seesTheTruth(live, game, table.code, player);
  });
});
