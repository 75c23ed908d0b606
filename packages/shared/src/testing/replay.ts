import type { Game } from '../core/game.ts';
import { type Match, retrace } from '../core/match.ts';
import { type GameRecord, startRecord } from '../core/record.ts';
import { fromRecordStep } from '../core/record-step.ts';

/** Yields every position of a recorded game from the start. Throws if the record does not follow the rules, or follows unknown ones. */
export function* replay(game: Game, record: Pick<GameRecord, 'rules' | 'options' | 'seats' | 'steps'>): Generator<Match> {
  let match = startRecord(game, record);
  yield match;
  for (const line of record.steps) {
    match = retrace(match, fromRecordStep(line));
    yield match;
  }
}
