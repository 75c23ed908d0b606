import type { Game } from '@hundredfold/shared/core/game.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { readRecord } from '@hundredfold/shared/records/read-record.ts';
import { checkRecord } from '@hundredfold/shared/records/replay.ts';
import { yieldToMain } from '../../lib/yield-to-main.ts';
import { isInProof, type Receipt, wasMissing } from '../../verify/check/check-receipt.ts';
import { checkShuffle, type ShuffleStep, type UnknownProof } from '../../verify/check/check-shuffle.ts';

/** The turns that are replayed before the page may do something else. */
const TURNS_AT_ONCE = 10;

/** The step of a check that failed: the form of the record, a step of the proof, the part of this browser in it, or the rules. */
export type FailedStep = 'record' | ShuffleStep | 'receipt' | 'rules';

/** The result of the check of a finished game. */
export type CheckedShuffle =
  | {
      readonly mark: 'proven' | 'missed' | 'alone' | 'unproven' | 'continued';
      readonly cards: readonly string[];
      /** True if this browser had committed, but did not reveal in time. */
      readonly isLate?: boolean;
    }
  | { readonly mark: 'failed'; readonly step: FailedStep; readonly cards: readonly string[] }
  /** The record could not be loaded. */
  | { readonly mark: 'unknown'; readonly cards: readonly string[] };

/** The game that this browser took part in or watched, and what it knows of it. */
export interface FinishedGame {
  readonly game: Game;
  /** The id of the record. */
  readonly id: string;
  /** The seat of the user; `null` for a spectator. */
  readonly seat: Seat | null;
  readonly me: number;
  readonly receipt: Receipt | null;
}

/** Checks the record of a finished game: its proof, the part of this browser in it, and every step by the rules. */
export async function checkFinishedGame(value: unknown, { game, id, seat, me, receipt }: FinishedGame): Promise<CheckedShuffle> {
  const read = readRecord(value);
  if (!read.ok) return failure('record');
  const record = read.value;
  if (record.proof === undefined) {
    if (receipt !== null) return failure('form');
    return { mark: record.playedOn === undefined ? 'unproven' : 'continued', cards: [] };
  }
  const proof = record.proof as unknown as UnknownProof;
  const { failed, cards } = checkShuffle(record);
  if (failed !== null) return failure(failed);
  if (proof.match !== id) return failure('form');
  if (receipt !== null && !isInProof(proof, receipt)) return failure('receipt');
  if (!(await followsRules(game, record))) return failure('rules');
  const { roster = [] } = proof.attempts.at(-1) ?? {};
  const isLate = receipt !== null && wasMissing(proof, receipt);
  if (roster.length === 0) return { mark: 'alone', cards: [], isLate };
  const tookPart = seat === null || roster.some(([each, member]) => each === seat && member === me);
  return { mark: tookPart ? 'proven' : 'missed', cards, isLate };
}

function failure(step: FailedStep): CheckedShuffle {
  return { mark: 'failed', step, cards: [] };
}

async function followsRules(game: Game, record: GameRecord): Promise<boolean> {
  const checking = checkRecord(game, record);
  for (let turn = 1; ; turn++) {
    const { done, value } = checking.next();
    if (done === true) return value.ok;
    if (turn % TURNS_AT_ONCE === 0) await yieldToMain();
  }
}
