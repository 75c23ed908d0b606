import type { Mark } from '@hundredfold/client/game';
import { isOver, type Seat } from '@hundredfold/shared/game';
import { hasLost } from '../rules/score.ts';
import type { OneHundredOneView } from '../rules/view.ts';
import { oneHundredOneMessages } from './messages.ts';
import { struckNow } from './standing.ts';

export interface PlayerMark extends Mark {
  readonly kind: 'lost' | 'out' | 'struck' | 'passed' | 'dealer';
}

export function marksOn(view: OneHundredOneView, seat: Seat): readonly PlayerMark[] {
  const fields = view.seats[seat];
  if (fields === undefined) return [];
  const texts = oneHundredOneMessages.value.table;
  const { dealer, taken } = view.table;
  const lost = hasLost(fields.total);
  const over = isOver(view);
  const marks: readonly (readonly [isOn: boolean, mark: PlayerMark])[] = [
    [lost, { kind: 'lost', ...plain(texts.lost) }],
    [!lost && fields.place > 0 && !over, { kind: 'out', ...plain(texts.out(fields.place)) }],
    [seat === struckNow(view), { kind: 'struck', short: texts.struck(taken), long: texts.struckLong(taken) }],
    [fields.passed, { kind: 'passed', ...plain(texts.passed) }],
    [seat === dealer && !over, { kind: 'dealer', ...plain(texts.dealer), sign: 'dealer' }],
  ];
  return marks.flatMap(([isOn, mark]) => (isOn ? [mark] : []));
}

function plain(said: string): Mark {
  return { short: said, long: said };
}
