import {
  type ActionOf,
  accepted,
  allSeats,
  atSeat,
  type CardMove,
  type CardsByZone,
  type Face,
  frenchDeck,
  type Game,
  handfuls,
  inOrder,
  type LastAction,
  leftOf,
  mayAct,
  type Outcome,
  ownHand,
  type Result,
  rankByMost,
  refused,
  rightOf,
  type Seat,
  sees,
  type View,
  type Viewer,
  type VisibleActionOf,
  withoutCards,
} from '@hundredfold/shared/game';

const CARDS = frenchDeck(['2', '3', '4', '5', '6', '7', '8', '9']);
const DEALT = 4;
const HANDED = 2;

export const actions = { pass: { cards: { secret: HANDED } }, show: { card: 'face' } } as const;

export const viewSchema = {
  table: { deck: 'closed', stage: ['pass', 'show'] },
  seat: { hand: 'private', laid: 'private', passed: 'privateFact', shown: 'open' },
} as const;

export type HandOverAction = ActionOf<typeof actions>;
export type HandOverView = View<typeof viewSchema, Record<string, never>>;
type Refusal = 'not-your-turn' | 'not-in-hand' | 'pass-first' | 'already-passed' | 'already-shown' | 'game-over';
type Hands = readonly (readonly Face[])[];

interface State {
  readonly stage: 'shuffle' | 'pass' | 'show' | 'over';
  readonly deck: readonly Face[];
  readonly hands: Hands;
  /** The cards that each seat has laid face down, to be passed on. */
  readonly laid: Hands;
  readonly passed: Hands;
  readonly shown: Hands;
}

export const terms = { id: 'hand-over', version: 1, seats: { min: 2, max: 4 }, options: {} };

/**
 * A small test game in one file. Each player gets four cards and passes two to the left, all at once and in secret. Then each
 * shows one, and the highest wins. Several seats act at once, and actions name several secret cards.
 */
export const handOver: Game<Record<string, never>, State, typeof actions, typeof viewSchema, Refusal> = {
  ...terms,
  actions,
  viewSchema,
  refusals: {
    'not-your-turn': '1.1',
    'not-in-hand': '1.2',
    'pass-first': '1.3',
    'already-passed': '1.3',
    'already-shown': '1.5',
    'game-over': '1.6',
  },
  phrases: ['just-what-i-needed'],
  faces: () => CARDS,
  setup(_options, seats) {
    const nothing = allSeats(seats).map(() => []);
    return { stage: 'shuffle', deck: CARDS, hands: nothing, laid: nothing, passed: nothing, shown: nothing };
  },
  chance: ({ stage, deck }) => (stage === 'shuffle' ? { chance: 'shuffle', pile: 'deck', cards: deck } : null),
  resolveChance(state, lot) {
    if (lot.chance !== 'shuffle') throw new Error('the game waits for a shuffle, not for a pick');
    const hands = state.hands.map((_, seat) => lot.result.slice(seat * DEALT, (seat + 1) * DEALT));
    return { ...state, stage: 'pass', hands, deck: lot.result.slice(hands.length * DEALT) };
  },
  apply,
  outcome,
  toAct,
  maxSteps: () => 1000,
  deal: () => 1,
  view,
  legal,
  whyIllegal: (seen, action) => obstacleIn(seen.table.stage, ownHand(seen), action),
  cardMoves,
  bot(seen, source) {
    const highest = Math.max(...ownHand(seen).map(rankOf));
    const choices = legal(seen).filter((action) => action.type === 'pass' || rankOf(action.card) === highest);
    const chosen = choices[source.below(choices.length)];
    if (chosen === undefined) throw new Error('it is not the turn of this seat');
    return chosen;
  },
  cards,
  withCards: (state, { table, seat }) => ({ ...state, deck: table.deck, hands: seat.hand, laid: seat.laid, shown: seat.shown }),
  stateLike: ({ table, seats }, { table: { deck }, seat: { hand, laid, shown } }) => {
    const passed = seats.map((seat) => seat.passed ?? []);
    return { stage: table.stage ?? 'over', deck, hands: hand, laid, passed, shown };
  },
};

function toAct({ stage, hands, laid, shown }: State): readonly Seat[] {
  const done = stage === 'pass' ? laid : stage === 'show' ? shown : null;
  return done === null ? [] : allSeats(hands.length).filter((seat) => done[seat]?.length === 0);
}

