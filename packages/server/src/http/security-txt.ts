import type { RequestHandler } from 'express';
import { sendError } from './errors.ts';

/** How long what it says can be relied on, in milliseconds: less than a year, as RFC 9116 recommends. */
const VALID_MS = 90 * 24 * 3_600_000;

/** `GET /.well-known/security.txt`, as in RFC 9116: where flaws are reported, if the admin has said so. `now`: of the system's clock. */
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
