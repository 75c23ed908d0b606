import { accepted } from '@hundredfold/shared/core/result.ts';
import { isEverybodyReady } from '../intents/arrange.ts';
import { pauseTimers } from '../intents/pause.ts';
import { seatRequestTimers } from '../intents/seat-requests.ts';
import { shuffleTimers, start } from '../intents/start.ts';
import { consentTimers } from '../intents/takeback.ts';
import { recoverFromStorageFailure } from '../recovery/recover-storage.ts';
import { hold } from '../state/presence.ts';
import { anybodyHere, isAlone, personAt } from '../state/seating.ts';
import { withoutDoubledSeat } from '../state/seats.ts';
import { type Table, type TableTimer, whyBusy } from '../state/table.ts';
import { type ChangeResult, commitValue } from '../turn/commit.ts';
import { enqueue } from '../turn/queue.ts';
import { deadlineTimers, startBotTimers } from './bot-timers.ts';
import { noticeTimers } from './notice-timers.ts';

/**
 * The delay before the storage is asked again after a failure, in milliseconds. It doubles with each retry, up to the maximum.
 */
const FIRST_RETRY_DELAY_MS = 1000;
const MAX_RETRY_DELAY_MS = 10_000;

/** Starts the timers that the table needs now and cancels the others. With no person here, the table waits. */
export function syncTimers(table: Table): void {
  const isWaiting = !anybodyHere(table.value.seating);
  const names = new Set(isWaiting ? [] : startBotTimers(table));
  for (const timersOf of isWaiting ? [] : TIMERS) {
    for (const { name, milliseconds, task } of timersOf(table)) {
      names.add(name);
      table.timers.start(name, milliseconds, () => void enqueue(table, { timer: name }, task));
    }
  }
  table.timers.keepOnly(names);
}

const TIMERS: readonly ((table: Table) => readonly TableTimer[])[] = [
  graceTimers,
  retryTimers,
  deadlineTimers,
  noticeTimers,
  pauseTimers,
  consentTimers,
  seatRequestTimers,
  shuffleTimers,
];

/** Returns the timer for the next retry, if the table is unsaved, so that no person has to ask for it. */
function retryTimers(table: Table): readonly TableTimer[] {
  const { value, tries } = table;
  if (!value.unsaved || value.phase === 'halted') return [];
  const milliseconds = Math.min(FIRST_RETRY_DELAY_MS * 2 ** tries, MAX_RETRY_DELAY_MS);
  return [{ name: 'storage', milliseconds, task: async () => recoverFromStorageFailure(table) }];
}

function graceTimers(table: Table): readonly TableTimer[] {
  const { seating } = table.value;
  const milliseconds = table.context.graceSeconds * 1000;
  return seating.people
    .filter(({ memberId, presence }) => presence === 'away' && !isAlone(seating, memberId))
    .map(({ memberId }) => ({ name: `grace ${memberId}`, milliseconds, task: () => holdAbsent(table, memberId) }));
}

/**
 * Lets a bot hold the seat of a person who did not come back in time. This may start the next match, if only that person was
 * missing. While people gather, nobody needs the bot, and the seat is free for others.
 */
async function holdAbsent(table: Table, memberId: number): ChangeResult {
  if (personAt(table.value.seating, memberId)?.presence !== 'away') return accepted(null);
  const seating = hold(table.value.seating, memberId);
  const isGathering = table.value.phase === 'gathering';
  const after = { ...table.value, seating: isGathering ? withoutDoubledSeat(seating, memberId) : seating };
  const held = await commitValue(table, after, 'shown');
  const { value } = table;
  const isOver = value.phase === 'over' && whyBusy(value) === null;
  const begins = held.ok && isOver && isEverybodyReady(value.seating, value.ready);
  return begins ? start(table, value.seating) : held;
}
