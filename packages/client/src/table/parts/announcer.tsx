import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableState } from '../table-state.ts';

/** Milliseconds until a region that was put on the page is heard: what it holds from the start is not said. */
const HEARD_AFTER = 150;

interface Props {
  readonly table: TableState;
  readonly result: string | null;
}

/** Says what just happened, for those who do not see it. */
export function Announcer({ table, result }: Props) {
  const heard = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      heard.value = true;
    }, HEARD_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" class="unseen">
      {heard.value && <News table={table} result={result} />}
    </div>
  );
}

function News({ table, result }: Props) {
  const [entry] = table.entries.value;
  const { view, phase } = table.latest.value;
  const own = phase === 'playing' && view.viewer !== null && view.toAct.includes(view.viewer);
  return (
    <>
      {entry !== undefined && <p key={entry.version}>{entry.lines.join(' ')}</p>}
      {own && <p key={`turn ${entry?.version}`}>{table.staging.prompt(view, table.name)}</p>}
      {result !== null && <p key="result">{result}</p>}
    </>
  );
}
