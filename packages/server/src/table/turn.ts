import { outcomeOf, startMatch } from '@hundredfold/shared/core/match.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import * as v from 'valibot';
import { keepRecord, keepTable, keepTurn, readAgain } from './keep.ts';
import { begin, decide, isMeantForNow, type Play } from './play.ts';
import { become } from './run.ts';
import { isFull, playedByBot, type Seating, seatFor } from './seating.ts';
import type { Table, TableValue } from './table.ts';

/** A person by their number, or a bot for the seat that it plays. */
type Mover = { readonly number: number } | { readonly botAt: Seat };

/** A move as it comes to the table, whoever makes it. */
export interface AskedMove {
  readonly by: Mover;
  /** The version it is meant for. */
  readonly version: number;
  readonly action: unknown;
  /** Id of the intent that asked for it; `null` where nobody will ask again. */
  readonly intent: string | null;
}

/** The one door for moves: checked, decided, made durable, shown; answered with the new version. */
export async function takeTurn(table: Table, { by, version, action, intent }: AskedMove): Promise<Result<number, string>> {
  const { value } = table;
  if (value.phase === 'halted') return refused('halted');
  const seat = seatMoved(value.seating, by);
  if (seat === null) return refused('not-seated');
  if (value.phase !== 'playing') return refused('not-playing');
  const read = v.safeParse(table.wire.door, action);
  if (!read.success) return refused('malformed');
  if (!isMeantForNow(value.play, seat, version)) return refused('stale');
  const decided = await decide(value.play, seat, read.output, table.house.lots);
  if (!decided.ok) return decided;
  const { play } = decided.value;
  const kept = await keepTurn(table, decided.value, intent);
  if (!kept.ok) return kept;
  become(table, await standing(table, play, value.round));
  return accepted(play.match.version);
}

function seatMoved(seating: Seating, by: Mover): Seat | null {
  if ('number' in by) return seatFor(seating, by.number);
  return playedByBot(seating, by.botAt) ? by.botAt : null;
}

/** A new match with those who sit at the table. */
export async function start(table: Table): Promise<Result<null, TableRefusal>> {
  const { seating, open, round } = table.value;
  if (!isFull(seating)) return refused('seats-empty');
  const match = startMatch(table.game, table.options, seating.seats.length);
  const first = await begin(table.newMatchId(), match, table.house.lots);
  const begun: TableValue = { seating, open, round: round + 1, phase: 'playing', play: first.play };
  const kept = await keepTurn(table, first, null);
  const known = kept.ok ? await keepTable(table, begun) : kept;
  if (!known.ok) {
    table.unsure = false; // Nobody knows of these steps; the next start is another match.
    return known;
  }
  become(table, await standing(table, first.play, begun.round));
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
