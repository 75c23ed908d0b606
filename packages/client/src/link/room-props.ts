import type { Snapshot, TableLink } from './table-link.ts';

/** What every part of the room is told. */
export interface RoomProps {
  readonly link: TableLink;
  readonly snapshot: Snapshot;
}
