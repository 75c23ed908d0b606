import { accepted } from '@hundredfold/shared/core/result.ts';
import { isEverybodyReady } from '../intents/arrange.ts';
import { startPauseTimers } from '../intents/pause.ts';
import { startSeatRequestTimers } from '../intents/seat-requests.ts';
import { start, startShuffleTimers } from '../intents/start.ts';
import { startConsentTimers } from '../intents/takeback.ts';
import { recoverFromStorageFailure } from '../recovery/recover-storage.ts';
import { hold } from '../state/presence.ts';
import { anybodyHere, isAlone } from '../state/seating.ts';
import { withoutDoubledSeat } from '../state/seats.ts';
import { type Table, whyBusy } from '../state/table.ts';
import { type ChangeResult, commitValue } from '../turn/commit.ts';
import { enqueue } from '../turn/queue.ts';
import { startBotTimers, startDeadlineTimers } from './bot-timers.ts';

/**
 * The delay before the storage is asked again after a failure, in milliseconds. It doubles with each retry, up to the maximum.
 */
const FIRST_RETRY_DELAY_MS = 1000;
const MAX_RETRY_DELAY_MS = 10_000;

/** Starts the timers that are due now and cancels the others. With no person here, the table waits. */
export function syncTimers(table: Table): void {
  const { seating } = table.value;
  const due = new Set<string>();
  if (anybodyHere(seating)) {
    for (const { memberId, presence } of seating.people) {
      if (presence === 'away' && !isAlone(seating, memberId)) due.add(startGraceTimer(table, memberId));
    }
    for (const startTimers of TIMER_STARTERS) for (const name of startTimers(table)) due.add(name);
  }
  table.timers.keepOnly(due);
}

/** The functions that start the timers of a table. Each returns the names of its timers. */
const TIMER_STARTERS = [
  startRetryTimer,
  startBotTimers,
  startDeadlineTimers,
  startPauseTimers,
  startConsentTimers,
  startSeatRequestTimers,
  startShuffleTimers,
];

/** Starts the timer for the next retry, if the table is unsaved, so that no person has to ask for it. Returns its name. */
function startRetryTimer(table: Table): readonly string[] {
  const { value, tries } = table;
  if (!value.unsaved || value.phase === 'halted') return [];
  const name = 'storage';
  const wait = Math.min(FIRST_RETRY_DELAY_MS * 2 ** tries, MAX_RETRY_DELAY_MS);
  table.timers.start(
    name,
    wait,
    () => void enqueue(table, { retry: 'the storage' }, async () => recoverFromStorageFailure(table)),
  );
  return [name];
}

function startGraceTimer(table: Table, memberId: number): string {
  const name = `grace ${memberId}`;
  table.timers.start(name, table.context.graceSeconds * 1000, () => {
    void enqueue(table, { hold: memberId }, async () => {
      const { seating } = table.value;
      const away = seating.people.some((each) => each.memberId === memberId && each.presence === 'away');
      return away ? holdAbsent(table, memberId) : accepted(null);
    });
  });
  return name;
}

/**
 * Lets a bot hold the seat of a person who did not come back in time. This may start the next match, if only that person was
 * missing. While people gather, nobody needs the bot, and the seat is free for others.
 */
async function holdAbsent(table: Table, memberId: number): ChangeResult {
  const seating = hold(table.value.seating, memberId);
  const isGathering = table.value.phase === 'gathering';
  const after = { ...table.value, seating: isGathering ? withoutDoubledSeat(seating, memberId) : seating };
  const held = await commitValue(table, after, 'shown');
  const { value } = table;
  const isOver = value.phase === 'over' && whyBusy(value) === null;
  const begins = held.ok && isOver && isEverybodyReady(value.seating, value.ready);
  return begins ? start(table, value.seating) : held;
}
