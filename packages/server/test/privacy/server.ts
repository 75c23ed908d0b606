import { type OpenServer, openServer } from '../kit/server.ts';

/** The admin password. */
export const KEEPERS = 'the password of the admin';

/** Opens the whole server with an admin page. */
export function openWideServer(): Promise<OpenServer> {
  return openServer({ ADMIN_PASSWORD: KEEPERS });
}
