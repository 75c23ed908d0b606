import { setImmediate } from 'node:timers/promises';
import type { OngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import type { GameRecord, RecordedName } from '@hundredfold/shared/core/record.ts';
import { makeRecord } from '@hundredfold/shared/core/recording.ts';
import { splitTakebacks } from '@hundredfold/shared/core/takeback.ts';
import { makeProof } from '@hundredfold/shared/shuffle-proof/record-proof.ts';
import type { GameStorage } from '../../storage/game-storage.ts';
import { botLevelAt, type Table, type TableValue } from '../state/table.ts';
import { fixedShuffle } from '../state/table-shuffle.ts';
import { tryStorage } from './persist.ts';
import { allSteps, STEPS_IN_A_ROW } from './read-history.ts';

/** The facts of a finished match that its stored steps do not tell. */
type FinishedMatch = Pick<TableValue, 'botLevel' | 'botsFrom' | 'playedOn' | 'seating' | 'shuffle' | 'watching'> & {
  readonly play: OngoingMatch;
};

/** Stores the record of a finished match. Returns its id, or `null` if that failed. */
export async function keepRecord(table: Table, finished: FinishedMatch): Promise<string | null> {
  const { storage } = table.context;
  const { id } = finished.play;
  const kept = await tryStorage(table, async () =>
    storage.finish(id, await recordOfFinished(storage, finished), finished.watching.watch),
  );
  return kept.ok ? id : null;
}

async function recordOfFinished(storage: Pick<GameStorage, 'steps'>, finished: FinishedMatch): Promise<GameRecord> {
  const { play, botsFrom, playedOn, shuffle } = finished;
  const { id, match } = play;
  const log = (await allSteps(storage, id)).map(({ step }) => step);
  const { steps, takenBack } = splitTakebacks(log);
  const finishedByBots = botsFrom === null ? {} : { botsFrom: splitTakebacks(log.slice(0, botsFrom)).steps.length };
  // The names of people are stored with their results, and are forgotten with them (`http/records.ts`).
  const names = finished.seating.seats.map((occupant, seat): RecordedName | null => {
    const level = botLevelAt(finished, seat);
    return occupant.holder === 'bot' ? { name: occupant.name, bot: true, ...(level !== null && { level }) } : null;
  });
  const fixed = fixedShuffle(shuffle, play);
  const proof = fixed === null ? null : await inParts(makeProof(fixed, log));
  const continued = playedOn === null ? {} : { playedOn: { turn: playedOn.turn } };
  const details = { names, takenBack, ...finishedByBots, ...continued, ...(proof !== null && { proof }) };
  return inParts(makeRecord(match, steps, details));
}

/** Returns the result of a generator, between whose steps other tables go on. */
async function inParts<Result>(making: Generator<undefined, Result>): Promise<Result> {
  for (let turns = 1; ; turns++) {
    const made = making.next();
    if (made.done === true) return made.value;
    if (turns % STEPS_IN_A_ROW === 0) await setImmediate();
  }
}
