import { type IntentName, intents } from '@hundredfold/shared/protocol/intents.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { seatFor } from '../state/seating.ts';
import { nextShuffle, type TableValue, whyBusy } from '../state/table.ts';

interface ValueByTime {
  readonly always: TableValue;
  readonly 'between-games': Extract<TableValue, { phase: 'gathering' | 'over' }>;
  readonly playing: Extract<TableValue, { phase: 'playing' }>;
  readonly over: Extract<TableValue, { phase: 'over' }>;
}

/** The value of a table at the time for which an intent is declared. */
export type ValueAt<Name extends IntentName> = ValueByTime[(typeof intents)[Name]['when']];

export function whyNotAllowed(value: TableValue, memberId: number, name: IntentName): TableRefusal | null {
  const { who, when } = intents[name];
  if (who === 'host' && value.seating.host !== memberId) return 'not-host';
  if (who === 'seated' && seatFor(value.seating, memberId) === null) return 'not-seated';
  switch (when) {
    case 'always':
      return null;
    case 'between-games':
      // A match that starts as soon as its players have committed allows only this before it.
      return name === 'commit' && nextShuffle(value)?.startsItself === true ? null : whyBusy(value);
    case 'playing':
      return value.phase === 'playing' ? null : whyNotIn(value, 'not-playing');
    case 'over':
      return value.phase === 'over' ? whyBusy(value) : whyNotIn(value, 'not-over');
  }
}

function whyNotIn({ phase }: TableValue, refusal: TableRefusal): TableRefusal {
  return phase === 'halted' ? 'halted' : refusal;
}
