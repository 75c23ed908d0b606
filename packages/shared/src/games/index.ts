import type { Game } from '../core/game.ts';
import { RULES } from './rules.ts';

/** All games. Each has its room, its lobby entry and its place in every test suite; `TERMS` has them without rules. */
export const GAMES: readonly Game[] = RULES;

export function gameById(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
