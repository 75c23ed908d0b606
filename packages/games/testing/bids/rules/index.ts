import {
  type ActionOf,
  accepted,
  allSeats,
  anyOf,
  atSeat,
  type CardOrder,
  dealOneByOne,
  type Face,
  frenchDeck,
  frenchSuit,
  type Game,
  mayAct,
  type Outcome,
  onlySeat,
  ownHand,
  placeOfWinner,
  type Result,
  rankByMost,
  refused,
  type Seat,
  seatInTrick,
  sees,
  suitToFollow,
  type Trick,
  trickMoves,
  type View,
  type Viewer,
  withCardPlayed,
  withTrickTaken,
} from '@hundredfold/shared/game';

const SEATS = 4;
const EVERYONE = allSeats(SEATS);
export const CARDS = frenchDeck(['10', 'J', 'Q', 'K', 'A']);
export const BIDS = ['0', '1', '2', '3', '4', '5'] as const;
type Bid = (typeof BIDS)[number];

const ORDER: CardOrder = { suit: frenchSuit, rank: (card) => CARDS.indexOf(card), trump: 'S' };

export const actions = { bid: { tricks: BIDS }, play: { card: 'face' } } as const;

export const viewSchema = {
  table: { stage: ['bid', 'play'], deck: 'closed', leader: 'seat', trick: 'open' },
  seat: { hand: 'private', won: 'closed', bid: BIDS },
  side: { points: 'whole', bags: 'count' },
} as const;

type Options = Record<string, never>;
export type BidsAction = ActionOf<typeof actions>;
export type BidsView = View<typeof viewSchema, Options>;
export type BidsRefusal = 'not-your-turn' | 'not-in-hand' | 'bid-first' | 'already-bid' | 'follow-suit' | 'game-over';
type Situation = Pick<State, 'trick'> & { readonly stage: State['stage'] | null };

interface State {
  readonly stage: 'shuffle' | 'bid' | 'play' | 'over';
  readonly deck: readonly Face[];
  readonly hands: readonly (readonly Face[])[];
  readonly bids: readonly (Bid | null)[];
  /** The first to bid, then the leader of the trick. */
  readonly leader: Seat;
  readonly trick: readonly Face[];
  readonly won: readonly (readonly Face[])[];
}

export const terms = { id: 'bids', version: 1, seats: { min: SEATS, max: SEATS }, options: {} };

/**
 * A small test game for two pairs, with facts of a side. Each seat bids before a card moves, and then tricks with a fixed
 * trump are played.
 */
export const bids: Game<Options, State, typeof actions, typeof viewSchema, BidsRefusal> = {
  ...terms,
  actions,
  viewSchema,
  refusals: {
    'not-your-turn': '1.3',
    'not-in-hand': '1.2',
    'bid-first': '1.3',
    'already-bid': '1.3',
    'follow-suit': '1.4',
    'game-over': '1.7',
  },
  faces: () => CARDS,
  partnerOf: (_options, seat) => (seat + 2) % SEATS,
  setup: () => ({
    stage: 'shuffle',
    deck: CARDS,
    hands: EVERYONE.map(() => []),
    bids: EVERYONE.map(() => null),
    leader: 0,
    trick: [],
    won: EVERYONE.map(() => []),
  }),
  chance: ({ stage, deck }) => (stage === 'shuffle' ? { chance: 'shuffle', pile: 'deck', cards: deck } : null),
  resolveChance(state, lot) {
    if (lot.chance !== 'shuffle') throw new Error('the game waits for a shuffle, not for a pick');
    return { ...state, stage: 'bid', deck: [], hands: dealOneByOne(lot.result, EVERYONE, SEATS) };
  },
  apply,
  outcome,
  toAct,
  maxSteps: () => 2000,
  deal: () => 1,
  view,
  legal,
  whyIllegal: (seen, action) => obstacleIn(seen.table, ownHand(seen), action),
  cardMoves(before, { seat, action }) {
    return action.type === 'bid' ? [] : trickMoves(before, { seat, action }, winnerOf);
  },
  bot: (seen, source) => anyOf(legal(seen).slice(0, 3), source),
  cards: ({ deck, hands, trick, won }) => ({ table: { deck, trick }, seat: { hand: hands, won } }),
  withCards: (state, { table, seat }) => ({ ...state, ...table, hands: seat.hand, won: seat.won }),
  stateLike: ({ table: { stage, leader }, seats }, { table, seat }) => {
    const bids = seats.map(({ bid }) => bid);
    return { stage: stage ?? 'over', ...table, hands: seat.hand, bids, leader: leader ?? 0, won: seat.won };
  },
};

