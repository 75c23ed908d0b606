import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { isOver } from '@hundredfold/shared/core/view.ts';
import { hasLost } from '@hundredfold/shared/games/one-hundred-one/score.ts';
import type { OneHundredOneView } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import type { Mark } from '../../table/presentation.ts';
import { oneHundredOneMessages } from './messages.ts';
import { struckNow } from './standing.ts';

export type MarkKind = 'lost' | 'out' | 'struck' | 'passed' | 'dealer';

export function kindsOn(view: OneHundredOneView, seat: Seat): readonly MarkKind[] {
  const fields = view.seats[seat];
  if (fields === undefined) return [];
  const stands: Readonly<Record<MarkKind, boolean>> = {
    lost: hasLost(fields.total),
    out: !hasLost(fields.total) && fields.place > 0 && !isOver(view),
    struck: seat === struckNow(view),
    passed: fields.passed,
    dealer: seat === view.table.dealer && !isOver(view),
  };
  return KINDS.filter((kind) => stands[kind]);
}

const KINDS: readonly MarkKind[] = ['lost', 'out', 'struck', 'passed', 'dealer'];

export function markOf(view: OneHundredOneView, seat: Seat, kind: MarkKind): Mark {
  const texts = oneHundredOneMessages.value.table;
  const { taken } = view.table;
  switch (kind) {
    case 'out':
      return plain(texts.out(view.seats[seat]?.place ?? 0));
    case 'struck':
      return { short: texts.struck(taken), long: texts.struckLong(taken) };
    case 'dealer':
      return { ...plain(texts.dealer), sign: 'dealer' };
    case 'lost':
    case 'passed':
      return plain(texts[kind]);
  }
}

function plain(said: string): Mark {
  return { short: said, long: said };
}
