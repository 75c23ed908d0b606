import type { CardMove, LastAction, Place } from '../../core/view.ts';
import type { FourSquareAction } from './declaration.ts';
import { GOAL, topsTotal } from './score.ts';
import { type FourSquareView, STACK_ZONES } from './view.ts';

const DRAW: Place = { zone: 'draw', seat: null };
const CARD: Place = { zone: 'card', seat: null };
const DISCARD: Place = { zone: 'discard', seat: null };

/** The card to its stack, a full stack to its winner and a new card in its place; then whatever is drawn next. */
export function moves(
  before: FourSquareView,
  { seat, action }: LastAction<FourSquareAction>,
  after: FourSquareView,
): readonly CardMove[] {
  const zone = STACK_ZONES[action.stack] ?? 'stack0';
  const stack: Place = { zone, seat: null };
  const placed: CardMove = { from: CARD, to: stack, cards: before.table.card };
  const tops = STACK_ZONES.map((each) => (each === zone ? before.table.card[0] : before.table[each].top));
  const { top } = after.table[zone];
  const taken: CardMove = { from: stack, to: { zone: 'won', seat }, cards: before.table[zone].size + 1 };
  const restart: CardMove[] = top === null ? [] : [{ from: DRAW, to: stack, cards: [top] }];
  return [placed, ...(topsTotal(tops) === GOAL ? [taken, ...restart] : []), ...drawn(before, after)];
}

/** What the absent players draw, one by one (rule 6.1), and the card of the next turn. */
function drawn(before: FourSquareView, after: FourSquareView): readonly CardMove[] {
  const size = after.table.discard.size - before.table.discard.size;
  const absent = size === 0 ? [] : after.table.ghosts.map((card) => ({ from: DRAW, to: DISCARD, cards: [card] }));
  return after.table.card.length === 0 ? absent : [...absent, { from: DRAW, to: CARD, cards: after.table.card }];
}
