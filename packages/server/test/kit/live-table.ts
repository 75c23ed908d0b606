import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { historyOf } from '@hundredfold/shared/core/history.ts';
import { type Match, startMatch } from '@hundredfold/shared/core/match.ts';
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

/** Seats as many people as the game has seats, in order. */
export async function seated(live: LiveServer, game: Game, code: string): Promise<Player[]> {
  const players: Player[] = [];
  for (let seat = 0; seat < game.seats.max; seat++) {
    const player = await join(live.address, game, code, undefined, `Player ${seat}`);
    await player.ask('sit', { seat });
    players.push(player);
  }
  return players;
}

/** Returns the match of a table from the storage, up to a version. No published state is used. */
export async function truth(live: LiveServer, game: Game, code: string, version: number): Promise<Match> {
  const table = (await live.context.storage.loadTable(code))!;
  const steps = await live.context.storage.steps(table.match!);
  const start = startMatch(game, table.options, table.seats.length);
  return historyOf(code, start, steps.slice(0, version)).play.match;
}

/** Checks that a player's decoded view matches the truth. */
export async function seesTheTruth(live: LiveServer, game: Game, code: string, player: Player): Promise<void> {
  const seen = { version: player.state.version, view: player.view() };
  const { state } = await truth(live, game, code, seen.version);
  expect(seen.view).toEqual(game.view(state, seen.view.viewer));
}

/** Returns the actions that a player can take now. */
export function choices(game: Game, player: Player): readonly AnyAction[] {
  return player.state.phase === 'playing' ? game.legal(player.view()) : [];
}

/** Waits until all clients have the same round, version and phase. */
export async function together(players: readonly Player[]): Promise<void> {
  const order = ({ state }: Player) => state.round * 100_000 + state.version + TABLE_PHASES.indexOf(state.phase) / 10;
  const { round, version, phase } = players.reduce((one, other) => (order(other) > order(one) ? other : one)).state;
  const there = (state: TableState) => state.round === round && state.version === version && state.phase === phase;
  await Promise.all(players.map((player) => player.sees(there)));
}

/** Makes one move for a player who is to act; resolves to `null` after the end. */
export async function oneMove(game: Game, players: readonly Player[]): Promise<Player | null> {
  await together(players);
  const mover = players.find((player) => choices(game, player).length > 0);
  if (mover === undefined) return null;
  await mover.act(choices(game, mover)[0]!);
  return mover;
}

/** Makes moves until a condition holds; rejects if the game ends before. */
export async function playUntil(game: Game, players: readonly Player[], isSo: () => boolean): Promise<void> {
  while (!isSo()) if ((await oneMove(game, players)) === null) throw new Error(`the game was over before: ${isSo}`);
}
