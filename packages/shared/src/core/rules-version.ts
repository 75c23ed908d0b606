import type { Game } from './game.ts';
import { memo } from './lazy.ts';

/**
 * Returns a game as it was played by a version of its rules, always the same object; `null` if it no longer knows that version.
 * Records replay by the version that they were played by.
 */
export function gameByRules(game: Game, rules: number): Game | null {
  if (rules === game.version) return game;
  return olderGames(game).get(rules) ?? null;
}

const olderGames = memo((game: Game): ReadonlyMap<number, Game> => {
  const { olderRules = {} } = game;
  return new Map(
    Object.entries(olderRules).map(([rules, parts]) => [Number(rules), { ...game, ...parts, version: Number(rules) }]),
  );
});
