import type { SeatStatus } from '@hundredfold/shared/schema/table.ts';
import { shownName } from '../state/names.ts';
import { type Occupant, personAt, type Seating } from '../state/seating.ts';

/** The public data of a seat's holder. */
export interface SeatFacts {
  readonly status: SeatStatus;
  readonly number: number;
  readonly name: string;
  readonly seal: number;
}

export function seatFacts(seating: Seating, occupant: Occupant): SeatFacts {
  if (occupant.holder === 'empty') return { status: occupant.locked ? 'locked' : 'empty', number: 0, name: '', seal: 0 };
  if (occupant.holder === 'bot') return { status: 'bot', number: 0, name: occupant.name, seal: 0 };
  const { presence = 'held', seal = 0 } = personAt(seating, occupant.number) ?? {};
  const status = presence === 'idle' ? 'held' : presence;
  return { status, number: occupant.number, name: shownName(seating, occupant.number), seal };
}
