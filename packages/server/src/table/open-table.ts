import { rateLimiter } from '../limits/rate-limit.ts';
import { timers } from '../platform/clock.ts';
import { StorageFailed } from '../storage/game-storage.ts';
import type { StoredTable } from '../storage/stored-table.ts';
import { RENAME_LIMIT } from './intents/rename.ts';
import { CLAIM_LIMIT } from './intents/seat-requests.ts';
import { loadMatch } from './recovery/load-match.ts';
import { pastAnswers } from './state/past-answers.ts';
import { NO_CLOCKS } from './state/seat-clock.ts';
import { NO_SEEN_CARDS } from './state/seen-cards.ts';
import { settingsFrom } from './state/stored-form.ts';
import type { StatePublisher, Table, TableSettings, TableValue } from './state/table.ts';
import { syncTimers } from './timers/sync-timers.ts';
import { halt } from './turn/halt.ts';
import { serialQueue } from './turn/queue.ts';

export interface TableOpening
  extends Pick<Table, 'context' | 'game' | 'lease' | 'disconnect' | 'moveToOtherRoom' | 'stepDown' | 'sendChat'> {
  readonly stored: StoredTable;
  readonly publishers: readonly StatePublisher[];
  /** The settings that the table had in another room; left out if it is loaded from the storage. */
  readonly settings?: TableSettings | null;
}

/** Loads a table, new or stored: with the same seats and the same cards. Throws `StorageFailed` if that cannot be read now. */
export async function openTable({ context, game, stored, settings = null, publishers, ...given }: TableOpening): Promise<Table> {
  const { code } = stored;
  const { clock } = context;
  const opened = clock.now();
  const fresh = settingsFrom(stored);
  const { shuffle, playedOn } = fresh;
  const value: TableValue = { ...(settings ?? fresh), shuffle, playedOn, phase: 'gathering' };
  const table: Table = {
    code,
    group: stored.group ?? null,
    game,
    context,
    queue: serialQueue(),
    timers: timers(clock),
    answers: pastAnswers(),
    renames: rateLimiter(RENAME_LIMIT, clock.now),
    claims: rateLimiter(CLAIM_LIMIT, clock.now),
    syncTimers: () => syncTimers(table),
    chatFilters: new Map(),
    absences: new Map(),
    ...given,
    publishers: new Set(publishers),
    now: () => Math.round(clock.now() - opened),
    value,
    clocks: NO_CLOCKS,
    seenCards: NO_SEEN_CARDS,
    frozenNames: new Map(),
    before: stored.before ?? null,
    past: [],
    unloaded: stored,
    saved: JSON.stringify(stored),
    lastMemberId: Math.max(0, ...[...value.seating.people, ...value.removed].map(({ memberId }) => memberId)),
    isClosed: false,
    tries: 0,
  };
  try {
    await loadMatch(table, stored);
  } catch (error) {
    if (error instanceof StorageFailed) throw error;
    halt(table, { opened: stored.match }, error);
  }
  return table;
}