function apply(state: State, seat: Seat, action: HandOverAction): Result<State, Refusal> {
  const { stage } = state;
  const hand = state.hands[seat] ?? [];
  const wrong = toAct(state).includes(seat) ? obstacleIn(stage, hand, action) : WAITING[stage];
  if (wrong !== null) return refused(wrong);
  const cards = cardsOf(action);
  const hands = atSeat(state.hands, seat, withoutCards(hand, cards));
  if (action.type === 'pass') return accepted(exchanged({ ...state, hands, laid: atSeat(state.laid, seat, cards) }));
  const shown = atSeat(state.shown, seat, cards);
  return accepted({ ...state, hands, shown, stage: shown.every((pile) => pile.length > 0) ? 'over' : 'show' });
}

/** Returns why a seat that is not to act must wait. Cards that were laid or shown stay (rules 1.3 and 1.5). */
const WAITING = {
  shuffle: 'not-your-turn',
  pass: 'already-passed',
  show: 'already-shown',
  over: 'game-over',
} as const satisfies Readonly<Record<State['stage'], Refusal>>;

function obstacleIn(stage: State['stage'] | null, hand: readonly Face[], action: HandOverAction): Refusal | null {
  if (action.type !== stage) return stage === 'pass' ? 'pass-first' : 'already-passed';
  const cards = cardsOf(action);
  return withoutCards(hand, cards).length === hand.length - cards.length ? null : 'not-in-hand';
}

function cardsOf(action: HandOverAction): readonly Face[] {
  return action.type === 'pass' ? action.cards : [action.card];
}

function exchanged(state: State): State {
  const { hands, laid } = state;
  if (laid.some((pile) => pile.length === 0)) return state;
  const received = hands.map((hand, seat) => [...hand, ...(laid[rightOf(seat, hands.length)] ?? [])]);
  return { ...state, stage: 'show', hands: received, laid: laid.map(() => []), passed: laid };
}

function rankOf(card: Face): number {
  return Number.parseInt(card, 10);
}

function outcome({ stage, shown }: State): Outcome | null {
  if (stage !== 'over') return null;
  const scores = shown.map(([card = '']) => rankOf(card));
  return { scores, ranking: rankByMost(scores) };
}

function cards({ deck, hands, laid, shown }: State): CardsByZone<typeof viewSchema> {
  return { table: { deck }, seat: { hand: hands, laid, shown } };
}

function view(state: State, viewer: Viewer): HandOverView {
  const stage = state.stage === 'pass' || state.stage === 'show' ? state.stage : null;
  return {
    viewer,
    options: {},
    toAct: toAct(state),
    outcome: outcome(state),
    table: { deck: state.deck.length, stage },
    seats: state.hands.map((hand, seat) => {
      const [isOwn, laid = [], passed = [], shown = []] = [
        sees(viewer, seat),
        state.laid[seat],
        state.passed[seat],
        state.shown[seat],
      ];
      return {
        hand: isOwn ? hand : hand.length,
        laid: isOwn ? laid : laid.length,
        passed: isOwn ? passed : null,
        shown,
      };
    }),
  };
}

function legal(seen: HandOverView): readonly HandOverAction[] {
  const hand = mayAct(seen) ? seen.seats[seen.viewer]?.hand : undefined;
  if (typeof hand !== 'object') return [];
  if (seen.table.stage === 'show') return hand.map((card) => ({ type: 'show', card }));
  return handfuls(inOrder(hand, CARDS), HANDED).map((cards) => ({ type: 'pass', cards }));
}

function cardMoves(
  before: HandOverView,
  { seat, action }: LastAction<VisibleActionOf<typeof actions>>,
  after: HandOverView,
): readonly CardMove[] {
  const hand = { zone: 'hand', seat };
  if (action.type === 'show') return [{ from: hand, to: { zone: 'shown', seat }, cards: [action.card] }];
  const laid: CardMove = { from: hand, to: { zone: 'laid', seat }, cards: action.cards ?? HANDED };
  if (after.table.stage === 'pass') return [laid];
  const handed = allSeats(before.seats.length).map((from): CardMove => {
    const to = leftOf(from, before.seats.length);
    const given = from === seat ? laid.cards : (before.seats[from]?.laid ?? HANDED);
    const got = after.seats[to]?.hand;
    const cards = typeof given === 'number' && typeof got === 'object' ? got.slice(-HANDED) : given;
    return { from: { zone: 'laid', seat: from }, to: { zone: 'hand', seat: to }, cards };
  });
  return [laid, ...handed];
}
