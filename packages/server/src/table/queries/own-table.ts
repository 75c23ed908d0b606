import type { Game } from '@hundredfold/shared/core/game.ts';
import type { OwnTable } from '@hundredfold/shared/protocol/http.ts';
import type { TableStatus } from '../../ops/process-status.ts';
import { shownName } from '../state/names.ts';
import { personAt, type Seating, seatKnownBy } from '../state/seating.ts';
import type { Table, TableValue } from '../state/table.ts';
import { occupantFacts } from './seat-facts.ts';

/** A loaded table, or one that is stored and asleep. */
export interface SeatedTable extends Pick<Table, 'code'> {
  readonly game: Pick<Game, 'id'>;
  readonly value: TableValue | (Pick<TableValue, 'seating'> & { readonly phase: 'asleep' });
}

/** Returns what a seated person is told about their table before they join; `null` if they have no seat, or the table is halted. */
export function ownTableOf({ code, game, value }: SeatedTable, personId: string): OwnTable | null {
  const { phase, seating } = value;
  const own = seatKnownBy(seating, personId);
  if (phase === 'halted' || own === null) return null;
  const toAct = value.phase === 'playing' ? value.play.match.game.toAct(value.play.match.state) : [];
  const others = toAct.filter((seat) => seat !== own);
  const turn = { own: toAct.includes(own), of: namesAt(seating, (seat) => others.includes(seat)) };
  return { code, game: game.id, phase, others: namesAt(seating, (seat) => seat !== own), turn };
}

/** Returns what the admin sees of a loaded table. `here` has the member ids of the connected people. */
export function tableStatus(
  { code, game, value }: Pick<Table, 'code' | 'game' | 'value'>,
  { since, here }: { readonly since: Date; readonly here: readonly number[] },
): TableStatus {
  const { seating, phase } = value;
  const holders = seating.seats.map(({ holder }) => holder);
  const people = here.flatMap((memberId) => {
    const personId = personAt(seating, memberId)?.personId;
    return personId === undefined ? [] : { personId, name: shownName(seating, memberId) };
  });
  return { code, game: game.id, phase, since, holders, people };
}

export function namesAt(seating: Seating, isMeant: (seat: number) => boolean): string[] {
  return seating.seats
    .filter((_, seat) => isMeant(seat))
    .map((occupant) => occupantFacts(seating, occupant).name)
    .filter((name) => name !== '');
}
