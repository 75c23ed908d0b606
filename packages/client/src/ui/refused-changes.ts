import { signal } from '@preact/signals';

/**
 * The number of requests that tables have refused. A control that reads it is rendered again after each, and then shows the value
 * that still holds instead of the one that the user chose.
 */
export const refusedChanges = signal(0);
