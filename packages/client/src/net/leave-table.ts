import { go } from '../ui/route.ts';
import type { TableLink } from './table-link.ts';

/** Leaves a table for good at the user's request, and goes to the start page. */
export function leaveTable(link: TableLink): void {
  link.leave();
  go('/');
}
