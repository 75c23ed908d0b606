import type { Game } from './game.ts';

/**
 * Returns a game as it was played by a version of its rules; `null` if it no longer knows that version. Records replay by the
 * version that they were played by.
 */
export function gameByRules(game: Game, rules: number): Game | null {
  if (rules === game.version) return game;
  const { olderRules = {} } = game;
  return Object.hasOwn(olderRules, rules) ? { ...game, ...olderRules[rules], version: rules } : null;
}

/** Returns the versions of a game's rules that it can replay, the oldest first. */
export function rulesVersionsOf({ version, olderRules = {} }: Pick<Game, 'version' | 'olderRules'>): readonly number[] {
  return [...Object.keys(olderRules).map(Number), version].toSorted((one, other) => one - other);
}
