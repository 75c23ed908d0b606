import type { Game } from '@hundredfold/shared/core/game.ts';
import type { ChatMessage } from '@hundredfold/shared/protocol/chat.ts';
import { DEFAULT_HINTS } from '@hundredfold/shared/protocol/hints.ts';
import { DEFAULT_SPECTATOR_SETTINGS } from '@hundredfold/shared/protocol/spectators.ts';
import { rateLimit } from '../../limits/rate-limit.ts';
import { timers } from '../../platform/clock.ts';
import type { Lease } from '../../storage/lease.ts';
import type { StoredTable } from '../../storage/stored-table.ts';
import { RENAME_LIMIT } from '../intents/rename.ts';
import type { TableContext } from '../state/context.ts';
import { pastAnswers } from '../state/past-answers.ts';
import { NO_TIMES } from '../state/seat-times.ts';
import { NO_SEEN_CARDS, restoreSeenCards } from '../state/seen-cards.ts';
import { NO_SESSION_SCORE } from '../state/session-score.ts';
import { dealOf, type StatePublisher, seatingFrom, type Table, type TableSettings, type TableValue } from '../state/table.ts';
import { halt, serialQueue, setValue } from './commit.ts';
import { restoreValue } from './recover.ts';
import { syncTimers } from './sync-timers.ts';

export interface TableOpening {
  readonly context: TableContext;
  readonly game: Game;
  readonly stored: StoredTable;
  readonly lease: Lease;
  readonly newMatchId: () => string;
  readonly publishers: readonly StatePublisher[];
  readonly disconnect: (number: number) => void;
  readonly moveToOtherRoom: (settings: TableSettings) => void;
  readonly stepDown: () => void;
  readonly sendChat: (number: number, line: ChatMessage) => void;
  /** The settings that the table had in another room; left out if it is loaded from the storage. */
  readonly settings?: TableSettings | null;
}

/** Loads a table, new or stored: with the same seats and the same cards. */
export async function openTable({ context, game, stored, settings = null, publishers, ...given }: TableOpening): Promise<Table> {
  const { code } = stored;
  const { clock } = context;
  const opened = clock.now();
  const value: TableValue = { ...(settings ?? settingsFrom(stored)), phase: 'gathering' };
  const table: Table = {
    code,
    game,
    context,
    queue: serialQueue(),
    timers: timers(clock),
    answers: pastAnswers(),
    renameLimit: rateLimit(RENAME_LIMIT),
    syncTimers: () => syncTimers(table),
    chatFilters: new Map(),
    ...given,
    publishers: new Set(publishers),
    now: () => Math.round(clock.now() - opened),
    value,
    times: NO_TIMES,
    seenCards: NO_SEEN_CARDS,
    frozenNames: new Map(),
    before: stored.before ?? null,
    past: [],
    saved: JSON.stringify(stored),
    lastNumber: Math.max(0, ...value.seating.people.map(({ number }) => number)),
    isClosed: false,
    tries: 0,
  };
  try {
    const left = await restoreValue(table, stored);
    table.seenCards = restoreSeenCards(stored, left.seating, dealOf(left));
    setValue(table, left);
  } catch (error) {
    halt(table, { opened: stored.match }, error);
  }
  return table;
}

function settingsFrom(stored: StoredTable): TableSettings {
  const { options, open, freely, pace, watching = DEFAULT_SPECTATOR_SETTINGS, hints = DEFAULT_HINTS } = stored;
  const { round, evening = NO_SESSION_SCORE, botsFrom = null, removed = [], forgetting = [] } = stored;
  const kept = { options, open, freely, pace, watching, hints, round, evening, botsFrom, removed, forgetting };
  return { ...kept, seating: seatingFrom(stored), pause: null, wishes: [], loans: [], stuck: false };
}
