import { useEffect } from 'preact/hooks';
import type { Snapshot } from '../link/table-link.ts';
import { joinSearch } from './search.ts';

/** Whoever sits at a table whose people look for a game together comes along. */
export function useParty({ code, seeking, seat }: Snapshot): void {
  const comes = seeking && seat !== null;
  useEffect(() => {
    if (comes) void joinSearch(code);
  }, [comes]);
}
