import { signal } from '@preact/signals';
import type { Snapshot } from '../net/link.ts';

/** From where this page looks at its table. */
export const lookFrom = signal<Snapshot['from']>('table');

export function comeToTable(): void {
  lookFrom.value = 'table';
}
