import { parseRules, type Rulebook } from '@hundredfold/shared/core/rulebook.ts';

const files = import.meta.glob<string>('../../../shared/src/games/*/RULES.md', { query: '?raw', import: 'default' });

/** The rules of a game, fetched when somebody wants to read them. */
export async function loadRules(game: string): Promise<Rulebook> {
  const file = Object.entries(files).find(([path]) => path.endsWith(`/${game}/RULES.md`));
  if (file === undefined) throw new Error(`${game} has no RULES.md`);
  return parseRules(await file[1]());
}
