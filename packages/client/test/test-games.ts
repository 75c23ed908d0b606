import { existsSync, readFileSync } from 'node:fs';
import { parseRules } from '@hundredfold/shared/core/rulebook.ts';
import { folderOf } from '@hundredfold/shared/testing/test-games.ts';
import { handOver } from '@hundredfold/shared/testing/tiny/hand-over.ts';
import { type Brief, loadBrief } from '../src/games/briefs.ts';
import { loadReason, type Reason } from '../src/games/hints.ts';
import { stagingOf as stagingInApp } from '../src/games/index.ts';
import { loadSeen, type SeenIn } from '../src/games/seen.ts';
import { loadRules } from '../src/rules/use-rulebook.ts';
import type { Staging } from '../src/table/staging.ts';
import type { About } from '../src/words/about.ts';
import { aboutGame } from '../src/words/abouts.ts';
import type { Language } from '../src/words/language.ts';
import { handOverStaging } from './hand-over/staging.tsx';

// The app looks for the files of a game in its own folders. Those of the game of the tests are here, under the same names.
const abouts = import.meta.glob<About>('./*/about.ts', { eager: true, import: 'about' });
const briefs = import.meta.glob<Brief>('./*/brief.ts', { eager: true, import: 'brief' });
const reasons = import.meta.glob<Reason>('./*/hint.ts', { eager: true, import: 'reason' });
const seens = import.meta.glob<SeenIn>('./*/seen.ts', { eager: true, import: 'seen' });

export function stagingOf(game: string): Staging {
  return game === handOver.id ? handOverStaging : stagingInApp(game);
}

export function aboutOf(game: string): About {
  return abouts[`./${game}/about.ts`] ?? aboutGame(game);
}

export async function briefOf(game: string): Promise<Brief | null> {
  return briefs[`./${game}/brief.ts`] ?? loadBrief(game);
}

export async function reasonOf(game: string): Promise<Reason> {
  return reasons[`./${game}/hint.ts`] ?? loadReason(game);
}

export async function seenOf(game: string): Promise<SeenIn | null> {
  return seens[`./${game}/seen.ts`] ?? loadSeen(game);
}

export async function rulesOf(game: string, language: Language): ReturnType<typeof loadRules> {
  if (game !== handOver.id) return loadRules(game, language);
  const own = new URL(`RULES.${language}.md`, folderOf(game));
  const file = existsSync(own) ? own : new URL('RULES.md', folderOf(game));
  return { ...parseRules(readFileSync(file, 'utf8')), language: existsSync(own) ? language : 'en' };
}
