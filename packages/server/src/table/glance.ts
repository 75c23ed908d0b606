import type { OwnTable } from '@hundredfold/shared/protocol/http.ts';
import { describe, type Seating, seatKnownBy } from './seating.ts';
import type { Table } from './table.ts';

/** What somebody who has a seat at a table would want to know of it before they come; `null` where they have none, or it is halted. */
export function glance({ code, game, value }: Pick<Table, 'code' | 'game' | 'value'>, personId: string): OwnTable | null {
  const { phase, seating } = value;
  const own = seatKnownBy(seating, personId);
  if (phase === 'halted' || own === null) return null;
  const toAct = phase === 'playing' ? game.toAct(value.play.match.state) : [];
  const others = toAct.filter((seat) => seat !== own);
  const turn = { own: toAct.includes(own), of: namesAt(seating, (seat) => others.includes(seat)) };
  return { code, game: game.id, phase, others: namesAt(seating, (seat) => seat !== own), turn };
}

/** The same of a table that is asleep: nobody is there, and nothing goes on. */
export function glanceAsleep({ code, game, seating }: Asleep, personId: string): OwnTable | null {
  const own = seatKnownBy(seating, personId);
  if (own === null) return null;
  return { code, game, phase: 'asleep', others: namesAt(seating, (seat) => seat !== own), turn: { own: false, of: [] } };
}

interface Asleep extends Pick<OwnTable, 'code' | 'game'> {
  readonly seating: Seating;
}

function namesAt(seating: Seating, isMeant: (seat: number) => boolean): string[] {
  return seating.seats
    .filter((_, seat) => isMeant(seat))
    .map((occupant) => describe(seating, occupant).name)
    .filter((name) => name !== '');
}
