import { signal } from '@preact/signals';
import type { Snapshot } from '../../net/table-link.ts';

/** The viewpoint from which this page shows its table. */
export const viewFrom = signal<Snapshot['from']>('table');

export function comeToTable(): void {
  viewFrom.value = 'table';
}
