import { signal } from '@preact/signals';
import type { Snapshot } from '../../net/table-link.ts';

export const viewFrom = signal<Snapshot['from']>('table');

export function comeToTable(): void {
  viewFrom.value = 'table';
}
