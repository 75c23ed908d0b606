import type { Seat } from '@hundredfold/shared/game';
import { newMatch, split, TestTable } from '@hundredfold/shared/testing/test-table.ts';
import type { HeartsAction, HeartsOptions } from '../declaration.ts';
import { hearts } from '../index.ts';
import type { HeartsState } from '../state.ts';
import type { HeartsView } from '../view.ts';

export class HeartsTable extends TestTable<HeartsState, HeartsView, HeartsAction> {
  passes(seat: Seat, cards: string): this {
    return this.acts(seat, { type: 'pass', cards: split(cards) });
  }

  plays(cards: string): this {
    return this.does(...split(cards).map((card): HeartsAction => ({ type: 'play', card })));
  }

  refusesPass(seat: Seat, cards: string): string {
    return this.refusal(seat, { type: 'pass', cards: split(cards) });
  }

  refuses(seat: Seat, card: string): string {
    return this.refusal(seat, { type: 'play', card });
  }
}

/** Returns a new game after the deal, in which each player holds at least these cards. */
export function dealt(hands: readonly string[], options: Partial<HeartsOptions> = {}): HeartsTable {
  const now = new HeartsTable(newMatch(hearts, options, hands.length));
  const { deck } = now.state;
  const held = hands.map(split);
  const spare = deck.filter((card) => !held.flat().includes(card));
  const size = deck.length / hands.length;
  const full = held.map((hand) => [...hand, ...spare.splice(0, size - hand.length)]);
  return now.shuffles(deck.map((_, place) => full[place % hands.length]?.[Math.floor(place / hands.length)] ?? ''));
}

/**
 * Returns a table in the middle of a deal: the players hold exactly these cards, seat 0 leads, and seat 1 has taken all others, but
 * their points do not count.
 */
export function lying(hands: readonly string[], changes: Partial<HeartsState> = {}): HeartsTable {
  const now = dealt(hands.map(() => ''));
  const held = hands.map(split);
  const gone = [...held.flat(), ...(changes.trick ?? [])];
  const rest = now.state.hands.flat().filter((card) => !gone.includes(card));
  const won = hands.map((_, seat) => (seat === 1 ? rest : []));
  return now.with({ phase: 'play', leader: 0, hands: held, won, ...changes });
}
