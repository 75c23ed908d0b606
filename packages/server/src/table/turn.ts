import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { outcomeOf, startMatch } from '@hundredfold/shared/core/match.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/refusal.ts';
import { become } from './change.ts';
import { keepRecord, keepTable, keepTurn, readAgain } from './keep.ts';
import { begin, decide, type Play } from './play.ts';
import { isFull } from './seating.ts';
import type { Table, TableValue } from './table.ts';

/** A move by whoever acts for a seat: decided, made durable, shown; answered with the new version. */
export async function takeTurn(
  table: Table,
  seat: Seat,
  action: AnyAction,
  intent: string | null,
): Promise<Result<number, string>> {
  const { value } = table;
  if (value.phase !== 'playing') return refused('not-playing');
  const decided = decide(value.play, seat, action, table.house.source);
  if (!decided.ok) return decided;
  const { play } = decided.value;
  const kept = await keepTurn(table, decided.value, intent);
  if (!kept.ok) return kept;
  become(table, await standing(table, play, value.round));
  return accepted(play.match.version);
}

/** A new match with those who sit at the table. */
export async function start(table: Table): Promise<Result<null, TableRefusal>> {
  const { seating, open, round } = table.value;
  if (!isFull(seating)) return refused('seats-empty');
  const match = startMatch(table.game, table.options, seating.seats.length);
  const turn = begin(table.newMatchId(), match, table.house.source);
  const begun: TableValue = { seating, open, round: round + 1, phase: 'playing', play: turn.play };
  const kept = await keepTurn(table, turn, null);
  const known = kept.ok ? await keepTable(table, begun) : kept;
  if (!known.ok) {
    table.unsure = false; // Nobody knows of these steps; the next start is another match.
    return known;
  }
  become(table, await standing(table, turn.play, begun.round));
  return accepted(null);
}

/** Shows what the archive had and the table did not know of. */
export async function catchUp(table: Table): Promise<Result<null, 'halted'>> {
  const { value } = table;
  if (!table.unsure || value.phase !== 'playing') return accepted(null);
  const found = await readAgain(table, value.play);
  if (!found.ok) return found;
  become(table, await standing(table, found.value, value.round));
  return accepted(null);
}

/** The table with its match as far as it has come: it goes on, or it is over and has its record. */
export async function standing(table: Table, play: Play, round: number): Promise<TableValue> {
  const { seating, open } = table.value;
  const ending = outcomeOf(play.match);
  if (ending === null) return { seating, open, round, phase: 'playing', play };
  return { seating, open, round, phase: 'over', play, ending, record: await keepRecord(table, play) };
}
