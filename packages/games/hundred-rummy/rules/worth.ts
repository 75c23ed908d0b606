import { allSeats, chanceToWin, type Seat } from '@hundredfold/shared/game';
import { handKey, nextCard, valueOfFour } from './odds.ts';
import { GOAL, HAND } from './score.ts';
import { pointsOf, type RummyState, totalOf } from './state.ts';

/** Returns the stage of play. In a single game against others it ends with each hundred, so that luck decides less of a roll-out. */
export function stage(state: RummyState): number {
  const { options, seats, game, scored } = state;
  if (options.tournament || seats === 1) return game;
  const cards = scored.reduce((sum, pile) => sum + pile.length, 0);
  return drawsNewHand(state) ? cards - HAND : cards;
}

/** Returns whether a player has scored, and still draws the new cards from a pile that is refilled (rule 4.5). */
function drawsNewHand({ phase, turn, hands }: RummyState): boolean {
  return phase === 'refill' && (hands[turn ?? 0] ?? []).length < HAND;
}

/** The lead in points that makes a player e times as likely to win a tournament, as it is between normal bots. */
const TOURNAMENT_SCALE = 110;

export function worth(state: RummyState, seat: Seat): number {
  if (!state.options.tournament) return chanceInRace(state, seat);
  return chanceToWin(
    allSeats(state.seats).map((each) => totalOf(state, each)),
    seat,
    TOURNAMENT_SCALE,
  );
}

/**
 * The worth of a hand and of a turn in hundreds, and the lead in hundreds that makes a player e times as likely to win, all fitted to
 * games between normal bots.
 */
const HAND_WORTH = 1.5;
const TURN_WORTH = 0.4;
const SCALE = 0.31;
/** The mean value of four cards that were just drawn. */
const NEW_HAND = 0.62;

/**
 * Estimates a seat’s chance to win a single game after a hundred, when the next player’s turn has begun. The cards that were just drawn
 * do not count.
 */
function chanceInRace(state: RummyState, seat: Seat): number {
  const { seats, turn, hands, scored, options } = state;
  const next = nextCard(seats, scored);
  const needs = allSeats(seats).map((each) => (options.target - pointsOf(state, each)) / GOAL);
  const leads = needs.map((need, each) => {
    const wait = (each - (turn ?? 0) + seats) % seats;
    const value = wait === seats - 1 ? NEW_HAND : valueOfFour(handKey(hands[each] ?? []), next, 1);
    return HAND_WORTH * value - need - (TURN_WORTH * wait) / seats;
  });
  return chanceToWin(leads, seat, SCALE * Math.sqrt(Math.min(...needs)));
}
