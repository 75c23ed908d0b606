import {
  type CardMove,
  type CardsByZone,
  type CardZone,
  type Face,
  type LastAction,
  mayAct,
  type TopOnlyPile,
  type View,
  type Viewer,
} from '@hundredfold/shared/game';
import type { FourSquareAction, FourSquareOptions, FourSquareRefusal } from './declaration.ts';
import { outcome, toAct, whyStackIllegal } from './rules.ts';
import { GOAL, topsTotal } from './score.ts';
import { type FourSquareState, setup } from './state.ts';

export const viewSchema = {
  table: {
    draw: 'closed',
    card: 'open',
    stack0: 'topOnly',
    stack1: 'topOnly',
    stack2: 'topOnly',
    stack3: 'topOnly',
    discard: 'topOnly',
    discarded: 'count',
    ghosts: 'faces',
  },
  seat: { won: 'closed', points: 'count' },
} as const;

export const STACK_ZONES = ['stack0', 'stack1', 'stack2', 'stack3'] as const;

export type FourSquareView = View<typeof viewSchema, FourSquareOptions>;

/** Returns the view, which is the same for everyone: cards are placed openly, and no one sees covered cards. */
export function view(state: FourSquareState, viewer: Viewer): FourSquareView {
  const { draw, card, stacks, discard, discarded, ghosts, won, points } = state;
  return {
    viewer,
    options: state.options,
    toAct: toAct(state),
    outcome: outcome(state),
    table: {
      draw: draw.length,
      card,
      stack0: topOnlyPile(stacks[0]),
      stack1: topOnlyPile(stacks[1]),
      stack2: topOnlyPile(stacks[2]),
      stack3: topOnlyPile(stacks[3]),
      discard: topOnlyPile(discard),
      discarded,
      ghosts,
    },
    seats: won.map((pile, seat) => ({ won: pile.length, points: points[seat] ?? 0 })),
  };
}

function topOnlyPile(pile: readonly Face[] = []): TopOnlyPile {
  return { top: pile[pile.length - 1] ?? null, size: pile.length };
}

export function legal(view: FourSquareView): readonly FourSquareAction[] {
  return mayAct(view) ? ANYWHERE : NOWHERE;
}

export function whyIllegal(_view: FourSquareView, action: FourSquareAction): FourSquareRefusal | null {
  return whyStackIllegal(action);
}

const NOWHERE: readonly FourSquareAction[] = [];
const ANYWHERE: readonly FourSquareAction[] = STACK_ZONES.map((_, stack) => ({ type: 'place', stack }));

export function cards({ draw, card, stacks, discard, won }: FourSquareState): CardsByZone<typeof viewSchema> {
  const [stack0 = [], stack1 = [], stack2 = [], stack3 = []] = stacks;
  return { table: { draw, card, stack0, stack1, stack2, stack3, discard }, seat: { won } };
}

/** Returns the state with other cards at their places. Points stay, because they were counted in front of everyone. */
export function withCards(state: FourSquareState, { table, seat }: CardsByZone<typeof viewSchema>): FourSquareState {
  const { draw, card, discard } = table;
  return { ...state, draw, card, stacks: STACK_ZONES.map((zone) => table[zone]), discard, won: seat.won };
}

export function stateLike(
  { options, toAct: [turn], table, seats }: FourSquareView,
  placed: CardsByZone<typeof viewSchema>,
): FourSquareState {
  const { discarded, ghosts } = table;
  const points = seats.map((seat) => seat.points);
  return withCards({ ...setup(options, seats.length), phase: 'place', turn: turn ?? null, points, discarded, ghosts }, placed);
}

const DRAW: CardZone = { zone: 'draw', seat: null };
const CARD: CardZone = { zone: 'card', seat: null };
const DISCARD: CardZone = { zone: 'discard', seat: null };

/**
 * Returns the moves: the card to its stack, a taken stack to its winner, a new card in its place, then the cards that are drawn.
 */
export function cardMoves(
  before: FourSquareView,
  { seat, action }: LastAction<FourSquareAction>,
  after: FourSquareView,
): readonly CardMove[] {
  const zone = STACK_ZONES[action.stack] ?? 'stack0';
  const stack: CardZone = { zone, seat: null };
  const placed: CardMove = { from: CARD, to: stack, cards: before.table.card };
  const tops = STACK_ZONES.map((each) => (each === zone ? before.table.card[0] : before.table[each].top));
  const { top } = after.table[zone];
  const taken: CardMove = { from: stack, to: { zone: 'won', seat }, cards: before.table[zone].size + 1 };
  const restart: CardMove[] = top === null ? [] : [{ from: DRAW, to: stack, cards: [top] }];
  return [placed, ...(topsTotal(tops) === GOAL ? [taken, ...restart] : []), ...drawMoves(before, after)];
}

/** Returns the moves of the cards that absent players draw one by one (rule 6.1), and of the next turn's card. */
function drawMoves(before: FourSquareView, after: FourSquareView): readonly CardMove[] {
  const size = after.table.discard.size - before.table.discard.size;
  const absent = size === 0 ? [] : after.table.ghosts.map((card) => ({ from: DRAW, to: DISCARD, cards: [card] }));
  return after.table.card.length === 0 ? absent : [...absent, { from: DRAW, to: CARD, cards: after.table.card }];
}
