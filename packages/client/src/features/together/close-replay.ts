import { askTable } from '../../net/ask-table.ts';
import type { TableLink } from '../../net/table-link.ts';
import { replayMode } from './replay-mode.ts';

/** Leads back from the replay to the table. For its leader it ends the shared replay. */
export function closeReplay(link: TableLink): void {
  const { sharedReplay = null, me = 0 } = link.snapshot.peek() ?? {};
  replayMode.value = 'closed';
  if (sharedReplay?.leader === me) void askTable(link, 'endLead', undefined);
}
