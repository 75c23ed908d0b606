import { refused } from '@hundredfold/shared/core/result.ts';
import { playedByBot, type Seating, seatFor } from '../state/seating.ts';
import type { Table } from '../state/table.ts';
import { type ChangeResult, commitValue } from '../turn/commit.ts';
import { NO_PAUSE } from './pause.ts';
import type { ValueAt } from './why-not-allowed.ts';

export async function finish(table: Table, memberId: number, value: ValueAt<'finish'>): ChangeResult {
  if (value.botsFrom !== null) return refused('left-to-bots');
  if (!isLeftAlone(value.seating, memberId)) return refused('not-alone');
  const { play } = value;
  const botsFrom = play.match.version;
  return commitValue(table, { ...value, pause: NO_PAUSE, seatRequests: [], botsFrom, play: { ...play, takebackRequest: null } });
}

function isLeftAlone(seating: Seating, memberId: number): boolean {
  const own = seatFor(seating, memberId);
  return seating.seats.length > 1 && seating.seats.every((_, seat) => seat === own || playedByBot(seating, seat));
}
