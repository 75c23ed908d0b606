import type { TableLink } from '../link/table-link.ts';
import { go } from '../ui/route.ts';

/** Leaves a table for good at the user's request, and goes to the start page. */
export function leaveTable(link: TableLink): void {
  link.leave();
  go('/');
}
