import { join } from 'node:path';
import type { Kind } from './sample.ts';
import type { Shares } from './services.ts';

/** The program and the processes of a server. */
interface Server {
  readonly program: string;
  readonly processes: number;
  readonly shares: Shares;
}

const OURS = join(import.meta.dirname, '../src/main.ts');
const RELAY = join(import.meta.dirname, 'peers/relay.ts');
const ROOM = join(import.meta.dirname, 'peers/room.ts');

export const SERVERS: Readonly<Record<Kind, Server>> = {
  relay: { program: RELAY, processes: 1, shares: 'nothing' },
  room: { program: ROOM, processes: 1, shares: 'nothing' },
  'kept-room': { program: ROOM, processes: 1, shares: 'nothing' },
  hundredfold: { program: OURS, processes: 1, shares: 'nothing' },
  'on-postgres': { program: OURS, processes: 1, shares: 'postgres' },
  'with-redis': { program: OURS, processes: 1, shares: 'postgres and redis' },
  'two-processes': { program: OURS, processes: 2, shares: 'postgres and redis' },
  'four-processes': { program: OURS, processes: 4, shares: 'postgres and redis' },
};

/** The limits that would rightly stop a client that behaves like a load generator, set so high that they never apply. */
export const LIMITS = {
  TABLES_PER_MINUTE: '1000000',
  TABLES_EACH: '10000',
  JOINS_PER_MINUTE: '1000000',
  MAX_TABLES: '1000000',
  MESSAGES_PER_SECOND: '1000000',
};
