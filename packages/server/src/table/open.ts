import type { Game } from '@hundredfold/shared/core/game.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import type { StoredTable } from '../archive/archive.ts';
import type { House } from '../house.ts';
import { answers } from './answers.ts';
import { type Clock, timers } from './clock.ts';
import { keepRecord, recallIntents } from './keep.ts';
import { resume } from './play.ts';
import { halt, serialQueue } from './run.ts';
import { seatingFrom, type Table, type TableValue } from './table.ts';
import { tend } from './tend.ts';
import { wireOf } from './wire-of.ts';

export interface Opening {
  readonly house: House;
  readonly game: Game;
  readonly stored: StoredTable;
  readonly clock: Clock;
  readonly newMatchId: () => string;
  readonly show: (value: TableValue) => void;
}

/** Brings up a table, new or as it was left: the same seats, the same cards. */
export async function openTable({ house, game, stored, clock, newMatchId, show }: Opening): Promise<Table> {
  const { code, options, open, round } = stored;
  const seating = seatingFrom(stored);
  const value: TableValue = { phase: 'gathering', seating, open, round, play: null, record: '' };
  const table: Table = {
    ...{ code, game, options, wire: wireOf(game, options), house, newMatchId, show, tend: () => tend(table), value },
    ...{ queue: serialQueue(), timers: timers(clock), answers: answers() },
    ...{ saved: JSON.stringify(stored), lastPerson: seating.people.length, unsure: false },
  };
  try {
    await resumeMatch(table, stored);
    table.show(table.value);
  } catch (error) {
    halt(table, { opened: stored.match }, error);
  }
  return table;
}

async function resumeMatch(table: Table, stored: StoredTable): Promise<void> {
  if (stored.match === null) return;
  const start = startMatch(table.game, table.options, stored.seats.length);
  const { play, intents } = resume(stored.match, start, await table.house.archive.steps(stored.match));
  recallIntents(table, intents);
  const over = play.outcome !== null;
  table.value = { ...table.value, play, phase: over ? 'over' : 'playing', record: over ? await keepRecord(table, play) : '' };
}
