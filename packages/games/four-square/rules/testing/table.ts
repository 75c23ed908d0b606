import { type Seat, withoutCards } from '@hundredfold/shared/game';
import { newMatch, split, TestTable } from '@hundredfold/shared/testing/test-table.ts';
import { CARDS, type FourSquareAction, type FourSquareOptions } from '../declaration.ts';
import { fourSquare } from '../index.ts';
import type { FourSquareState } from '../state.ts';
import { type FourSquareView, STACK_ZONES } from '../view.ts';

export class FourSquareTable extends TestTable<FourSquareState, FourSquareView, FourSquareAction> {
  places(...stacks: readonly number[]): this {
    return this.does(...stacks.map((stack): FourSquareAction => ({ type: 'place', stack })));
  }

  refuses(seat: Seat, stack: number): string {
    return this.refusal(seat, { type: 'place', stack });
  }

  get tops(): string {
    return STACK_ZONES.flatMap((zone) => this.sees.table[zone].top ?? []).join(' ');
  }

  get points(): readonly number[] {
    return this.sees.seats.map(({ points }) => points);
  }
}

export function table(seats: number, asked: Partial<FourSquareOptions> = {}): FourSquareTable {
  return new FourSquareTable(newMatch(fourSquare, asked, seats));
}

/** Returns a table with these top cards and draw pile. Seat 0 begins. */
export function begun(cards: string, seats = 2, asked: Partial<FourSquareOptions> = {}): FourSquareTable {
  const shuffled = table(seats, asked).shuffles(cards);
  return seats === 1 ? shuffled : shuffled.picks(0);
}

/** Returns a game in which only a turned-up 50 is left. It completes 100 on stack 0 and nowhere else. */
export function beforeTheLast(seats = 2): FourSquareTable {
  const first = split('10 10 10 10 50 50 50 10 30');
  const rest = withoutCards(CARDS, [...first, '50']);
  return begun([...first, ...rest, '50'].join(' '), seats).places(0, 0, 0, 0, 1, ...rest.map(() => 0));
}
