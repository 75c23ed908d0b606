import { accepted } from '@hundredfold/shared/core/result.ts';
import { awaitBots, awaitDeadlines } from './bots.ts';
import { awaitPauseEnd } from './pause.ts';
import { change, run } from './run.ts';
import { anybodyHere, hold, isAlone } from './seating.ts';
import type { Table } from './table.ts';
import { awaitConsent } from './takeback.ts';
import { awaitWishes } from './wishes.ts';

/** Starts the timers that are due now and calls off the others. With nobody here, the table waits. */
export function tend(table: Table): void {
  const { seating } = table.value;
  const due = new Set<string>();
  if (anybodyHere(seating)) {
    for (const { number, presence } of seating.people) {
      if (presence === 'away' && !isAlone(seating, number)) due.add(awaitReturn(table, number));
    }
    const awaited = [awaitBots, awaitDeadlines, awaitPauseEnd, awaitConsent, awaitWishes].flatMap((each) => each(table));
    for (const name of awaited) due.add(name);
  }
  table.timers.keepOnly(due);
}

function awaitReturn(table: Table, number: number): string {
  const name = `grace ${number}`;
  table.timers.start(name, table.house.grace * 1000, () => {
    void run(table, { hold: number }, async () => {
      const { seating } = table.value;
      const away = seating.people.some((each) => each.number === number && each.presence === 'away');
      if (away) await change(table, { ...table.value, seating: hold(seating, number) }, 'shown');
      return accepted(null);
    });
  });
  return name;
}
