import type { Face } from '@hundredfold/shared/game';
import { newMatch, split, TestTable } from '@hundredfold/shared/testing/test-table.ts';
import type { RummyAction, RummyOptions } from '../declaration.ts';
import { hundredRummy } from '../index.ts';
import type { RummyState } from '../state.ts';
import type { RummyView } from '../view.ts';

export class RummyTable extends TestTable<RummyState, RummyView, RummyAction> {
  draws(from: 'draw' | 'discard' = 'draw'): this {
    return this.does({ type: 'draw', from });
  }

  discards(card: Face): this {
    return this.does({ type: 'discard', card });
  }

  scores(): this {
    return this.does({ type: 'score' });
  }

  /** Draws from the draw pile and discards that card, one turn after the other. */
  passes(turns = 1): this {
    if (turns === 0) return this;
    const drawn = this.draws();
    const settled = drawn.due === 'shuffle' ? drawn.shuffles() : drawn;
    return settled.discards(settled.state.hands[settled.state.turn ?? 0]?.at(-1) ?? 'none').passes(turns - 1);
  }
}

export function table(seats: number, asked: Partial<RummyOptions> = {}): RummyTable {
  return new RummyTable(newMatch(hundredRummy, asked, seats));
}

/**
 * Returns a table with hands by seat (missing hands come last) and cards in the order in which they will be drawn. Seat 0 begins.
 */
export function dealt(hands: readonly string[], draws = '', asked: Partial<RummyOptions> = {}): RummyTable {
  if (draws !== '' && hands.some((hand) => split(hand).length !== 4)) throw new Error('what is drawn follows four cards each');
  const shuffled = table(hands.length, asked).shuffles([...hands, draws].join(' '));
  return hands.length === 1 ? shuffled : shuffled.picks(0);
}
