import type { TableState } from './table-state.ts';

/** Says what just happened, for those who do not see it. */
export function Announcer({ table }: { readonly table: TableState }) {
  const [entry] = table.entries.value;
  const { view, phase } = table.latest.value;
  const own = phase === 'playing' && view.viewer !== null && view.toAct.includes(view.viewer);
  return (
    <div role="status" class="unseen">
      {entry !== undefined && <p key={entry.version}>{entry.lines.join(' ')}</p>}
      {own && <p key={`turn ${entry?.version}`}>{table.staging.prompt(view, table.name)}</p>}
    </div>
  );
}
