import type { Game } from '@hundredfold/shared/core/game.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { readRecord } from '@hundredfold/shared/records/read-record.ts';
import { openReplay } from '@hundredfold/shared/records/replay.ts';
import { type CheckedProof, checkProof } from './check-proof.ts';

/** The steps of a check in order. */
export type CheckStep = 'record' | 'proof' | 'rules';

export interface FailedCheck {
  readonly step: CheckStep;
  /** One sentence on what is wrong. */
  readonly fault: string;
}

export interface CheckedRecord {
  readonly record: GameRecord;
  /** What the proof shows; `null` if the record has none. */
  readonly proof: CheckedProof | null;
  readonly turns: number;
}

/** Checks a record fully: its form, its proof, and each step by the rules of its game. */
export function verifyRecord(value: unknown, gameOf: (id: string) => Game | undefined): Result<CheckedRecord, FailedCheck> {
  const read = readRecord(value);
  if (!read.ok) return refused({ step: 'record', fault: read.refusal });
  const record = read.value;
  const proof = record.proof === undefined ? accepted(null) : checkProof(record);
  if (!proof.ok) return refused({ step: 'proof', fault: proof.refusal });
  const game = gameOf(record.game);
  if (game === undefined) return refused({ step: 'rules', fault: `there is no game ${record.game} here` });
  const replay = openReplay(game, record);
  if (!replay.ok) return refused({ step: 'rules', fault: replay.refusal });
  return accepted({ record, proof: proof.value, turns: replay.value.turns.length });
}
