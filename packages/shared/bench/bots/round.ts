import { parentPort } from 'node:worker_threads';
import { defaultOptions } from '../../src/core/options.ts';
import { allSeats } from '../../src/core/seat.ts';
import { gameById } from '../../src/games/index.ts';
import { CONTESTS } from './demands.ts';
import { type Player, playMatch } from './play-match.ts';

/** One round of a contest: the same cards once for every side. */
export interface Round {
  /** The place of the contest in `CONTESTS`. */
  readonly demand: number;
  readonly seed: number;
  readonly player: Player;
  readonly others: Player;
}

function playRound({ demand, seed, player, others }: Round): number {
  const { game: id, options, seats, sides } = CONTESTS[demand] ?? fail(`there is no contest ${demand}`);
  const game = gameById(id) ?? fail(`there is no game ${id}`);
  const shares = sides.map((side) => {
    const players = allSeats(seats).map((seat) => (side.includes(seat) ? player : others));
    return playMatch({ game, options: { ...defaultOptions(game.options), ...options }, players, seed })[side[0] ?? 0] ?? 0;
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function fail(why: string): never {
  throw new Error(why);
}

// A worker thread plays one round after another.
parentPort?.on('message', (round: Round) => parentPort?.postMessage(playRound(round)));
