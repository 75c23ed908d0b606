import { defaultOptions } from '../../../../core/options.ts';
import type { Seat } from '../../../../core/seat.ts';
import type { Viewer } from '../../../../core/view.ts';
import { split } from '../../../scene.ts';
import { type HeartsAction, type HeartsOptions, options as kinds } from '../declaration.ts';
import { hearts } from '../index.ts';
import { type HeartsState, setup } from '../state.ts';
import type { HeartsView } from '../view.ts';

export interface HeartsTable {
  readonly state: HeartsState;
  passes(seat: Seat, cards: string): HeartsTable;
  /** Plays cards one after the other, each by the seat that is to act. */
  plays(cards: string): HeartsTable;
  /** Deals the next deal without shuffling. */
  deals(): HeartsTable;
  refusesPass(seat: Seat, cards: string): string;
  refuses(seat: Seat, card: string): string;
  seenBy(viewer: Viewer): HeartsView;
}

/** Returns a new game after the deal, in which each player holds at least these cards. */
export function dealt(hands: readonly string[], options: Partial<HeartsOptions> = {}): HeartsTable {
  const start = setup({ ...defaultOptions(kinds), ...options }, hands.length);
  const held = hands.map(split);
  const spare = start.deck.filter((card) => !held.flat().includes(card));
  const size = start.deck.length / hands.length;
  const full = held.map((hand) => [...hand, ...spare.splice(0, size - hand.length)]);
  const deck = start.deck.map((_, place) => full[place % hands.length]?.[Math.floor(place / hands.length)] ?? '');
  return tableOf({ ...start, deck }).deals();
}

/**
 * Returns a table in the middle of a deal: the players hold exactly these cards, seat 0 leads, and seat 1 has taken all others, but
 * their points do not count.
 */
export function lying(hands: readonly string[], changes: Partial<HeartsState> = {}): HeartsTable {
  const { state } = dealt(hands.map(() => ''));
  const held = hands.map(split);
  const gone = [...held.flat(), ...(changes.trick ?? [])];
  const rest = state.hands.flat().filter((card) => !gone.includes(card));
  const won = hands.map((_, seat) => (seat === 1 ? rest : []));
  return tableOf({ ...state, phase: 'play', leader: 0, hands: held, won, ...changes });
}

function tableOf(state: HeartsState): HeartsTable {
  const does = (seat: Seat, action: HeartsAction): HeartsTable => {
    const result = hearts.apply(state, seat, action);
    if (!result.ok) throw new Error(`seat ${seat} may not ${JSON.stringify(action)}: ${result.refusal}`);
    return tableOf(result.value);
  };
  const refusal = (seat: Seat, action: HeartsAction): string => {
    const result = hearts.apply(state, seat, action);
    return result.ok ? 'accepted' : result.refusal;
  };
  return {
    state,
    passes: (seat, cards) => does(seat, { type: 'pass', cards: split(cards) }),
    plays: (cards) => split(cards).reduce((table, card) => playNext(table, card), tableOf(state)),
    deals: () => tableOf(hearts.resolveChance(state, { chance: 'shuffle', pile: 'deck', result: state.deck })),
    refusesPass: (seat, cards) => refusal(seat, { type: 'pass', cards: split(cards) }),
    refuses: (seat, card) => refusal(seat, { type: 'play', card }),
    seenBy: (viewer) => hearts.view(state, viewer),
  };
}

function playNext({ state }: HeartsTable, card: string): HeartsTable {
  const [seat = 0] = hearts.toAct(state);
  const result = hearts.apply(state, seat, { type: 'play', card });
  if (!result.ok) throw new Error(`seat ${seat} may not play ${card}: ${result.refusal}`);
  return tableOf(result.value);
}
