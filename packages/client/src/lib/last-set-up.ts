import { BOT_LEVELS, type BotLevel } from '@hundredfold/shared/core/bot-level.ts';
import { defaultOptions, parseOptions } from '@hundredfold/shared/core/options.ts';
import { type GameTerms, TERMS } from '@hundredfold/shared/games/terms.ts';
import * as v from 'valibot';
import { changeList, storedChoice, storedList } from './stored.ts';

export const OPPONENTS = ['friends', 'bots', 'strangers'] as const;
export type Opponents = (typeof OPPONENTS)[number];

/** The opponents that the user chose last, and how well bots play. */
export const lastOpponents = storedChoice<Opponents>('opponents', OPPONENTS, 'bots');
export const lastBotLevel = storedChoice<BotLevel>('bot-level', BOT_LEVELS, 'normal');

const keptSchema = v.object({
  game: v.string(),
  seats: v.number(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
});

export type GameSetUp = Readonly<Omit<v.InferOutput<typeof keptSchema>, 'game'>>;

/** One set-up for each game, the latest first. */
const kept = storedList('set-ups', keptSchema);

/** The default number of seats, for the most common group: the user and three friends. */
const USUAL_SEATS = 4;

export function usualSeats({ seats: { min, max } }: GameTerms): number {
  return Math.max(min, Math.min(max, USUAL_SEATS));
}

/** Returns the game that was chosen last in this browser; the first one of the list by default. */
export function lastGame(): GameTerms {
  return TERMS.find(({ id }) => id === kept.peek()[0]?.game) ?? TERMS[0];
}

/** Returns the last set-up of a game; the defaults if there is none, or if the game no longer allows it. */
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

/** Saves a set-up as soon as it is chosen, so that this browser offers the game with it, and before the others. */
export function keepSetUp(game: string, { seats, options }: GameSetUp): void {
  changeList(kept, (setUps) => [{ game, seats, options }, ...setUps.filter((each) => each.game !== game)]);
}
