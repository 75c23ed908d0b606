import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { isServerReachable } from '../connectivity.ts';
import { findFinishedGame } from '../local/offline-store.ts';
import { loadFinishedRecord } from './finished-record.ts';
import type { FiledGame } from './games-file.ts';
import { unpackRecord } from './record-url.ts';

/** The source of a record: a server or this device, by its id; the fragment of a link; a file; or a file with several games. */
export type RecordSource =
  | { readonly from: 'id'; readonly id: string }
  | { readonly from: 'link'; readonly packed: string }
  | { readonly from: 'file'; readonly file: Blob }
  | { readonly from: 'games-file'; readonly game: FiledGame };

/** A record that was loaded and not checked yet. */
export interface LoadedRecord {
  readonly value: unknown;
  /** The seat of this browser's user, if it is known. */
  readonly seat: Seat | null;
  /** `true` if the server has the record, so that a link to it works elsewhere. */
  readonly isOnServer: boolean;
}

export type LoadFault = 'no-record' | 'not-allowed' | 'unreachable' | 'too-many' | 'failed' | 'damaged' | 'too-large';

/** The largest file that is read, in bytes. Two thousand games in one file have about fifty million. */
const MAX_FILE_BYTES = 100_000_000;

/** Loads a record. Nothing is sent but the id of a game that this device does not have. */
export async function loadRecord(source: RecordSource): Promise<Result<LoadedRecord, LoadFault>> {
  switch (source.from) {
    case 'id':
      return loadById(source.id);
    case 'link':
      return unpackRecord(source.packed).then(elsewhere, () => refused('damaged'));
    case 'file':
      if (source.file.size > MAX_FILE_BYTES) return refused('too-large');
      return source.file.text().then(
        (text) => parsed(text),
        () => refused('failed'),
      );
    case 'games-file':
      return accepted({ value: source.game.record, seat: source.game.seat, isOnServer: false });
  }
}

async function loadById(id: string): Promise<Result<LoadedRecord, LoadFault>> {
  const here = await findFinishedGame(id);
  if (here !== null) return accepted({ value: here.record, seat: here.seat, isOnServer: false });
  const answer = await loadFinishedRecord(id);
  if (answer.ok) return accepted({ value: answer.value, seat: null, isOnServer: true });
  return refused(answer.refusal === 'failed' && !isServerReachable.peek() ? 'unreachable' : answer.refusal);
}

function parsed(text: string): Result<LoadedRecord, LoadFault> {
  try {
    return elsewhere(JSON.parse(text));
  } catch {
    return refused('damaged');
  }
}

function elsewhere(value: unknown): Result<LoadedRecord, LoadFault> {
  return accepted({ value, seat: null, isOnServer: false });
}
