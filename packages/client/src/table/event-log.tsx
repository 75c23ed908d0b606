import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { placed } from './placed.ts';
import type { TableState } from './table-state.ts';
import { tableWords } from './words.ts';

/** What happened at the table, the newest first; closed until somebody wants to know. */
export function EventLog({ table }: { readonly table: TableState }) {
  const open = useSignal(false);
  const { log } = table.frame.value;
  const words = tableWords.value;
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    open.value = false;
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class="log-button"
        aria-expanded={open.value}
        aria-label={words.log}
        title={words.log}
        style={placed(log)}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 6.5h14M5 12h14M5 17.5h9" />
        </svg>
      </button>
      {open.value && (
        <section
          class="log-panel"
          aria-label={words.log}
          onKeyDown={({ key }) => {
            if (key === 'Escape') close();
          }}
        >
          <header>
            <h2>{words.log}</h2>
            <button type="button" class="log-close" onClick={close}>
              {words.closeLog}
            </button>
          </header>
          <Entries table={table} />
        </section>
      )}
    </>
  );
}

function Entries({ table }: { readonly table: TableState }) {
  const entries = table.entries.value;
  if (entries.length === 0) return <p>{tableWords.value.logEmpty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list has to be scrolled from the keyboard too
    <ol tabIndex={0}>
      {entries.map(({ version, lines }) => (
        <li key={version}>{lines.join(' ')}</li>
      ))}
    </ol>
  );
}
