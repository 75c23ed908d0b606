import { useEffect } from 'preact/hooks';
import type { Snapshot } from '../net/link.ts';
import { comeAlong } from './looking.ts';

/** Whoever sits at a table whose people look for a game together comes along. */
export function useParty({ code, seeking, seat }: Snapshot): void {
  const comes = seeking && seat !== null;
  useEffect(() => {
    if (comes) void comeAlong(code);
  }, [comes]);
}
