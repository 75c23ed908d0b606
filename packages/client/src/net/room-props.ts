import type { Snapshot, TableLink } from './table-link.ts';

/** The props of every part of the room page. */
export interface RoomProps {
  readonly link: TableLink;
  readonly snapshot: Snapshot;
}
