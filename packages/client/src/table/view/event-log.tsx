import { useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { useFocusInside } from '../../ui/use-focus-inside.ts';
import type { LogEntry, TableUiState } from '../state/table-ui-state.ts';
import { SideButton } from './side-buttons.tsx';
import { DrawnSentences } from './small-card.tsx';

export function LogButton({ ui: { log, screen } }: { readonly ui: TableUiState }) {
  const { logOpen } = log;
  return (
    <SideButton
      label={t.value.gameTable.log}
      box={screen.frame.value.log}
      path="M5 6.5h14M5 12h14M5 17.5h9"
      aria-expanded={logOpen.value}
      onClick={() => (logOpen.value = !logOpen.peek())}
    />
  );
}

/** The log of what the viewer has seen, the latest first. It stands beside the table, which makes room for it. */
export function EventLog({ ui }: { readonly ui: TableUiState }) {
  return ui.log.logOpen.value ? <OpenLog ui={ui} /> : null;
}

function OpenLog({ ui }: { readonly ui: TableUiState }) {
  const panel = useRef<HTMLElement>(null);
  useFocusInside(panel);
  const { log, logEmpty } = t.value.gameTable;
  const seen = ui.log.entries.value.filter(({ version }) => version <= ui.view.shown.value.version);
  return (
    <section ref={panel} class="event-log" aria-label={log} tabIndex={-1}>
      <header>
        <h2>{log}</h2>
        <TextButton class="side-close" label={t.value.close} onClick={() => (ui.log.logOpen.value = false)} />
      </header>
      {ui.recorded !== null ? <ui.recorded.Log /> : seen.length === 0 ? <p>{logEmpty}</p> : <Lines entries={seen} />}
    </section>
  );
}

function Lines({ entries }: { readonly entries: readonly LogEntry[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list has to be scrolled from the keyboard too
    <ol class="event-lines" tabIndex={0}>
      {entries.map((entry) => (
        <li key={entry.id} class={entry.kind === 'event' ? 'is-event' : undefined}>
          <DrawnSentences sentences={entry.lines()} />
        </li>
      ))}
    </ol>
  );
}
