import type { Game } from '../../core/game.ts';
import { defaultOptions, type OptionValues } from '../../core/options.ts';
import { seeded } from '../../core/seeded-random.ts';
import { playGame, STRATEGIES, type StrategyName } from '../../testing/playout.ts';
import { worthAtEnd } from '../roll-out.ts';

/** Returns the share of games that the first bot wins, or seat 0 if there is none. A shared victory counts in part. */
export function shareOfWins(game: Game, asked: OptionValues, players: readonly StrategyName[], games = 200): number {
  const source = seeded(20);
  const options = { ...defaultOptions(game.options), ...asked };
  const by = players.map((name) => STRATEGIES[name]);
  const seat = Math.max(0, players.indexOf('bot'));
  let wins = 0;
  for (let played = 0; played < games; played++) {
    const { end } = playGame(game, options, by, source);
    wins += worthAtEnd(game, end.state, seat);
  }
  return wins / games;
}
