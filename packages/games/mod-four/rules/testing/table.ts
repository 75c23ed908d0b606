import type { Face, Seat } from '@hundredfold/shared/game';
import { newMatch, split, TestTable } from '@hundredfold/shared/testing/test-table.ts';
import { cardsOf, type ModFourAction, type ModFourOptions } from '../declaration.ts';
import { modFour } from '../index.ts';
import type { ModFourState } from '../state.ts';
import type { ModFourView } from '../view.ts';

const SEATS = 4;

export class ModFourTable extends TestTable<ModFourState, ModFourView, ModFourAction> {
  plays(cards: string): this {
    return this.does(...split(cards).map((card): ModFourAction => ({ type: 'play', card })));
  }

  cuts(at: number): this {
    return this.does({ type: 'cut', at });
  }

  /** Deals the next hand: the shuffle and a cut of one card give these hands, filled up with the remaining cards. */
  deals(hands: readonly string[]): this {
    const deck = rigged(this.state, hands, ((this.state.dealer ?? 0) + 1) % SEATS);
    return this.shuffles([...deck.slice(-1), ...deck.slice(0, -1)]).cuts(1);
  }
}

export function table(asked: Partial<ModFourOptions> = {}): ModFourTable {
  return new ModFourTable(newMatch(modFour, asked));
}

/**
 * Returns a table with the first hand dealt: `hands` by seat, filled up with the remaining cards. Seat 3 deals by default, so
 * seat 0 leads.
 */
export function deal(hands: readonly string[], asked: Partial<ModFourOptions> = {}, dealer: Seat = 3): ModFourTable {
  return table(asked).picks(dealer).deals(hands);
}

function rigged({ options: { deck } }: ModFourState, hands: readonly string[], first: Seat): readonly Face[] {
  const wanted = hands.map(split);
  const rest = cardsOf(deck).filter((card) => !wanted.flat().includes(card));
  const size = cardsOf(deck).length / SEATS;
  const full = Array.from({ length: SEATS }, (_, seat) => {
    const cards = wanted[seat] ?? [];
    return [...cards, ...rest.splice(0, size - cards.length)];
  });
  return Array.from({ length: size * SEATS }, (_, place) => full[(first + place) % SEATS]?.[Math.floor(place / SEATS)] as Face);
}
