import type { GameRecord } from '@hundredfold/shared/core/record.ts';

/** Milliseconds after which the browser has surely taken the file. */
const KEPT_MS = 60_000;

/** Saves a record as a file, in the same form as the server gives it. */
export function saveRecord(record: GameRecord, id: string | null): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = id === null ? `${record.game}.json` : `${record.game}-${id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
