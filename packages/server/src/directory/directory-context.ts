import type { AppContext } from '../app/context.ts';
import type { SerialByKey } from '../platform/serial-by-key.ts';
import type { Handovers } from './handovers.ts';
import type { LocalRooms } from './local-rooms.ts';

/** Returns the name of the process that creates or loads the next table: this one if it has room; `null` if none has. */
export type TablePlacement = () => Promise<string | null>;

/** The services with which the directory creates, finds and moves tables. */
export interface DirectoryContext
  extends Pick<AppContext, 'storage' | 'log' | 'chats' | 'chance' | 'bus' | 'admission' | 'clock' | 'count'> {
  readonly rooms: LocalRooms;
  readonly handovers: Handovers;
  readonly placement: TablePlacement;
  /** Runs operations on one table that is not loaded, such as loading it, one after the other. */
  readonly inTurn: SerialByKey;
}
