import type { Figure } from '@hundredfold/shared/core/figure.ts';
import { parseRules, type Rulebook } from '@hundredfold/shared/core/rulebook.ts';
import { type Language, language } from '../../i18n/index.ts';
import { useLoaded } from '../../ui/use-loaded.ts';

interface Translation extends Rulebook {
  readonly language: Language;
}

export type RulebookState = Translation | 'fetching' | 'failed';

export function useRulebook(game: string): RulebookState {
  const spoken = language.value;
  return useLoaded(() => loadRules(game, spoken), [game, spoken]).value ?? 'fetching';
}

const files = import.meta.glob<string>('../../../../shared/src/games/*/RULES*.md', { query: '?raw', import: 'default' });

/** Loads the rules of a game; in English if there is no translation. */
export async function loadRules(game: string, wanted: Language): Promise<Translation> {
  const own = fileOf(game, `RULES.${wanted}.md`);
  const load = own ?? fileOf(game, 'RULES.md');
  if (load === undefined) throw new Error(`${game} has no RULES.md`);
  return { ...parseRules(await load()), language: own === undefined ? 'en' : wanted };
}

function fileOf(game: string, name: string): (() => Promise<string>) | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(`/${game}/${name}`))?.[1];
}

export function figuresIn({ sections }: Rulebook): readonly Figure[] {
  return sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ figure }) => (figure === null ? [] : [figure])));
}
