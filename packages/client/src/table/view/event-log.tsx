import { useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { useFocusInside } from '../../ui/use-focus-inside.ts';
import { placed } from '../layout/pose.ts';
import type { LogEntry, TableUiState } from '../state/table-ui-state.ts';
import { DrawnSentences } from './small-card.tsx';

export function LogButton({
  ui: {
    log: { logOpen },
    screen: { frame },
  },
}: {
  readonly ui: TableUiState;
}) {
  const { log } = t.value.gameTable;
  return (
    <button
      type="button"
      class="side-button"
      aria-expanded={logOpen.value}
      aria-label={log}
      style={placed(frame.value.log)}
      onClick={() => {
        logOpen.value = !logOpen.peek();
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 6.5h14M5 12h14M5 17.5h9" />
      </svg>
    </button>
  );
}

/** The log of what the viewer has seen, the latest first. It stands beside the table, which makes room for it. */
export function EventLog({ ui }: { readonly ui: TableUiState }) {
  return ui.log.logOpen.value ? <OpenLog ui={ui} /> : null;
}

function OpenLog({ ui }: { readonly ui: TableUiState }) {
  const panel = useRef<HTMLElement>(null);
  const {
    log: { logOpen, entries },
    view: { shown },
  } = ui;
  useFocusInside(panel);
  const { log, close, logEmpty } = t.value.gameTable;
  const seen = entries.value.filter(({ version }) => version <= shown.value.version);
  return (
    <section ref={panel} class="event-log" aria-label={log} tabIndex={-1}>
      <header>
        <h2>{log}</h2>
        <button type="button" class="side-close" onClick={() => (logOpen.value = false)}>
          {close}
        </button>
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