function toAct({ stage, leader, bids, trick }: State): readonly Seat[] {
  if (stage !== 'bid' && stage !== 'play') return onlySeat(null);
  const done = stage === 'bid' ? bids.filter((bid) => bid !== null) : trick;
  return onlySeat(seatInTrick({ leader }, done.length, SEATS));
}

function apply(state: State, seat: Seat, action: BidsAction): Result<State, BidsRefusal> {
  if (state.stage === 'over') return refused('game-over');
  if (toAct(state)[0] !== seat) return refused('not-your-turn');
  const wrong = obstacleIn(state, state.hands[seat] ?? [], action);
  if (wrong !== null) return refused(wrong);
  if (action.type === 'play') return accepted(play(state, seat, action.card));
  const bids = atSeat(state.bids, seat, action.tricks);
  return accepted({ ...state, bids, stage: bids.includes(null) ? 'bid' : 'play' });
}

/** Returns why an action is illegal (rules 1.2 to 1.4); `null` if it is legal. */
function obstacleIn({ stage, trick }: Situation, hand: readonly Face[], action: BidsAction): BidsRefusal | null {
  if (action.type !== stage) return action.type === 'play' ? 'bid-first' : 'already-bid';
  if (action.type === 'bid') return null;
  if (!hand.includes(action.card)) return 'not-in-hand';
  const suit = suitToFollow(hand, trick, frenchSuit);
  return suit === null || suit === frenchSuit(action.card) ? null : 'follow-suit';
}

/** Returns the seat that takes a trick, or would as it stands (rule 1.5). */
export function winnerOf(trick: Trick): Seat {
  return seatInTrick(trick, placeOfWinner(trick.trick, ORDER), SEATS);
}

function play(state: State, seat: Seat, card: Face): State {
  const after = withCardPlayed(state, seat, card);
  if (after.trick.length < SEATS) return after;
  const taken = withTrickTaken(after, winnerOf(after));
  return taken.hands.every((hand) => hand.length === 0) ? { ...taken, stage: 'over' } : taken;
}

/** Returns the points and bags of a pair (rule 1.6). */
function scoreOf({ bids, won }: State, side: number): BidsView['sides'][number] {
  const sum = (counts: readonly number[]) => (counts[side] ?? 0) + (counts[side + 2] ?? 0);
  const bid = sum(bids.map(Number));
  const over = sum(won.map((cards) => cards.length / SEATS)) - bid;
  return over < 0 ? { points: 10 * over, bags: 0 } : { points: 10 * bid - over, bags: over };
}

function outcome(state: State): Outcome | null {
  if (state.stage !== 'over') return null;
  const scores = EVERYONE.map((seat) => scoreOf(state, seat % 2).points);
  return { scores, ranking: rankByMost(scores) };
}

function view(state: State, viewer: Viewer): BidsView {
  const { stage, deck, leader, trick } = state;
  return {
    viewer,
    options: {},
    toAct: toAct(state),
    outcome: outcome(state),
    table: { stage: stage === 'bid' || stage === 'play' ? stage : null, deck: deck.length, leader, trick },
    seats: state.hands.map((hand, seat) => ({
      hand: sees(viewer, seat) ? hand : hand.length,
      won: state.won[seat]?.length ?? 0,
      bid: state.bids[seat] ?? null,
    })),
    sides: [scoreOf(state, 0), scoreOf(state, 1)],
  };
}

function legal(seen: BidsView): readonly BidsAction[] {
  if (!mayAct(seen)) return [];
  if (seen.table.stage === 'bid') return BIDS.map((tricks) => ({ type: 'bid', tricks }));
  const hand = ownHand(seen);
  const plays = hand.map((card) => ({ type: 'play', card }) as const);
  return plays.filter((action) => obstacleIn(seen.table, hand, action) === null);
}
