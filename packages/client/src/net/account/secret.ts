import { readStored, writeStored } from '../../lib/stored.ts';

const BYTES = 16;

/** Returns the secret by which a table recognises this browser's user. It is created once and stored. */
export function browserSecret(): string {
  const kept = readStored('key');
  if (kept !== '') return kept;
  const made = randomId(BYTES);
  writeStored('key', made);
  return made;
}

/** Random bytes as base64url. It works on plain HTTP too, where `crypto.randomUUID` does not exist. */
export function randomId(bytes: number): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
