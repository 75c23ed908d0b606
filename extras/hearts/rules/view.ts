import { type CardsByZone, mayAct, ownHand, type Seat, sees, type View, type Viewer } from '@hundredfold/shared/game';
import { choices, type Situation, whyIllegalIn } from './choices.ts';
import type { HeartsAction, HeartsOptions, HeartsRefusal } from './declaration.ts';
import { outcome, toAct } from './rules.ts';
import { DIRECTIONS, directionOf, type HeartsState, setup } from './state.ts';

export const viewSchema = {
  table: {
    dealNumber: 'count',
    stage: ['pass', 'play'],
    direction: DIRECTIONS,
    deck: 'closed',
    leader: 'seat',
    trick: 'open',
    broken: 'flag',
  },
  seat: {
    hand: 'private',
    laid: 'private',
    /** The cards that the seat passed on in this deal, and those that were passed to it. */
    passed: 'privateFact',
    received: 'privateFact',
    won: 'closed',
    taken: 'count',
    points: 'wholes',
  },
} as const;

export type HeartsView = View<typeof viewSchema, HeartsOptions>;

export function cards({ deck, trick, hands, laid, won }: HeartsState): CardsByZone<typeof viewSchema> {
  return { table: { deck, trick }, seat: { hand: hands, laid, won } };
}

export function withCards(state: HeartsState, { table, seat }: CardsByZone<typeof viewSchema>): HeartsState {
  return { ...state, deck: table.deck, trick: table.trick, hands: seat.hand, laid: seat.laid, won: seat.won };
}

/** Returns a state that looks like a view, with these cards. Nobody passed cards of which the viewer does not know. */
export function stateLike({ options, table, seats }: HeartsView, placed: CardsByZone<typeof viewSchema>): HeartsState {
  const facts: HeartsState = {
    ...setup(options, seats.length),
    phase: table.stage ?? 'play',
    deal: table.dealNumber,
    passed: seats.map(({ passed }) => passed ?? []),
    received: seats.map(({ received }) => received ?? []),
    leader: table.leader,
    taken: seats.map(({ taken }) => taken),
    broken: table.broken,
    points: seats.map(({ points }) => points),
  };
  return withCards(facts, placed);
}

/** Returns the view. Everyone sees the trick and all points; only its player sees a hand, and what was passed. */
export function view(state: HeartsState, viewer: Viewer): HeartsView {
  const { phase, deal, deck, leader, trick, broken, points } = state;
  return {
    viewer,
    options: state.options,
    toAct: toAct(state),
    outcome: outcome(state),
    table: {
      dealNumber: deal,
      stage: phase === 'pass' || phase === 'play' ? phase : null,
      direction: directionOf(deal, points.length),
      deck: deck.length,
      leader,
      trick,
      broken,
    },
    seats: state.hands.map((_, seat) => seatView(state, seat, sees(viewer, seat))),
  };
}

function seatView({ hands, laid, passed, received, won, taken, points }: HeartsState, seat: Seat, isOwn: boolean) {
  const [hand = [], down = []] = [hands[seat], laid[seat]];
  return {
    hand: isOwn ? hand : hand.length,
    laid: isOwn ? down : down.length,
    passed: isOwn ? (passed[seat] ?? []) : null,
    received: isOwn ? (received[seat] ?? []) : null,
    won: won[seat]?.length ?? 0,
    taken: taken[seat] ?? 0,
    points: points[seat] ?? [],
  };
}

export function legal(view: HeartsView): readonly HeartsAction[] {
  return mayAct(view) ? choices(situationIn(view)) : [];
}

export function whyIllegal(view: HeartsView, action: HeartsAction): HeartsRefusal | null {
  return whyIllegalIn(situationIn(view), action);
}

function situationIn(view: HeartsView): Situation {
  const { stage, trick, broken } = view.table;
  return { stage: stage ?? 'play', hand: ownHand(view), trick, isFirst: isFirstTrick(view), broken };
}

export function isFirstTrick({ seats }: HeartsView): boolean {
  return seats.every(({ won }) => won === 0);
}
