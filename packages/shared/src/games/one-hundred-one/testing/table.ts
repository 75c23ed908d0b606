import type { Face } from '../../../cards/face.ts';
import type { FrenchSuit } from '../../../cards/french.ts';
import { defaultOptions } from '../../../core/options.ts';
import type { Outcome } from '../../../core/outcome.ts';
import type { Seat } from '../../../core/seat.ts';
import type { LastAction } from '../../../core/view.ts';
import { split } from '../../../testing/scene.ts';
import { type OneHundredOneAction, type OneHundredOneOptions, options } from '../declaration.ts';
import { oneHundredOne } from '../index.ts';
import { DEALT } from '../round.ts';
import { type OneHundredOneState, seatsIn, setup } from '../state.ts';
import type { OneHundredOneView } from '../view.ts';

export interface OneHundredOneTable {
  /** Plays cards of the current players one after the other: `7S 8H QD:S`. The last card names a suit. */
  plays(cards: string): OneHundredOneTable;
  draws(times?: number): OneHundredOneTable;
  passes(): OneHundredOneTable;
  acts(action: OneHundredOneAction): OneHundredOneTable;
  orders(suit: FrenchSuit): OneHundredOneTable;
  shuffles(top?: string): OneHundredOneTable;
  deals(hands: readonly string[], opening: Face): OneHundredOneTable;
  refuses(seat: Seat, action: OneHundredOneAction): string;
  readonly state: OneHundredOneState;
  readonly sees: OneHundredOneView;
  seenBy(seat: Seat): OneHundredOneView;
  readonly legal: readonly OneHundredOneAction[];
  readonly turn: Seat | undefined;
  readonly due: string | undefined;
  readonly outcome: Outcome | null;
  readonly last: LastAction<OneHundredOneAction> | null;
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
  return tableOf(setup({ ...defaultOptions(options), ...asked }, seats));
}

/** Returns a table with the first round dealt. The dealer's last card lies on the table. By default seat 0 is next. */
export function deal(hands: readonly string[], opening: Face, dealer: Seat = hands.length - 1): OneHundredOneTable {
  return tableOf(
    oneHundredOne.resolveChance(table(hands.length).state, { chance: 'pick', from: hands.length, result: dealer }),
  ).deals(hands, opening);
}

export function lying({ hands, pile, pack = '', totals, turn = 0, asked = {} }: TestPosition): OneHundredOneTable {
  const state = setup({ ...defaultOptions(options), ...asked }, hands.length);
  const cards = { hands: hands.map(split), pile: split(pile), pack: split(pack) };
  return tableOf({ ...state, ...cards, totals: totals ?? state.totals, phase: 'play', dealer: 0, turn });
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

export function tableOf(state: OneHundredOneState, last: OneHundredOneTable['last'] = null): OneHundredOneTable {
  const [turn] = oneHundredOne.toAct(state);
  const act = (action: OneHundredOneAction) => acted(state, turn ?? -1, action);
  const due = oneHundredOne.chance(state);
  return {
    state,
    last,
    turn,
    due: due?.chance,
    sees: oneHundredOne.view(state, 'public'),
    seenBy: (seat) => oneHundredOne.view(state, seat),
    legal: turn === undefined ? [] : oneHundredOne.legal(oneHundredOne.view(state, turn)),
    outcome: oneHundredOne.outcome(state),
    plays: (cards) =>
      split(cards).reduce<OneHundredOneTable>((now, card) => acted(now.state, now.turn ?? -1, playOf(card)), tableOf(state)),
    draws: (times = 1) =>
      Array.from({ length: times }).reduce<OneHundredOneTable>(
        (now) => acted(now.state, now.turn ?? -1, { type: 'draw' }),
        tableOf(state),
      ),
    passes: () => act({ type: 'pass' }),
    acts: act,
    orders: (suit) => act({ type: 'order', suit }),
    shuffles: (top = '') => settled(state, split(top), last),
    deals: (hands, opening) => settled(state, rigged(state, hands.map(split), opening), last),
    refuses(seat, action) {
      const result = oneHundredOne.apply(state, seat, action);
      if (result.ok) throw new Error(`seat ${seat} may ${JSON.stringify(action)}`);
      return result.refusal;
    },
  };
}

function acted(state: OneHundredOneState, seat: Seat, action: OneHundredOneAction): OneHundredOneTable {
  const result = oneHundredOne.apply(state, seat, action);
  if (!result.ok) throw new Error(`seat ${seat} may not ${JSON.stringify(action)}: ${result.refusal}`);
  return tableOf(result.value, { seat, action });
}

function settled(state: OneHundredOneState, top: readonly Face[], last: OneHundredOneTable['last']): OneHundredOneTable {
  const due = oneHundredOne.chance(state);
  if (due?.chance !== 'shuffle') throw new Error('nothing is to be shuffled');
  const rest = due.cards.filter((card) => !top.includes(card));
  return tableOf(oneHundredOne.resolveChance(state, { chance: 'shuffle', pile: due.pile, result: [...top, ...rest] }), last);
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
