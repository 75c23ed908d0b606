import { existsSync, readFileSync } from 'node:fs';
import { parseRules } from '@hundredfold/shared/core/rulebook.ts';
import { folderOf, isExample } from '@hundredfold/shared/testing/test-games.ts';
import { loadRules } from '../src/features/rules/use-rulebook.ts';
import type { GameHelp } from '../src/games/help.ts';
import type { HintReason } from '../src/games/hints.ts';
import { presentationOf as presentationInApp } from '../src/games/index.ts';
import { loadPart } from '../src/games/parts.ts';
import { catalogIn, LANGUAGES } from '../src/i18n/all-languages.ts';
import type { SummaryMessages } from '../src/i18n/game-messages.ts';
import type { Language } from '../src/i18n/language.ts';
import type { Presentation } from '../src/table/presentation.ts';

// The app finds the files of a game in its own folders. The files of the examples are here, under the same names.
const presentations = import.meta.glob<Presentation>('./*/presentation.tsx', { eager: true, import: 'presentation' });
const drawings = import.meta.glob<SummaryMessages>('./*/summary.ts', { eager: true, import: 'drawn' });
const reasons = import.meta.glob<HintReason>('./*/hint.ts', { eager: true, import: 'reason' });
const helps = import.meta.glob<GameHelp>('./*/help.ts', { eager: true, import: 'help' });

/** Returns the languages of a game: all of them, or those of an example, which may speak English alone. */
export function languagesOf(game: string): readonly Language[] {
  return isExample(game) ? LANGUAGES.filter((language) => game in catalogIn(language).games) : LANGUAGES;
}

export function presentationOf(game: string): Presentation {
  return presentations[`./${game}/presentation.tsx`] ?? presentationInApp(game);
}

export async function drawingsOf(game: string): Promise<SummaryMessages | null> {
  return drawings[`./${game}/summary.ts`] ?? loadPart(game, 'summary');
}

export async function reasonOf(game: string): Promise<HintReason> {
  const reason = reasons[`./${game}/hint.ts`] ?? (await loadPart(game, 'hint'));
  if (reason === null) throw new Error(`${game} has no hints`);
  return reason;
}

export async function helpOf(game: string): Promise<GameHelp | null> {
  return helps[`./${game}/help.ts`] ?? loadPart(game, 'help');
}

export async function rulesOf(game: string, language: Language): ReturnType<typeof loadRules> {
  if (!isExample(game)) return loadRules(game, language);
  const own = new URL(`RULES.${language}.md`, folderOf(game));
  const file = existsSync(own) ? own : new URL('RULES.md', folderOf(game));
  return { ...parseRules(readFileSync(file, 'utf8')), language: existsSync(own) ? language : 'en' };
}
