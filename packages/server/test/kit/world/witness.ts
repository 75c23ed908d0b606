import type { TableState } from '@hundredfold/shared/schema/table.ts';
import { newSecret } from '../live-player.ts';
import type { Moment } from './longest-wait.ts';
import { comes, type Person, type TableSession } from './person.ts';
import type { Guest } from './plan.ts';

export interface Witness {
  readonly person: Person;
  readonly moments: readonly Moment[];
}

export async function witnessAt(session: TableSession, speed: number): Promise<Witness> {
  const guest: Guest = { name: 'Witness', kind: 'steady', secret: newSecret(), seed: 0 };
  const person = await comes(guest, session);
  const moments: Moment[] = [];
  const seen = new Set<string>();
  person.line.room.onStateChange((state) => {
    const { forced, round, undone } = state;
    moments.push(momentOf(state, performance.now() * speed));
    if (forced > 0) countOnce('forced', forced);
    if (undone > 0) countOnce('taken back', undone);

    function countOnce(what: string, version: number): void {
      const name = `${what} ${round} ${version}`;
      if (!seen.has(name)) session.count(what);
      seen.add(name);
    }
  });
  return { person, moments };
}

function momentOf({ round, version, phase, unsaved, pause, takebackRequest, seats }: TableState, at: number): Moment {
  const dues = Array.from(seats).flatMap(({ from, due }) => (due === 0 ? [] : [{ from, due }]));
  return { at, round, version, phase, isClockRunning: unsaved || pause.startsWith('1') || takebackRequest !== '', dues };
}
