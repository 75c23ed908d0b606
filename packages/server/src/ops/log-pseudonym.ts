import { createHmac, randomBytes } from 'node:crypto';

const KEY = randomBytes(32);

const CODES = /\b[0-9A-HJKMNP-TV-Z]{8}\b/g;

/**
 * What a table, a person or a gallery goes by in the log. A code lets people in, and is short
 * enough to be found from its mere hash: so the mark means something to this process alone, for as long as it runs.
 */
export function logPseudonym(id: string): string {
  return createHmac('sha256', KEY).update(id).digest('base64url').slice(0, 8);
}

/** A text of others, with marks where codes were. */
export function withPseudonyms(text: string): string {
  return text.replace(CODES, logPseudonym);
}
