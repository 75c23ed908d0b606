import type { Face } from '../../../cards/face.ts';
import { frenchDeck } from '../../../cards/french.ts';
import { type CardsByZone, visibleFields } from '../../../core/cards-by-zone.ts';
import type { Game } from '../../../core/game.ts';
import { type Outcome, rankByMost } from '../../../core/outcome.ts';
import { accepted, refused } from '../../../core/result.ts';
import type { Seat } from '../../../core/seat.ts';
import { mayAct } from '../../../core/view.ts';

const CARDS = frenchDeck(['2', '3', '4', '5', '6', '7', '8', '9']);

const actions = { show: { card: 'face' } } as const;
const viewSchema = { table: { deck: 'closed' }, seat: { hand: 'private', shown: 'open' } } as const;

interface State {
  readonly shuffled: boolean;
  readonly deck: readonly Face[];
  readonly hands: readonly (readonly Face[])[];
  readonly shown: readonly (readonly Face[])[];
}

/** A small test game in one file: each player gets one card and shows it in turn; the highest wins. */
export const highestCard: Game<
  Record<string, never>,
  State,
  typeof actions,
  typeof viewSchema,
  'not-your-turn' | 'not-in-hand'
> = {
  id: 'highest-card',
  version: 1,
  seats: { min: 2, max: 3 },
  options: {},
  actions,
  viewSchema,
  refusals: { 'not-your-turn': '1.1', 'not-in-hand': '1.2' },
  faces: () => CARDS,
  setup: (_options, seats) => ({ shuffled: false, deck: CARDS, hands: nothing(seats), shown: nothing(seats) }),
  chance: ({ shuffled, deck }) => (shuffled ? null : { chance: 'shuffle', pile: 'deck', cards: deck }),
  resolveChance(state, lot) {
    const deck = lot.chance === 'shuffle' ? lot.result : state.deck;
    const hands = state.hands.map((_, seat) => deck.slice(seat, seat + 1));
    return { ...state, shuffled: true, deck: deck.slice(hands.length), hands };
  },
  apply(state, seat, { card }) {
    if (!turn(state).includes(seat)) return refused('not-your-turn');
    if (!state.hands[seat]?.includes(card)) return refused('not-in-hand');
    return accepted({ ...state, hands: state.hands.with(seat, []), shown: state.shown.with(seat, [card]) });
  },
  outcome,
  toAct: turn,
  maxSteps: () => 1000,
  deal: () => 1,
  view: (state, viewer) => ({
    viewer,
    options: {},
    toAct: turn(state),
    outcome: outcome(state),
    ...visibleFields(viewSchema, viewer, cards(state), { table: {}, seat: {} }),
  }),
  legal(view) {
    const hand = mayAct(view) ? view.seats[view.viewer]?.hand : undefined;
    return typeof hand === 'object' ? hand.map((card) => ({ type: 'show', card })) : [];
  },
  cardMoves: (_before, { seat, action }) => [{ from: { zone: 'hand', seat }, to: { zone: 'shown', seat }, cards: [action.card] }],
  bot(view) {
    const [action] = highestCard.legal(view);
    if (action === undefined) throw new Error('it is not the turn of this seat');
    return action;
  },
  cards,
  withCards: (state, { table, seat }) => ({ ...state, deck: table.deck, hands: seat.hand, shown: seat.shown }),
  stateLike: (_view, { table, seat }) => ({ shuffled: true, deck: table.deck, hands: seat.hand, shown: seat.shown }),
};

function cards({ deck, hands, shown }: State): CardsByZone<typeof viewSchema> {
  return { table: { deck }, seat: { hand: hands, shown } };
}

function outcome({ shuffled, hands, shown }: State): Outcome | null {
  if (!shuffled || hands.some((hand) => hand.length > 0)) return null;
  const scores = shown.map(([card]) => Number.parseInt(card ?? '', 10));
  return { scores, ranking: rankByMost(scores) };
}

function nothing(seats: number): readonly (readonly Face[])[] {
  return Array.from({ length: seats }, () => []);
}

function turn({ shuffled, hands }: State): readonly Seat[] {
  const next = hands.findIndex((hand) => hand.length > 0);
  return shuffled && next >= 0 ? [next] : [];
}
