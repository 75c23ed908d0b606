import type { Face } from '../cards/face.ts';
import { without } from '../cards/pile.ts';
import type { AnyAction } from '../core/action.ts';
import type { Game } from '../core/game.ts';
import { act, type Match, pendingChance, resolveChance, startMatch } from '../core/match.ts';
import { defaultOptions, type OptionValues } from '../core/options.ts';
import type { Seat } from '../core/seat.ts';

/** A game with fixed chance outcomes. Every method returns a new scene. */
export interface Scene {
  readonly match: Match;
  picks(seat: Seat): Scene;
  /** Resolves the pending shuffle: these cards come to the top in this order, the rest behind them. */
  shuffles(top: readonly Face[]): Scene;
  acts(seat: Seat, action: AnyAction): Scene;
  refuses(seat: Seat, action: AnyAction): string;
}

export function scene(game: Game, options: OptionValues = {}, seats = game.seats.max): Scene {
  return from(startMatch(game, { ...defaultOptions(game.options), ...options }, seats));
}

function from(match: Match): Scene {
  return {
    match,
    picks(seat) {
      const due = pendingChance(match);
      if (due?.chance !== 'pick') throw new Error('no pick is pending');
      return from(resolveChance(match, { ...due, result: seat }));
    },
    shuffles(top) {
      const due = pendingChance(match);
      if (due?.chance !== 'shuffle') throw new Error('no shuffle is pending');
      const rest = top.reduce((cards, card) => withoutFace(cards, card), due.cards);
      return from(resolveChance(match, { chance: 'shuffle', pile: due.pile, result: [...top, ...rest] }));
    },
    acts(seat, action) {
      const result = act(match, seat, action);
      if (!result.ok) throw new Error(`seat ${seat} may not ${JSON.stringify(action)}: ${result.refusal}`);
      return from(result.value);
    },
    refuses(seat, action) {
      const result = act(match, seat, action);
      if (result.ok) throw new Error(`seat ${seat} may ${JSON.stringify(action)}`);
      return result.refusal;
    },
  };
}

/** Splits a text such as `7S KH 2D` into cards. */
export function split(cards: string): readonly Face[] {
  return cards.split(' ').filter(Boolean);
}

/** Returns a pile without one copy of a card. */
function withoutFace(cards: readonly Face[], card: Face): readonly Face[] {
  const place = cards.indexOf(card);
  if (place < 0) throw new Error(`there is no ${card} left to be shuffled`);
  return without(cards, place);
}
