import { storedText } from '../ui/stored.ts';
import { randomId } from './random-id.ts';

const BYTES = 16;

/** The key by which a table knows this browser's person again; made once and kept. */
export function personKey(): string {
  const kept = storedText('key');
  if (kept.value === '') kept.value = randomId(BYTES);
  return kept.value;
}
