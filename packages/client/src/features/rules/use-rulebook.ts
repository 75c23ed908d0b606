import { RULEBOOKS } from 'virtual:games/rulebooks';
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

/** Loads the rules of a game; in English if there is no translation. */
export async function loadRules(game: string, wanted: Language): Promise<Translation> {
  const rulebooks = RULEBOOKS[game] ?? {};
  const own = rulebooks[wanted];
  const load = own ?? rulebooks.en;
  if (load === undefined) throw new Error(`${game} has no rulebook`);
  return { ...parseRules(await load()), language: own === undefined ? 'en' : wanted };
}

export function figuresIn({ sections }: Rulebook): readonly Figure[] {
  return sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ figure }) => (figure === null ? [] : [figure])));
}
