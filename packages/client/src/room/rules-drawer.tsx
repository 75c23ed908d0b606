import type { Rulebook, Run } from '@hundredfold/shared/core/rulebook.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import { closeRules, rulesAt } from '../ui/rules-open.ts';
import { words } from '../words/index.ts';
import { loadRules } from './rulebooks.ts';

/** The rules beside the table: the game goes on while one reads. */
export function RulesDrawer({ game }: { readonly game: string }) {
  const book = useSignal<Rulebook | null>(null);
  const drawer = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  const at = rulesAt.value;
  const open = at !== null;
  const { rules, link } = words.value;
  const failed = useSignal(false);
  useEffect(() => closeRules, []);
  useEffect(() => {
    if (!open) return;
    opener.current = document.activeElement;
    loadRules(game).then(
      (loaded) => (book.value = loaded),
      () => (failed.value = true),
    );
    drawer.current?.focus();
    return () => opener.current instanceof HTMLElement && opener.current.focus();
  }, [open, game]);
  useEffect(() => {
    if (at !== null && at !== '') drawer.current?.querySelector(`[id="rule-${at}"]`)?.scrollIntoView({ block: 'center' });
  }, [at, book.value]);
  if (!open) return null;
  return (
    <aside
      ref={drawer}
      class="drawer paper"
      aria-label={rules.title}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && closeRules()}
    >
      <div class="sheet-head">
        <h2>{book.value?.title ?? rules.title}</h2>
        <button type="button" class="glyph" aria-label={rules.close} onClick={closeRules}>
          <Icon name="close" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: something that scrolls must be reachable by keyboard. */}
      <div class="rules" tabIndex={0} lang="en">
        {book.value === null ? <p>{failed.value ? link.broken : rules.loading}</p> : <Pages book={book.value} at={at} />}
      </div>
    </aside>
  );
}

function Pages({ book, at }: { readonly book: Rulebook; readonly at: string }) {
  return (
    <>
      {book.intro.map((runs, index) => (
        <p key={index} class="rules-intro">
          <Text runs={runs} />
        </p>
      ))}
      {book.sections.map((section) => (
        <section key={section.number}>
          <h3>
            {section.number} {section.title}
          </h3>
          {section.paragraphs.map(({ number, runs }) => (
            <p key={number} id={`rule-${number}`} class={number === at ? 'rule meant' : 'rule'}>
              <span class="rule-number">{number}</span>
              <span>
                <Text runs={runs} />
              </span>
            </p>
          ))}
        </section>
      ))}
    </>
  );
}

function Text({ runs }: { readonly runs: readonly Run[] }) {
  return <>{runs.map((run, index) => (run.stressed ? <em key={index}>{run.text}</em> : run.text))}</>;
}
