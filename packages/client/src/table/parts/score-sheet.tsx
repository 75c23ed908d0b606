import type { Sheet } from '../sheet.ts';
import type { TableState } from '../table-state.ts';
import { SidePanel } from './side-panel.tsx';

/** The score sheet of a game that has one. */
export function ScoreSheet({ table }: { readonly table: TableState }) {
  const sheet = table.staging.sheet?.(table.shown.value.view, table.name) ?? null;
  if (sheet === null) return null;
  return (
    <SidePanel title={sheet.title} box={table.frame.value.sheet} sign="M4 5h16v14H4zM4 10h16M10 5v14">
      <SheetTable sheet={sheet} />
    </SidePanel>
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
