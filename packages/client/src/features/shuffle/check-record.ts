import type { Game } from '@hundredfold/shared/core/game.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { type OwnPart, ownPart } from '@hundredfold/shared/proof-check/check-receipt.ts';
import { checkShuffle, type ShuffleCheck, type ShuffleStep } from '@hundredfold/shared/proof-check/check-shuffle.ts';
import { readRecord } from '@hundredfold/shared/records/read-record.ts';
import { checkRecord } from '@hundredfold/shared/records/replay.ts';
import { yieldToMain } from '../../lib/yield-to-main.ts';
import type { KeptReceipt } from '../../net/shuffle/shuffle-receipts.ts';
import { type ShuffleHistory, unnamedStarts } from './shuffle-history.ts';

/** The turns that are replayed before the page may do something else. */
const TURNS_AT_ONCE = 10;

/** The step of a check that failed: the form of the record, a step of the proof, the part of this browser in it, or the rules. */
export type FailedStep = 'record' | ShuffleStep | Extract<OwnPart, 'dropped' | 'changed'> | 'rules';

/** The reason why the number of this browser is not in a shuffle, although it had drawn one for it. */
export type MissedPart = Extract<OwnPart, 'absent' | 'silent' | 'late'>;

export type CheckedShuffle =
  | {
      readonly mark: 'proven' | 'missed' | 'alone' | 'unproven' | 'continued';
      readonly cards: readonly string[];
      /** Left out if the number of this browser is in the shuffle, or if it never had one. */
      readonly missed?: MissedPart;
      /** Left out if the record has no proof. */
      readonly history?: ShuffleHistory;
    }
  | { readonly mark: 'failed'; readonly step: FailedStep; readonly cards: readonly string[] }
  /** The record could not be loaded. */
  | { readonly mark: 'unknown'; readonly cards: readonly string[] };

/** The game that this browser took part in or watched, and what it knows of it. */
export interface FinishedGame {
  readonly game: Game;
  readonly id: string;
  readonly seat: Seat | null;
  readonly receipt: KeptReceipt | null;
  /** The parts of this browser in earlier starts of the table whose games it never saw. */
  readonly earlier: readonly KeptReceipt[];
}

/** Checks the record of a finished game: its proof, the part of this browser in it, and every step by the rules. */
export async function checkFinishedGame(value: unknown, finished: FinishedGame): Promise<CheckedShuffle> {
  const { game, id, seat, receipt, earlier } = finished;
  const read = readRecord(value);
  if (!read.ok) return failure('record');
  const record = read.value;
  if (record.proof === undefined) {
    if (receipt !== null) return failure('form');
    return { mark: record.playedOn === undefined ? 'unproven' : 'continued', cards: [] };
  }
  const check = checkShuffle(record);
  if (check.failed !== null) return failure(check.failed);
  if (record.proof.match !== id) return failure('form');
  const part = receipt === null ? null : ownPart(record, receipt, earlier);
  if (part === 'dropped' || part === 'changed') return failure(part);
  if (!(await followsRules(game, record))) return failure('rules');
  const history = historyOf(record, check, finished);
  const isAlone = check.seats.length === 0;
  const cards = isAlone ? [] : check.cards;
  if (part !== null && part !== 'counted') return { mark: isAlone ? 'alone' : 'missed', cards, missed: part, history };
  if (isAlone) return { mark: 'alone', cards, history };
  return { mark: part === 'counted' || seat === null ? 'proven' : 'missed', cards, history };
}

function historyOf({ names }: GameRecord, check: ShuffleCheck, { seat, earlier: own }: FinishedGame): ShuffleHistory {
  const { attempts, voids, givenUp, unnamed } = check;
  return {
    attempts,
    voids,
    givenUp: givenUp.length,
    ...unnamedStarts({ seat, claimed: unnamed, own, givenUp }),
    names: names.map((each) => each?.name ?? ''),
  };
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
