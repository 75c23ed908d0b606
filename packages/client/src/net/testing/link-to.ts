import { computed, type ReadonlySignal } from '@preact/signals';
import { type Snapshot, type TableLink, type TableSession, tableLink } from '../table-link.ts';

export function linkTo(snapshot: ReadonlySignal<Snapshot | null>, ask: TableLink['ask']): TableLink {
  const link = tableLink({
    session: computed<TableSession>(() => {
      const now = snapshot.value;
      return now === null ? { state: 'connecting' } : { state: 'live', snapshot: now };
    }),
    ask,
  });
  return { ...link, snapshot, ask };
}
