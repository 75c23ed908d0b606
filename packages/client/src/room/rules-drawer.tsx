import type { Rulebook } from '@hundredfold/shared/core/rulebook.ts';
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import { closeRules, rulesAt } from '../ui/rules-open.ts';
import { words } from '../words/index.ts';
import { loadRules } from './rulebooks.ts';
import { RulesPages } from './rules-pages.tsx';

type Reading = Rulebook | 'fetching' | 'failed';

/** The rules beside the table: the game goes on while one reads. */
export function RulesDrawer({ game }: { readonly game: string }) {
  const drawer = useRef<HTMLElement>(null);
  const at = rulesAt.value;
  const book = useRulebook(game, at !== null);
  const { rules, link } = words.value;
  useEffect(() => closeRules, []);
  useFocusInside(drawer, at !== null);
  useEffect(() => {
    if (at !== null && at !== '') drawer.current?.querySelector(`[id="rule-${at}"]`)?.scrollIntoView({ block: 'center' });
  }, [at, book]);
  if (at === null) return null;
  return (
    <aside
      ref={drawer}
      class="drawer paper"
      aria-label={rules.title}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && closeRules()}
    >
      <div class="sheet-head">
        <h2>{typeof book === 'object' ? book.title : rules.title}</h2>
        <button type="button" class="glyph" aria-label={rules.close} onClick={closeRules}>
          <Icon name="close" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: something that scrolls must be reachable by keyboard. */}
      <div class="rules" tabIndex={0} lang="en">
        {typeof book === 'object' ? <RulesPages book={book} at={at} /> : <p>{book === 'failed' ? link.broken : rules.loading}</p>}
      </div>
    </aside>
  );
}

/** The rules are fetched when somebody opens them. */
function useRulebook(game: string, open: boolean): Reading {
  const book = useSignal<Reading>('fetching');
  useEffect(() => {
    if (!open) return;
    loadRules(game).then(
      (loaded) => {
        book.value = loaded;
      },
      () => {
        book.value = 'failed';
      },
    );
  }, [game, open]);
  return book.value;
}

/** Opening takes the focus along, closing gives it back. */
function useFocusInside(drawer: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    drawer.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);
}
