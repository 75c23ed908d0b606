import { dial } from './dial.ts';
import type { TableLink } from './link.ts';
import { tableLink } from './table-link.ts';

/** Opens a table by its code, under a name; whoever has sat there before gets the same seat. */
export function openTable(code: string, name: string): TableLink {
  return tableLink((heard) => dial(code, name, heard));
}
