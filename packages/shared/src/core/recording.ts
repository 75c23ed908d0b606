import { isUnfinished, type Match, outcomeOf, startMatch } from './match.ts';
import { type GameRecord, RECORD_FORMAT, type RecordedSteps, type RecordedTakeback } from './record.ts';
import type { RecordStep } from './record-step.ts';
import { playRecord } from './record-turns.ts';
import { runToEnd } from './run-to-end.ts';
import { stateHash } from './state-hash.ts';

/** The optional parts of a record, which do not follow from the match and its steps. */
export type RecordDetails = Partial<
  Pick<GameRecord, 'names' | 'botsFrom' | 'playedOn' | 'proof'> & Pick<RecordedSteps, 'takenBack'>
>;

/** Returns the record of a finished game. Throws if the game is not over. */
export function recordOf(match: Match, steps: readonly RecordStep[], details: RecordDetails = {}): GameRecord {
  return runToEnd(makeRecord(match, steps, details));
}

/**
 * Makes the record of a finished game. It plays the game again to hash the state of every turn, which takes some 25 microseconds
 * for each. Yields after every turn, so that a server can do other work in between.
 */
export function* makeRecord(
  match: Match,
  steps: readonly RecordStep[],
  { names, takenBack = [], ...rest }: RecordDetails = {},
): Generator<undefined, GameRecord> {
  const outcome = outcomeOf(match);
  if (outcome === null && !isUnfinished(match)) throw new Error(`this game of ${match.game.id} is not over`);
  const { game, options, seats } = match;
  const hashes = { stood: '', undone: takenBack.map(() => '') };
  for (const turn of playRecord(startMatch(game, options, seats), { steps, takenBack })) {
    const hash = stateHash(turn.match.state);
    if (turn.takeback === null) hashes.stood += hash;
    else hashes.undone[turn.takeback] += hash;
    yield;
  }
  const undone = takenBack.map((each, index): RecordedTakeback => ({ ...each, hashes: hashes.undone[index] ?? '' }));
  return {
    format: RECORD_FORMAT,
    game: game.id,
    rules: game.version,
    options,
    seats,
    names: names ?? Array.from({ length: seats }, () => null),
    steps,
    ...(outcome === null ? { unfinished: true } : { outcome }),
    ...rest,
    ...(undone.length > 0 && { takenBack: undone }),
    hashes: hashes.stood,
  };
}
