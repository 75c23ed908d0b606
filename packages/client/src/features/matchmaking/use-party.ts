import { useEffect } from 'preact/hooks';
import type { Snapshot } from '../../net/table-link.ts';
import { joinSearch } from './search.ts';

/** Makes everyone at a table join the search of its host. */
export function useParty({ code, seeking, seat }: Snapshot): void {
  const comes = seeking && seat !== null;
  useEffect(() => {
    if (comes) void joinSearch(code);
  }, [comes]);
}
