import { moveIds } from '@hundredfold/shared/protocol/table.ts';
import { readStored, writeStored } from '../browser/stored.ts';

const BYTES = 16;

/** The secret by which a table knows this browser's person again; made once and kept. */
export function browserSecret(): string {
  const kept = readStored('key');
  if (kept !== '') return kept;
  const made = randomId(BYTES);
  writeStored('key', made);
  return made;
}

/** Random bytes as base64url. Works on plain HTTP too, where `crypto.randomUUID` does not exist. */
export function randomId(bytes: number): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

const NONCE_BYTES = 6;

/** An id that no other move has: of this page, and counted. */
export const nextMoveId = moveIds(randomId(NONCE_BYTES));
