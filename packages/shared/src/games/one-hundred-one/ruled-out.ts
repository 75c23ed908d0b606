import type { Face } from '../../cards/face.ts';
import type { RuledOut } from '../../core/game.ts';
import type { LastAction } from '../../core/view.ts';
import { covers, DECK } from './cards.ts';
import type { OneHundredOneAction } from './declaration.ts';
import type { OneHundredOneView } from './view.ts';

/**
 * Returns the cards that a hand does not have: a player who drew could not cover the top card (rule 4.5), unless drawing was free,
 * and one who lost the turn cannot cover it with the drawn card either.
 */
export function ruledOut(
  before: OneHundredOneView,
  { seat, action }: LastAction<OneHundredOneAction>,
  after: OneHundredOneView,
): readonly RuledOut[] {
  const had = action.type === 'draw' && !before.options.freeDraw;
  const isSameRound = after.table.roundNumber === before.table.roundNumber;
  const idle = isSameRound ? after.seats.flatMap(({ passed }, each) => (passed ? [each] : [])) : [];
  return [
    ...(had ? [{ seat, faces: covering(before), when: 'before' } as const] : []),
    ...idle.map((each) => ({ seat: each, faces: covering(after), when: 'after' }) as const),
  ];
}

function covering({ table: { pile, ordered } }: OneHundredOneView): readonly Face[] {
  const { top } = pile;
  return top === null ? [] : DECK.filter((card) => covers(card, top, ordered));
}
