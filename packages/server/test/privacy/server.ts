import { type OpenServer, openServer } from '../open-server.ts';

/** The admin password. */
export const KEEPERS = 'the password of the admin';

/** Limits that no test reaches. */
const WIDE_LIMITS = {
  TABLES_PER_MINUTE: '1000000',
  TABLES_EACH: '10000',
  JOINS_PER_MINUTE: '1000000',
  MISSES_PER_MINUTE: '1000000',
  MESSAGES_PER_SECOND: '1000000',
  ADMIN_PASSWORD: KEEPERS,
};

/** Opens the whole server as `main` does, but with very high limits. */
export function openWideServer(): Promise<OpenServer> {
  return openServer(WIDE_LIMITS);
}
