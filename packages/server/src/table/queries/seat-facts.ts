import type { SeatFactValues } from '@hundredfold/shared/protocol/table-facts.ts';
import { shownName } from '../state/names.ts';
import { type Occupant, personAt, type Seating } from '../state/seating.ts';

export type OccupantFacts = Pick<SeatFactValues, 'status' | 'person' | 'name' | 'seal'>;

export function occupantFacts(seating: Seating, occupant: Occupant): OccupantFacts {
  if (occupant.holder === 'empty') return { status: occupant.locked ? 'locked' : 'empty', person: 0, name: '', seal: 0 };
  if (occupant.holder === 'bot') return { status: 'bot', person: 0, name: occupant.name, seal: 0 };
  const { presence = 'held', seal = 0 } = personAt(seating, occupant.memberId) ?? {};
  const status = presence === 'idle' ? 'held' : presence;
  return { status, person: occupant.memberId, name: shownName(seating, occupant.memberId), seal };
}
