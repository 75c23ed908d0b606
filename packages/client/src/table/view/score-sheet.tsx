import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { TextButton } from '../../ui/text-button.tsx';
import type { Sheet } from '../presentation.ts';
import type { TableUiState } from '../state/table-ui-state.ts';
import { SideButton } from './side-buttons.tsx';

export function ScoreSheet({ ui }: { readonly ui: TableUiState }) {
  const sheet = ui.presentation.sheet?.(ui.view.shown.value.view, ui.name) ?? null;
  return sheet && <SheetPanel sheet={sheet} ui={ui} />;
}

function SheetPanel({ sheet, ui }: { readonly sheet: Sheet; readonly ui: TableUiState }) {
  const open = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const { title } = sheet;
  const close = (): void => {
    open.value = false;
    button.current?.focus();
  };
  return (
    <>
      <SideButton
        button={button}
        label={title}
        box={ui.screen.frame.value.sheet}
        path="M4 5h16v14H4zM4 10h16M10 5v14"
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      />
      {open.value && (
        <section
          class="side-panel"
          aria-label={title}
          onKeyDown={({ key }) => {
            if (key === 'Escape') close();
          }}
        >
          <header>
            <h2>{title}</h2>
            <TextButton class="side-close" label={t.value.close} onClick={close} />
          </header>
          <SheetTable sheet={sheet} />
        </section>
      )}
    </>
  );
}

function SheetTable({ sheet: { title, corner, columns, lines } }: { readonly sheet: Sheet }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long sheet has to be scrolled from the keyboard too
    <div class="sheet-lines" tabIndex={0}>
      <table>
        <caption class="unseen">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((column, index) => (
              <th key={`${index} ${column}`} scope="col" title={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, cells, kind }) => (
            <tr key={label} class={kind === 'sum' ? 'is-sum' : ''}>
              <th scope="row" title={label}>
                {label}
              </th>
              {columns.map((column, index) => (
                <td key={`${index} ${column}`}>{cells[index] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
