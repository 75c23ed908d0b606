import type { TableState } from '../table-state.ts';
import { tableWords } from '../words.ts';
import { SidePanel } from './side-panel.tsx';

/** What happened at the table, the newest first. */
export function EventLog({ table }: { readonly table: TableState }) {
  return (
    <SidePanel title={tableWords.value.log} box={table.frame.value.log} sign="M5 6.5h14M5 12h14M5 17.5h9">
      <Entries table={table} />
    </SidePanel>
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
