import { storedText } from '../ui/stored.ts';

const BYTES = 16;

/** The key by which a table knows this browser's person again; made once and kept. */
export function personKey(): string {
  const kept = storedText('key');
  if (kept.value === '') kept.value = base64url(crypto.getRandomValues(new Uint8Array(BYTES)));
  return kept.value;
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
