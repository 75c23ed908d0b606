import { accepted, type Result } from '@hundredfold/shared/core/result.ts';
import { saveFile } from '../../lib/save-file.ts';
import { readStored } from '../../lib/stored.ts';
import { api } from '../api.ts';

type FinishedRecordRefusal = 'not-allowed' | 'no-record' | 'too-many' | 'failed';

/** Loads the record of a finished game as it came. Only one that not everyone may see needs the secret of a player. */
export async function loadFinishedRecord(id: string): Promise<Result<unknown, FinishedRecordRefusal>> {
  const open = await api.record(id, '');
  const key = readStored('key');
  return !open.ok && open.refusal === 'not-allowed' && key !== '' ? api.record(id, key) : open;
}

export async function saveFinishedRecord(game: string, id: string): Promise<Result<null, FinishedRecordRefusal>> {
  const loaded = await loadFinishedRecord(id);
  if (!loaded.ok) return loaded;
  saveRecord(loaded.value, { game, id });
  return accepted(null);
}

/** Saves a record as a file, in the same form as the server gives it. `id` is `null` if the record has none. */
export function saveRecord(record: unknown, { game, id }: { readonly game: string; readonly id: string | null }): void {
  saveFile(id === null ? `${game}.json` : `${game}-${id}.json`, [JSON.stringify(record)]);
}
