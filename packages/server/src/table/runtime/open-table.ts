import type { Game } from '@hundredfold/shared/core/game.ts';
import { USUAL_HINTS } from '@hundredfold/shared/protocol/hints.ts';
import type { Line } from '@hundredfold/shared/protocol/talk.ts';
import { USUAL_WATCHING } from '@hundredfold/shared/protocol/watch.ts';
import { seldom } from '../../limits/rate-limit.ts';
import { timers } from '../../platform/clock.ts';
import type { Lease, StoredTable } from '../../storage/archive.ts';
import { INTRODUCTIONS } from '../intents/rename.ts';
import type { TableContext } from '../state/context.ts';
import { pastAnswers } from '../state/past-answers.ts';
import { NO_TIMES } from '../state/seat-times.ts';
import { memoryFrom, NO_MEMORY } from '../state/seen-cards.ts';
import { NO_EVENING } from '../state/session-score.ts';
import { type Company, dealOf, type Screen, seatingFrom, type Table, type TableValue } from '../state/table.ts';
import { become, halt, serialQueue } from './commit.ts';
import { asLeft } from './recover.ts';
import { tend } from './sync-timers.ts';

export interface Opening {
  readonly house: TableContext;
  readonly game: Game;
  readonly stored: StoredTable;
  readonly lease: Lease;
  readonly newMatchId: () => string;
  readonly screens: readonly Screen[];
  readonly sendAway: (number: number) => void;
  readonly moveOut: (company: Company) => void;
  readonly stepDown: () => void;
  readonly tell: (number: number, line: Line) => void;
  /** Those who come along from another room; left out where they come one by one. */
  readonly company?: Company | null;
}

/** Brings up a table, new or as it was left: the same seats, the same cards. */
export async function openTable({ house, game, stored, company = null, screens, ...given }: Opening): Promise<Table> {
  const { code } = stored;
  const { clock } = house;
  const opened = clock.now();
  const value: TableValue = { ...(company ?? companyFrom(stored)), phase: 'gathering' };
  const table: Table = {
    code,
    game,
    house,
    queue: serialQueue(),
    timers: timers(clock),
    answers: pastAnswers(),
    introductions: seldom(INTRODUCTIONS),
    tend: () => tend(table),
    ears: new Map(),
    ...given,
    screens: new Set(screens),
    now: () => Math.round(clock.now() - opened),
    value,
    times: NO_TIMES,
    memory: NO_MEMORY,
    frozenNames: new Map(),
    before: stored.before ?? null,
    past: [],
    saved: JSON.stringify(stored),
    lastNumber: Math.max(0, ...value.seating.people.map(({ number }) => number)),
    gone: false,
    tries: 0,
  };
  try {
    const left = await asLeft(table, stored);
    table.memory = memoryFrom(stored, left.seating, dealOf(left));
    become(table, left);
  } catch (error) {
    halt(table, { opened: stored.match }, error);
  }
  return table;
}

function companyFrom(stored: StoredTable): Company {
  const { options, open, freely, pace, watching = USUAL_WATCHING, hints = USUAL_HINTS } = stored;
  const { round, evening = NO_EVENING, botsFrom = null, removed = [], forgetting = [] } = stored;
  const kept = { options, open, freely, pace, watching, hints, round, evening, botsFrom, removed, forgetting };
  return { ...kept, seating: seatingFrom(stored), pause: null, wishes: [], loans: [], stuck: false };
}
