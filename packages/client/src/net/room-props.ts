import type { Snapshot, TableLink } from './table-link.ts';

export interface RoomProps {
  readonly link: TableLink;
  readonly snapshot: Snapshot;
}
