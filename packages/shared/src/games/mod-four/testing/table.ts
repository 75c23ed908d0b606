import type { Face } from '../../../cards/face.ts';
import type { Outcome } from '../../../core/outcome.ts';
import type { Seat } from '../../../core/seat.ts';
import { type Scene, scene, split } from '../../../testing/scene.ts';
import { cardsOf, type ModFourOptions } from '../declaration.ts';
import { modFour } from '../index.ts';
import type { ModFourState } from '../state.ts';
import type { ModFourView } from '../view.ts';

export interface ModFourTable {
  plays(cards: string): ModFourTable;
  cuts(at: number): ModFourTable;
  /** Deals the next hand: the shuffle and a cut of one card give these hands, filled up with the remaining cards. */
  deals(hands: readonly string[]): ModFourTable;
  refuses(seat: Seat, action: 'cut' | 'play', what: number | Face): string;
  readonly sees: ModFourView;
  seenBy(seat: Seat): ModFourView;
  readonly state: ModFourState;
  readonly outcome: Outcome | null;
  readonly due: 'pick' | 'shuffle' | undefined;
  readonly scene: Scene;
}

const SEATS = 4;

export function table(asked: Partial<ModFourOptions> = {}): ModFourTable {
  return tableOf(scene(modFour, asked));
}

/**
 * Returns a table with the first hand dealt: `hands` by seat, filled up with the remaining cards. Seat 3 deals by default, so
 * seat 0 leads.
 */
export function deal(hands: readonly string[], asked: Partial<ModFourOptions> = {}, dealer: Seat = 3): ModFourTable {
  return tableOf(scene(modFour, asked).picks(dealer)).deals(hands);
}

export function tableOf(now: Scene): ModFourTable {
  const state = now.match.state as ModFourState;
  return {
    scene: now,
    state,
    sees: modFour.view(state, 'public'),
    seenBy: (seat) => modFour.view(state, seat),
    outcome: modFour.outcome(state),
    due: modFour.chance(state)?.chance,
    plays: (cards) => tableOf(split(cards).reduce((at, card) => at.acts(turnOf(at), { type: 'play', card }), now)),
    cuts: (at) => tableOf(now.acts(turnOf(now), { type: 'cut', at })),
    deals(hands) {
      const first = ((state.dealer ?? 0) + 1) % SEATS;
      const [last, ...deck] = rigged(state, hands, first).toReversed();
      const shuffled = now.shuffles([last as Face, ...deck.toReversed()]);
      return tableOf(shuffled.acts(first, { type: 'cut', at: 1 }));
    },
    refuses: (seat, action, what) =>
      now.refuses(seat, action === 'cut' ? { type: 'cut', at: what } : { type: 'play', card: what }),
  };
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

function turnOf({ match }: Scene): Seat {
  const [seat] = match.game.toAct(match.state);
  if (seat === undefined) throw new Error('nobody is to act');
  return seat;
}
