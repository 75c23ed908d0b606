import type { TurnClocks } from '../table/state/seat-clock.ts';
import { isClosedToSpectators } from '../table/state/spectators.ts';
import type { Table, TableValue } from '../table/state/table.ts';
import { closeOnError } from './close-on-error.ts';
import type { SpectatorView } from './spectator-view.ts';

interface PublicViewOptions {
  readonly table: Table;
  readonly show: (value: TableValue, clocks: TurnClocks) => void;
  readonly close: () => void;
}

/** Shows the public part of a table without delay, to spectators for whom the table's own room has no space. */
export function publicView({ table, show, close }: PublicViewOptions): SpectatorView {
  const publisher = {
    publish(value: TableValue, clocks: TurnClocks): void {
      if (isClosedToSpectators(value)) close();
      else closeOnError(table, () => show(value, clocks), close);
    },
  };
  return {
    async open() {
      table.publishers.add(publisher);
      publisher.publish(table.value, table.clocks);
    },
    admit: async () => undefined,
    close: () => void table.publishers.delete(publisher),
  };
}
