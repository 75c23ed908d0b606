import type { RequestHandler } from 'express';
import { sendError } from './errors.ts';

/** The time in milliseconds for which the file is valid: less than a year, as RFC 9116 recommends. */
const VALID_MS = 90 * 24 * 3_600_000;

/**
 * Serves `GET /.well-known/security.txt` as in RFC 9116, which says where to report security flaws, if the admin has configured
 * it. `now` returns the time of the system clock.
 */
export function securityTxt(contact: string | null, address: string, now: () => number): RequestHandler {
  return (_, response) => {
    if (contact === null) return sendError(response, 'not-found');
    const fields = [
      `Contact: ${contact}`,
      `Expires: ${new Date(now() + VALID_MS).toISOString()}`,
      'Preferred-Languages: en, de, ru',
      `Canonical: ${address}/.well-known/security.txt`,
    ];
    response.type('text/plain').send(`${fields.join('\n')}\n`);
  };
}
