import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Snapshot } from '../net/link.ts';
import { RulesPages } from '../rules/rules-pages.tsx';
import { useRulebook } from '../rules/use-rulebook.ts';
import { Icon } from '../ui/icon.tsx';
import { closeRules, rulesAt } from '../ui/rules-open.ts';
import { words } from '../words/index.ts';
import { OptionsHere } from './options-here.tsx';

/** The rules beside the table: the game goes on while one reads. */
export function RulesDrawer({ snapshot }: { readonly snapshot: Snapshot }) {
  const drawer = useRef<HTMLElement>(null);
  const at = rulesAt.value;
  const book = useRulebook(snapshot.game.id, at !== null);
  const { rules } = words.value;
  useEffect(() => closeRules, []);
  useFocusInside(drawer, at !== null);
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
      <RulesPages reading={book} at={at}>
        <OptionsHere snapshot={snapshot} />
      </RulesPages>
    </aside>
  );
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
