import { createHmac, randomBytes } from 'node:crypto';

const KEY = randomBytes(32);

const CODES = /\b[0-9A-HJKMNP-TV-Z]{8}\b/g;

/**
 * Returns the name of a table, a person or a spectator room in the log. A code is a secret, because it lets people in, and it is
 * short enough to be found from its mere hash. So a pseudonym has a meaning in this process alone, and only as long as it runs.
 */
export function logPseudonym(id: string): string {
  return createHmac('sha256', KEY).update(id).digest('base64url').slice(0, 8);
}

export function withPseudonyms(text: string): string {
  return text.replace(CODES, logPseudonym);
}
