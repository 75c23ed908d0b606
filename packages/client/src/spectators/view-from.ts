import { signal } from '@preact/signals';
import type { Snapshot } from '../link/table-link.ts';

/** From where this page looks at its table. */
export const viewFrom = signal<Snapshot['from']>('table');

export function comeToTable(): void {
  viewFrom.value = 'table';
}
