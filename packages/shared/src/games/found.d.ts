import type { RulesManifest } from './manifest.ts';

/**
 * The manifests of all games: those in `packages/games`, then those in the folders of `GAMES_DIR`. Node finds them when the
 * process starts; the build of the client (`client/build/games.ts`) replaces the list by static imports.
 */
export const FOUND: readonly [RulesManifest, ...RulesManifest[]];

/** The address of each game's folder, by its id. Pages have none of these. */
export const FOLDERS: Readonly<Record<string, string>>;
