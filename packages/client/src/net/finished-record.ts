import type { Result } from '@hundredfold/shared/core/result.ts';
import { readStored } from '../lib/stored.ts';
import { api } from './api.ts';

/** Loads the record of a finished game as it came. Only one that not everyone may see needs the secret of a player. */
export async function loadFinishedRecord(
  id: string,
): Promise<Result<unknown, 'not-allowed' | 'no-record' | 'too-many' | 'failed'>> {
  const open = await api.record(id, '');
  const key = readStored('key');
  return !open.ok && open.refusal === 'not-allowed' && key !== '' ? api.record(id, key) : open;
}
