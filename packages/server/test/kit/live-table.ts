import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { historyOf } from '@hundredfold/shared/core/history.ts';
import { type Match, startMatch } from '@hundredfold/shared/core/match.ts';
import type { CreatedTable } from '@hundredfold/shared/protocol/http.ts';
import { TABLE_PHASES, type TableState } from '@hundredfold/shared/schema/table.ts';
import { expect } from 'vitest';
import { join, type Player } from './live-player.ts';
import type { LiveServer } from './live-server.ts';

export async function tableFor(
  live: LiveServer,
  game: Game,
  options: Record<string, unknown> = {},
  open = true,
): Promise<string> {
  const made = await live.directory.create({ game: game.id, options, open, pace: 'free', host: null });
  if (!made.ok) throw new Error(made.refusal);
  return made.value.code;
}

/** Posts JSON, or a text that should be. */
export function postJson(url: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Makes a table over HTTP and returns its code. */
export async function makeTable(address: string, wish: object, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const made = await postJson(`${address}/api/tables`, wish, headers);
  if (!made.ok) throw new Error(`no table: ${made.status} ${await made.text()}`);
  return ((await made.json()) as CreatedTable).code;
}

/** Seats as many people as the game has seats, in order. `secrets` are those of the first of them. */
export async function seated(
  { address }: { readonly address: string },
  game: Game,
  code: string,
  secrets: readonly string[] = [],
): Promise<Player[]> {
  const players: Player[] = [];
  for (let seat = 0; seat < game.seats.max; seat++) {
    const player = await join(address, game, code, secrets[seat], `Player ${seat}`);
    await player.ask('sit', { seat });
    players.push(player);
  }
  return players;
}

/** A table with its players. */
export interface PlayedTable {
  readonly code: string;
  readonly players: Player[];
}

/** Seats people at a new table, starts the game and makes some moves. */
export async function midGame(
  server: { readonly address: string },
  game: Game,
  code: string,
  moves: number,
): Promise<PlayedTable> {
  const players = await seated(server, game, code);
  await players[0]?.ask('start');
  for (let made = 0; made < moves; made++) expect(await oneMove(game, players)).not.toBeNull();
  await together(players);
  return { code, players };
}

/** Starts a game of one person against bots. */
export async function sitWithBots(player: Player): Promise<Player> {
  await player.ask('sit', { seat: 0 });
  for (const seat of player.state.seats.keys()) if (seat > 0) await player.ask('fill', { seat });
  await player.ask('start');
  return player;
}

/** Returns the match of a table from the storage, up to a version. No published state is used. */
export async function truth(live: LiveServer, game: Game, code: string, version: number): Promise<Match> {
  const table = (await live.context.storage.loadTable(code))!;
  const steps = await live.context.storage.steps(table.match!);
  const start = startMatch(game, table.options, table.seats.length);
  return historyOf(code, start, steps.slice(0, version)).play.match;
}

export async function seesTheTruth(live: LiveServer, game: Game, code: string, player: Player): Promise<void> {
  const seen = { version: player.state.version, view: player.view() };
  const { state } = await truth(live, game, code, seen.version);
  expect(seen.view).toEqual(game.view(state, seen.view.viewer));
}

export function choices(game: Game, player: Player): readonly AnyAction[] {
  return player.state.phase === 'playing' ? game.legal(player.view()) : [];
}

export async function together(players: readonly Player[]): Promise<void> {
  const order = ({ state }: Player) => state.matchNumber * 100_000 + state.version + TABLE_PHASES.indexOf(state.phase) / 10;
  const pointOf = ({ matchNumber, version, phase }: TableState) => `${matchNumber} ${version} ${phase}`;
  const latest = pointOf(players.reduce((one, other) => (order(other) > order(one) ? other : one)).state);
  await Promise.all(players.map((player) => player.sees((state) => pointOf(state) === latest)));
}

/** Makes one move for a player who is to act; resolves to `null` after the end. */
export async function oneMove(game: Game, players: readonly Player[]): Promise<Player | null> {
  await together(players);
  const mover = players.find((player) => choices(game, player).length > 0);
  if (mover === undefined) return null;
  await mover.act(choices(game, mover)[0]!);
  return mover;
}

/** Makes a player's moves until the game or the time to go on is over. */
export async function playOn(game: Game, player: Player, goesOn = () => true): Promise<void> {
  while (player.state.phase === 'playing' && goesOn()) {
    const [action] = choices(game, player);
    if (action !== undefined) await player.act(action);
    await player.sees(({ phase }) => phase !== 'playing' || choices(game, player).length > 0);
  }
}

/** Returns the player who is to act. */
export function moverOf(game: Game, players: readonly Player[]): Player {
  const mover = players.find((player) => choices(game, player).length > 0);
  if (mover === undefined) throw new Error('nobody is to act');
  return mover;
}
