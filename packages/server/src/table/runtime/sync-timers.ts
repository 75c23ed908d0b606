import { accepted } from '@hundredfold/shared/core/result.ts';
import { catchUp } from '../intents/act.ts';
import { holdAbsent } from '../intents/arrange.ts';
import { startPauseTimers } from '../intents/pause.ts';
import { startSeatRequestTimers } from '../intents/seat-requests.ts';
import { startConsentTimers } from '../intents/takeback.ts';
import { anybodyHere, isAlone } from '../state/seating.ts';
import type { Table } from '../state/table.ts';
import { startBotTimers, startDeadlineTimers } from './bots.ts';
import { enqueue } from './commit.ts';

/** Milliseconds until the archive is asked again after it failed: twice as long each time, and no longer than that. */
const RETRY = 1000;
const LONGEST_RETRY = 10_000;

/** Starts the timers that are due now and calls off the others. With nobody here, the table waits. */
export function syncTimers(table: Table): void {
  const { seating } = table.value;
  const due = new Set<string>();
  if (anybodyHere(seating)) {
    for (const { number, presence } of seating.people) {
      if (presence === 'away' && !isAlone(seating, number)) due.add(awaitReturn(table, number));
    }
    for (const awaits of AWAITED) for (const name of awaits(table)) due.add(name);
  }
  table.timers.keepOnly(due);
}

/** What a table waits for; each starts its timers, and gives their names. */
const AWAITED = [awaitArchive, startBotTimers, startDeadlineTimers, startPauseTimers, startConsentTimers, startSeatRequestTimers];

/** Where nothing could be kept, waits to try again: nobody has to ask for it. */
function awaitArchive(table: Table): readonly string[] {
  const { value, tries } = table;
  if (!value.stuck || value.phase === 'halted') return [];
  const name = 'archive';
  const wait = Math.min(RETRY * 2 ** tries, LONGEST_RETRY);
  table.timers.start(name, wait, () => void enqueue(table, { retry: 'the archive' }, async () => catchUp(table)));
  return [name];
}

function awaitReturn(table: Table, number: number): string {
  const name = `grace ${number}`;
  table.timers.start(name, table.context.graceSeconds * 1000, () => {
    void enqueue(table, { hold: number }, async () => {
      const { seating } = table.value;
      const away = seating.people.some((each) => each.number === number && each.presence === 'away');
      return away ? holdAbsent(table, number) : accepted(null);
    });
  });
  return name;
}
