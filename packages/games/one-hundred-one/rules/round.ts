import { atSeat, clockwiseFrom, dealOneByOne, type Face, type Seat } from '@hundredfold/shared/game';
import { exitBonus, handPoints, hasLost, totalAfter } from './score.ts';
import { handOf, nextIn, type OneHundredOneState, seatsIn, setup, topOf } from './state.ts';

/** The number of cards dealt to each player (rule 3.2). */
export const DEALT = 4;

/**
 * The number of forced actions in a row that ends a round (rule 6.4). Even a player who draws the whole pack for an eight needs
 * fewer.
 */
export const MAX_FORCED_ACTIONS = 100;

/** Deals a round. The dealer's last card lies on the table, as if the dealer had played it (rules 3.2 and 3.3). */
export function dealRound(state: OneHundredOneState, deck: readonly Face[], dealer: Seat): OneHundredOneState {
  const order = clockwiseFrom(dealer + 1, seatsIn(state));
  const dealt = order.length * DEALT;
  const hands = dealOneByOne(deck.slice(0, dealt - 1), order, state.hands.length);
  return { ...state, phase: 'play', turn: dealer, hands, pile: deck.slice(dealt - 1, dealt), pack: deck.slice(dealt) };
}

/** Takes a seat out of the round, with its bonus (rules 7.1 and 7.2). */
export function goOut(state: OneHundredOneState, seat: Seat): OneHundredOneState {
  const place = 1 + Math.max(...state.places);
  return {
    ...state,
    places: atSeat(state.places, seat, place),
    bonuses: atSeat(state.bonuses, seat, exitBonus(topOf(state))),
  };
}

/** Ends a round in which one player is left with cards (rule 7.3). */
export function endRound(state: OneHundredOneState): OneHundredOneState {
  return scoreRound(state, seatsIn(state)[0] ?? null);
}

/**
 * Notes the points of a round, and ends the game or starts the next round (rules 7.2 to 8.3). Without a loser no cards are counted (rule
 * 6.4).
 */
export function scoreRound(state: OneHundredOneState, loser: Seat | null): OneHundredOneState {
  const counted = loser === null ? [] : handOf(state, loser);
  const scored = state.totals.map((_, seat) => (seat === loser ? handPoints(counted) : (state.bonuses[seat] ?? 0)));
  const totals = state.totals.map((total, seat) => totalAfter(total, scored[seat] ?? 0));
  const points = state.points.map((rounds, seat) => (hasLost(state.totals[seat] ?? 0) ? rounds : [...rounds, scored[seat] ?? 0]));
  const after: OneHundredOneState = { ...state, counted, totals, points };
  return isOver(after) ? { ...after, phase: 'over', duty: null } : nextRound(after);
}

function isOver({ options, totals }: OneHundredOneState): boolean {
  const left = totals.filter((total) => !hasLost(total)).length;
  return options.ending === 'first-loser' ? left < totals.length : left === 1;
}

/** Gathers the cards and moves the deal to the left (rule 3.1). */
function nextRound(state: OneHundredOneState): OneHundredOneState {
  const { options, round, counted, totals, points } = state;
  const next: OneHundredOneState = {
    ...setup(options, totals.length),
    phase: 'shuffle',
    round: round + 1,
    counted,
    totals,
    points,
  };
  return { ...next, dealer: nextIn(next, dealerOf(state)) };
}

export function dealerOf({ dealer }: OneHundredOneState): Seat {
  if (dealer === null) throw new Error('no dealer has been picked');
  return dealer;
}
