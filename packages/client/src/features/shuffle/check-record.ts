import type { Game } from '@hundredfold/shared/core/game.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { readRecord } from '@hundredfold/shared/records/read-record.ts';
import { checkRecord } from '@hundredfold/shared/records/replay.ts';
import { CHAIN_LENGTH } from '@hundredfold/shared/shuffle-proof/chain.ts';
import { REVEALED_ATTEMPTS } from '@hundredfold/shared/shuffle-proof/commitment.ts';
import { yieldToMain } from '../../lib/yield-to-main.ts';
import { type OwnPart, ownPart, type Receipt } from '../../verify/check/check-receipt.ts';
import { checkShuffle, type ShuffleStep, type UnknownProof } from '../../verify/check/check-shuffle.ts';

/** The turns that are replayed before the page may do something else. */
const TURNS_AT_ONCE = 10;

/** A game with no more outcomes always has a proof. Each void attempt uses up a link of the chain too. */
const MOST_PROVEN_OUTCOMES = CHAIN_LENGTH - REVEALED_ATTEMPTS;

/** The step of a check that failed: the form of the record, a step of the proof, the part of this browser in it, or the rules. */
export type FailedStep = 'record' | ShuffleStep | Extract<OwnPart, 'dropped' | 'changed'> | 'rules';

/** The reason why the number of this browser is not in a shuffle, although it had drawn one for it. */
export type MissedPart = Extract<OwnPart, 'absent' | 'silent' | 'late'>;

/** The result of the check of a finished game. */
export type CheckedShuffle =
  | {
      readonly mark: 'proven' | 'missed' | 'alone' | 'unproven' | 'continued';
      readonly cards: readonly string[];
      /** Left out if the number of this browser is in the shuffle, or if it never had one. */
      readonly missed?: MissedPart;
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
  readonly receipt: Receipt | null;
}

/** Checks the record of a finished game: its proof, the part of this browser in it, and every step by the rules. */
export async function checkFinishedGame(value: unknown, { game, id, seat, receipt }: FinishedGame): Promise<CheckedShuffle> {
  const read = readRecord(value);
  if (!read.ok) return failure('record');
  const record = read.value;
  if (record.proof === undefined) {
    if (receipt !== null && outcomesOf(record) <= MOST_PROVEN_OUTCOMES) return failure('form');
    return { mark: record.playedOn === undefined ? 'unproven' : 'continued', cards: [] };
  }
  const proof = record.proof as unknown as UnknownProof;
  const { failed, cards } = checkShuffle(record);
  if (failed !== null) return failure(failed);
  if (proof.match !== id) return failure('form');
  const part = receipt === null ? null : ownPart(proof, receipt);
  if (part === 'dropped' || part === 'changed') return failure(part);
  if (!(await followsRules(game, record))) return failure('rules');
  const isAlone = (proof.attempts.at(-1)?.roster ?? []).length === 0;
  if (part !== null && part !== 'counted')
    return { mark: isAlone ? 'alone' : 'missed', cards: isAlone ? [] : cards, missed: part };
  if (isAlone) return { mark: 'alone', cards: [] };
  return { mark: part === 'counted' || seat === null ? 'proven' : 'missed', cards };
}

/** Returns the number of chance outcomes of a game, with those that were taken back. */
function outcomesOf({ steps, takenBack = [] }: GameRecord): number {
  return [steps, ...takenBack.map((each) => each.steps)].flat().filter((step) => 'chance' in step).length;
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
