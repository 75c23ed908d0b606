import { setImmediate as nextTurn } from 'node:timers/promises';
import { isUnfinished, outcomeOf, retrace } from '@hundredfold/shared/core/match.ts';
import { type GameRecord, startRecord } from '@hundredfold/shared/core/record.ts';
import { fromRecordStep, stepsUntil } from '@hundredfold/shared/core/record-step.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { gameByRules } from '@hundredfold/shared/core/rules-version.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import type { NewContinuation } from '../../storage/stored-table.ts';
import { STEPS_IN_A_ROW } from '../turn/read-history.ts';

/** Returns how a game goes on from a turn of a record, or one sentence on why it cannot. */
export async function continuationOf(record: GameRecord, turn: number): Promise<Result<NewContinuation, string>> {
  const game = gameById(record.game);
  const played = game === undefined ? null : gameByRules(game, record.rules);
  if (game === undefined || played === null) return refused('the rules of that game are unknown');
  // The codec of a table's state does not know which version of the rules a match follows.
  const isReadable = played.viewSchema === game.viewSchema && played.actions === game.actions && played.faces === game.faces;
  if (!isReadable) return refused('that game is too old');
  const steps = stepsUntil(record.steps, turn);
  if (steps === null) return refused('that game has no such turn');
  let match = startRecord(game, record);
  for (const [index, step] of steps.entries()) {
    if (index % STEPS_IN_A_ROW === 0) await nextTurn();
    match = retrace(match, fromRecordStep(step));
  }
  if (outcomeOf(match) !== null || isUnfinished(match)) return refused('that game is over at this turn');
  return accepted({ turn, rules: record.rules, steps });
}
