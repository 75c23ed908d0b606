import type { Face, FrenchSuit, Seat } from '@hundredfold/shared/game';
import { newMatch, split, TestTable } from '@hundredfold/shared/testing/test-table.ts';
import type { OneHundredOneAction, OneHundredOneOptions } from '../declaration.ts';
import { oneHundredOne } from '../index.ts';
import { DEALT } from '../round.ts';
import { type OneHundredOneState, seatsIn } from '../state.ts';
import type { OneHundredOneView } from '../view.ts';

export class OneHundredOneTable extends TestTable<OneHundredOneState, OneHundredOneView, OneHundredOneAction> {
  /** Plays cards of the current players one after the other: `7S 8H QD:S`. The last card names a suit. */
  plays(cards: string): this {
    return this.does(...split(cards).map(playOf));
  }

  draws(times = 1): this {
    return this.does(...Array.from({ length: times }, () => ({ type: 'draw' }) as const));
  }

  passes(): this {
    return this.does({ type: 'pass' });
  }

  orders(suit: FrenchSuit): this {
    return this.does({ type: 'order', suit });
  }

  deals(hands: readonly string[], opening: Face): this {
    return this.shuffles(rigged(this.state, hands.map(split), opening));
  }
}

/** A position in the middle of a round. Seat 0 is to act by default. */
export interface TestPosition {
  readonly hands: readonly string[];
  readonly pile: string;
  readonly pack?: string;
  readonly totals?: readonly number[];
  readonly turn?: Seat;
  readonly asked?: Partial<OneHundredOneOptions>;
}

export function table(seats: number, asked: Partial<OneHundredOneOptions> = {}): OneHundredOneTable {
  return new OneHundredOneTable(newMatch(oneHundredOne, asked, seats));
}

/** Returns a table with the first round dealt. The dealer's last card lies on the table. By default seat 0 is next. */
export function deal(hands: readonly string[], opening: Face, dealer: Seat = hands.length - 1): OneHundredOneTable {
  return table(hands.length).picks(dealer).deals(hands, opening);
}

export function lying({ hands, pile, pack = '', totals, turn = 0, asked = {} }: TestPosition): OneHundredOneTable {
  const now = table(hands.length, asked);
  const cards = { hands: hands.map(split), pile: split(pile), pack: split(pack) };
  return now.with({ ...cards, totals: totals ?? now.state.totals, phase: 'play', dealer: 0, turn });
}

/**
 * A position that was found in random play: the ace of diamonds and the jack go round for ever, past the two players who could end
 * it. The others can only draw the one and play it on the other.
 */
export function circling(asked: Partial<OneHundredOneOptions> = {}): OneHundredOneTable {
  const idle = ['8H KS', 'KH 6H JS JH', 'AH AS 9C', '9H 9S'] as const;
  const skipped = ['KD 6D KC 8D 10C 7C 10D 9D QD', '10H 7H QC 6S 10S JC 7S QH 8C AC 6C 8S QS 7D'] as const;
  const hands = [idle[0], skipped[0], idle[1], idle[2], skipped[1], idle[3]];
  return lying({ hands, pile: 'AD JD', totals: [60, 43, 23, 99, 0, 61], asked });
}

function rigged(state: OneHundredOneState, hands: readonly (readonly Face[])[], opening: Face): readonly Face[] {
  const players = seatsIn(state);
  const turned = players.indexOf(state.dealer ?? 0) + 1;
  const order = [...players.slice(turned), ...players.slice(0, turned)];
  const rest = state.pack.filter((card) => card !== opening && !hands.flat().includes(card));
  const dealt = Array.from({ length: DEALT * order.length - 1 }, (_, index) => {
    const seat = order[index % order.length] ?? 0;
    return hands[seat]?.[Math.floor(index / order.length)] ?? rest.shift() ?? '';
  });
  return [...dealt, opening];
}

function playOf(card: string): OneHundredOneAction {
  const [face = '', suit] = card.split(':');
  return suit === undefined ? { type: 'play', card: face } : { type: 'play', card: face, suit: suit as FrenchSuit };
}
