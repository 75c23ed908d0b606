import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Snapshot, TableLink, TableSession } from '../table-link.ts';

export function linkTo(snapshot: ReadonlySignal<Snapshot | null>, ask: TableLink['ask']): TableLink {
  return {
    session: computed<TableSession>(() => {
      const now = snapshot.value;
      return now === null ? { state: 'connecting' } : { state: 'live', snapshot: now };
    }),
    roomChanges: signal(0),
    snapshot,
    ask,
    onChatMessage: () => () => undefined,
    leave: () => undefined,
    close: () => undefined,
  };
}
