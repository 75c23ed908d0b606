import type { Figure } from '@hundredfold/shared/core/figure.ts';
import { parseRules, type Rulebook } from '@hundredfold/shared/core/rulebook.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Language, language } from '../i18n/index.ts';

/** A rulebook, and the language it is written in. */
interface Translation extends Rulebook {
  readonly language: Language;
}

export type RulebookState = Translation | 'fetching' | 'failed';

/** The rules are fetched when somebody opens them. */
export function useRulebook(game: string, open: boolean): RulebookState {
  const book = useSignal<RulebookState>('fetching');
  const spoken = language.value;
  useEffect(() => {
    if (!open) return;
    let wanted = true;
    const put = (reading: RulebookState) => {
      if (wanted) book.value = reading;
    };
    loadRules(game, spoken).then(put, () => put('failed'));
    return () => {
      wanted = false;
    };
  }, [game, open, spoken]);
  return book.value;
}

const files = import.meta.glob<string>('../../../shared/src/games/*/RULES*.md', { query: '?raw', import: 'default' });

/** The rules of a game, fetched when somebody wants to read them; in English where nobody has written them in that language. */
export async function loadRules(game: string, wanted: Language): Promise<Translation> {
  const own = fileOf(game, `RULES.${wanted}.md`);
  const load = own ?? fileOf(game, 'RULES.md');
  if (load === undefined) throw new Error(`${game} has no RULES.md`);
  return { ...parseRules(await load()), language: own === undefined ? 'en' : wanted };
}

function fileOf(game: string, name: string): (() => Promise<string>) | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(`/${game}/${name}`))?.[1];
}

/** All that is drawn in a rulebook. */
export function figuresIn({ sections }: Rulebook): readonly Figure[] {
  return sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ figure }) => (figure === null ? [] : [figure])));
}
