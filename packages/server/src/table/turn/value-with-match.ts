import { outcomeOf, stepsLeft } from '@hundredfold/shared/core/match.ts';
import type { OngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import type { SessionScore } from '../../storage/stored-table.ts';
import { seenCardsWithout } from '../state/seen-cards.ts';
import { withResults } from '../state/session-score.ts';
import { settingsOf, type Table, type TableValue } from '../state/table.ts';
import { keepRecord } from './keep-record.ts';
import { withNextShuffle } from './next-shuffle.ts';
import { persistTable, tryStorage } from './persist.ts';

/**
 * Returns the table's value with its match, and everything else as in another value. A match that goes on is returned at once; one
 * that has ended is returned with its record.
 */
export function valueWithMatch(
  table: Table,
  play: OngoingMatch,
  matchNumber: number,
  from = table.value,
): TableValue | Promise<TableValue> {
  const ending = outcomeOf(play.match);
  const goesOn = ending === null && stepsLeft(play.match) > 0;
  if (goesOn && from.phase === 'playing') return { ...from, unsaved: false, play };
  const { botsFrom, pause, seatRequests, sharedHands, claimed } = from;
  const settings = { ...settingsOf(from), matchNumber, botsFrom };
  if (goesOn) return { ...settings, pause, seatRequests, sharedHands, claimed, phase: 'playing', play };
  return endedValue(table, { ...settings, phase: 'over', play, ending, record: null, ready: [] });
}

type Over = Extract<TableValue, { phase: 'over' }>;

/** Returns the value after the end of a match. People who asked to be forgotten during the match are forgotten now. */
async function endedValue(table: Table, value: Over): Promise<TableValue> {
  const { forgetting } = value;
  if (forgetting.length === 0) return withNextShuffle(table, await withRecord(table, value));
  table.seenCards = forgetting.reduce(seenCardsWithout, table.seenCards);
  const after = await withRecord(table, { ...value, forgetting: [] });
  const kept = await persistTable(table, after);
  return kept.ok ? withNextShuffle(table, after) : { ...after, unsaved: true };
}

export async function withRecord(table: Table, value: Over): Promise<TableValue> {
  const record = value.record ?? (await keepRecord(table, value));
  const sessionScore = await sessionScoreAfter(table, value.play);
  return {
    ...value,
    record,
    sessionScore: sessionScore ?? value.sessionScore,
    unsaved: record === null || sessionScore === null,
  };
}

/** Returns the session score with a finished match, based on the stored results; `null` if that failed. */
async function sessionScoreAfter(
  { context, code, value: { sessionScore } }: Table,
  { id }: OngoingMatch,
): Promise<SessionScore | null> {
  if (sessionScore.match === id) return sessionScore;
  const kept = await tryStorage({ context, code }, () => context.storage.resultsAt(id));
  return kept.ok ? withResults(sessionScore, id, kept.value) : null;
}
