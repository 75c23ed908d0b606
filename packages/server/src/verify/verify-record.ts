import type { Game } from '@hundredfold/shared/core/game.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { checkShuffle, type ShuffleCheck, type ShuffleStep } from '@hundredfold/shared/proof-check/check-shuffle.ts';
import { readRecord } from '@hundredfold/shared/records/read-record.ts';
import { openReplay } from '@hundredfold/shared/records/replay.ts';

export type CheckStep = 'record' | ShuffleStep | 'rules';

export interface FailedCheck {
  readonly step: CheckStep;
  /** One sentence on what is wrong. */
  readonly fault: string;
}

export interface CheckedRecord {
  readonly record: GameRecord;
  readonly shuffle: ShuffleCheck | null;
}

export function verifyRecord(value: unknown, gameById: (id: string) => Game | undefined): Result<CheckedRecord, FailedCheck> {
  const read = readRecord(value);
  if (!read.ok) return refused({ step: 'record', fault: read.refusal });
  const record = read.value;
  const shuffle = record.proof === undefined ? null : checkShuffle(record);
  if (shuffle !== null && shuffle.failed !== null)
    return refused({ step: shuffle.failed, fault: faultOf(shuffle.failed, shuffle.at) });
  const game = gameById(record.game);
  if (game === undefined) return refused({ step: 'rules', fault: `there is no game ${record.game} here` });
  const replay = openReplay(game, record);
  return replay.ok ? accepted({ record, shuffle }) : refused({ step: 'rules', fault: replay.refusal });
}

function faultOf(step: ShuffleStep, at: number): string {
  switch (step) {
    case 'form':
      return 'a proof has version 2 and exactly its fields';
    case 'people':
      return at === 0
        ? 'a start that was given up is not as it has to be'
        : `attempt ${at} does not have those who were left, each once, with reveals that fit their commitments or as missing`;
    case 'seal':
      return 'the secret of the server does not lead to its seal';
    case 'outcomes':
      return at === 0 ? 'a takeback leaves more steps than there were' : `outcome ${at} is not the one drawn`;
    case 'moves':
      return 'the moves are not those of the proof';
  }
}
