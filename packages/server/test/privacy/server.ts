import { type OpenServer, openServer } from '../open-server.ts';

/** By which whoever keeps the house is known. */
export const KEEPERS = 'the keeper of the house';

/** Limits that no test meets. */
const WIDE = {
  TABLES_PER_MINUTE: '1000000',
  TABLES_EACH: '10000',
  JOINS_PER_MINUTE: '1000000',
  MISSES_PER_MINUTE: '1000000',
  MESSAGES_PER_SECOND: '1000000',
  ADMIN_PASSWORD: KEEPERS,
};

/** The whole server, as `main` opens it, but as generous as it can be. */
export function openWideServer(): Promise<OpenServer> {
  return openServer(WIDE);
}
