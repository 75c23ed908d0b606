import { isOwn } from '@hundredfold/shared/testing/test-games.ts';
import type { HintReason } from '../src/games/hints.ts';
import { manifestOf } from '../src/games/manifest.ts';
import { loadPart } from '../src/games/parts.ts';
import { LANGUAGES } from '../src/i18n/all-languages.ts';
import type { Language } from '../src/i18n/language.ts';

/** Returns the languages of a game: all of them for a game of the app, and those that it has for others. */
export function languagesOf(game: string): readonly Language[] {
  const { messages = {} } = manifestOf(game) ?? {};
  return isOwn(game) ? LANGUAGES : LANGUAGES.filter((language) => language in messages);
}

export async function reasonOf(game: string): Promise<HintReason> {
  const reason = await loadPart(game, 'hint');
  if (reason === null) throw new Error(`${game} has no hints`);
  return reason;
}
