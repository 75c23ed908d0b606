import { isClosedToSpectators } from '../table/intents/spectators.ts';
import type { Times } from '../table/state/seat-times.ts';
import type { Table, TableValue } from '../table/state/table.ts';
import { closeOnError } from './guarded.ts';
import type { SpectatorView } from './spectator-view.ts';

interface PublicViewOptions {
  readonly table: Table;
  readonly show: (value: TableValue, times: Times) => void;
  readonly close: () => void;
}

/** Shows the public part of a table without delay, to spectators for whom the table's own room has no space. */
export function publicView({ table, show, close }: PublicViewOptions): SpectatorView {
  const publisher = {
    publish(value: TableValue, times: Times): void {
      if (isClosedToSpectators(value)) close();
      else closeOnError(table, () => show(value, times), close);
    },
  };
  return {
    async open() {
      table.publishers.add(publisher);
      publisher.publish(table.value, table.times);
    },
    admit: async () => undefined,
    close: () => void table.publishers.delete(publisher),
  };
}
