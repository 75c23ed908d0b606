import type { Game } from '@hundredfold/shared/core/game.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { readRecord } from '@hundredfold/shared/records/read-record.ts';
import { openReplay } from '@hundredfold/shared/records/replay.ts';
import { type CheckedProof, checkProof, type ProofStep } from './check-proof.ts';

/** The steps of a check: the form of the record, the steps of the proof, and the rules of the game. */
export type CheckStep = 'record' | ProofStep | 'rules';

export interface FailedCheck {
  readonly step: CheckStep;
  /** One sentence on what is wrong. */
  readonly fault: string;
}

export interface CheckedRecord {
  readonly record: GameRecord;
  /** The facts that the proof shows; `null` if the record has none. */
  readonly proof: CheckedProof | null;
}

/** Checks a record fully: its form, its proof, and each step by the rules of its game. */
export function verifyRecord(value: unknown, gameById: (id: string) => Game | undefined): Result<CheckedRecord, FailedCheck> {
  const read = readRecord(value);
  if (!read.ok) return refused({ step: 'record', fault: read.refusal });
  const record = read.value;
  const proof = record.proof === undefined ? accepted(null) : checkProof(record);
  if (!proof.ok) return proof;
  const game = gameById(record.game);
  if (game === undefined) return refused({ step: 'rules', fault: `there is no game ${record.game} here` });
  const replay = openReplay(game, record);
  if (!replay.ok) return refused({ step: 'rules', fault: replay.refusal });
  return accepted({ record, proof: proof.value });
}
