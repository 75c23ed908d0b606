import type { Game } from '../core/game.ts';
import { FOUND } from './found.js';

/** The rules of all games. The build of the client (`client/build/games.ts`) replaces the list by static imports. */
export const RULES: readonly Game[] = await Promise.all(FOUND.map(({ rules }) => rules()));
