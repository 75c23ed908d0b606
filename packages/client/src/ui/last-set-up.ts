import { defaultOptions, type OptionValues, parseOptions } from '@hundredfold/shared/core/options.ts';
import { type GameTerms, TERMS } from '@hundredfold/shared/games/terms.ts';
import * as v from 'valibot';
import { storedList } from '../browser/stored.ts';

/** How a game was set up in this browser. */
interface GameSetUp {
  readonly seats: number;
  readonly options: OptionValues;
}

const keptSchema = v.object({
  game: v.string(),
  seats: v.number(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
});

/** One for each game, the latest first. */
const kept = storedList('set-ups', keptSchema);

/** As many as sit down most often: you and three friends. */
const USUAL_SEATS = 4;

export function usualSeats({ seats: { min, max } }: GameTerms): number {
  return Math.max(min, Math.min(max, USUAL_SEATS));
}

/** The game that was set up last in this browser; at first the one at the head of the list. */
export function lastGame(): GameTerms {
  return TERMS.find(({ id }) => id === kept.peek()[0]?.game) ?? TERMS[0];
}

/** How a game was set up the last time; as usual where it never was, or where it cannot be played like that any more. */
export function lastSetUp(game: GameTerms): GameSetUp {
  const last = kept.peek().find((each) => each.game === game.id);
  const { min, max } = game.seats;
  const options = parseOptions(game.options, last?.options ?? {});
  const fits = last !== undefined && Number.isInteger(last.seats) && last.seats >= min && last.seats <= max;
  return {
    seats: fits ? last.seats : usualSeats(game),
    options: options.ok ? options.value : defaultOptions(game.options),
  };
}

/** From now on the game is offered like that in this browser, and before the others. */
export function keepSetUp(game: string, { seats, options }: GameSetUp): void {
  kept.value = [{ game, seats, options }, ...kept.peek().filter((each) => each.game !== game)];
}
