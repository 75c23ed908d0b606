import type { Game } from '@hundredfold/shared/core/game.ts';
import type { StoredTable } from '../archive/archive.ts';
import type { House } from '../house.ts';
import { NO_TIMES, timers } from './clock.ts';
import { INTRODUCTIONS } from './introduce.ts';
import { firstMemory } from './memory.ts';
import { asLeft } from './mend.ts';
import { become, halt, serialQueue } from './run.ts';
import { seldom } from './seldom.ts';
import { dealOf, pastAnswers, type Screen, seatingFrom, type Table } from './table.ts';
import { tend } from './tend.ts';

export interface Opening {
  readonly house: House;
  readonly game: Game;
  readonly stored: StoredTable;
  readonly newMatchId: () => string;
  readonly screens: readonly Screen[];
  readonly sendAway: (number: number) => void;
}

/** Brings up a table, new or as it was left: the same seats, the same cards. */
export async function openTable({ house, game, stored, newMatchId, screens, sendAway }: Opening): Promise<Table> {
  const { code, options, open, pace, round } = stored;
  const { clock } = house;
  const opened = clock.now();
  const seating = seatingFrom(stored);
  const table: Table = {
    code,
    game,
    house,
    queue: serialQueue(),
    timers: timers(clock),
    answers: pastAnswers(),
    introductions: seldom(INTRODUCTIONS),
    screens,
    tend: () => tend(table),
    sendAway,
    newMatchId,
    now: () => clock.now() - opened,
    value: { seating, options, open, round, pace, pause: null, wishes: [], removed: [], phase: 'gathering' },
    times: NO_TIMES,
    memory: firstMemory(null),
    saved: JSON.stringify(stored),
    lastNumber: seating.people.length,
    unsure: false,
  };
  try {
    const left = await asLeft(table, stored);
    table.memory = firstMemory(dealOf(left));
    become(table, left);
  } catch (error) {
    halt(table, { opened: stored.match }, error);
  }
  return table;
}
