import { isClosed } from '../table/intents/spectators.ts';
import type { Times } from '../table/state/seat-times.ts';
import type { Table, TableValue } from '../table/state/table.ts';
import { guarded } from './guarded.ts';
import type { Gallery } from './spectator-view.ts';

interface Hanging {
  readonly table: Table;
  readonly show: (value: TableValue, times: Times) => void;
  readonly close: () => void;
}

/** What lies on a table for all to see, as it stands, for those for whom there is no room around it. */
export function publicGallery({ table, show, close }: Hanging): Gallery {
  const screen = {
    show(value: TableValue, times: Times): void {
      if (isClosed(value)) close();
      else guarded(table, () => show(value, times), close);
    },
  };
  return {
    async open() {
      table.screens.add(screen);
      screen.show(table.value, table.times);
    },
    admit: async () => undefined,
    close: () => void table.screens.delete(screen),
  };
}
