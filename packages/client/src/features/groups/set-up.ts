import { defaultOptions, type OptionValues, optionsThatDiffer, parseOptions } from '@hundredfold/shared/core/options.ts';
import { termsOf } from '@hundredfold/shared/games/terms.ts';
import type { SetUpTable } from '@hundredfold/shared/protocol/groups.ts';
import { newTableSchema } from '@hundredfold/shared/protocol/new-table.ts';
import * as v from 'valibot';
import { otherThanPlain, SUMMARY_SEPARATOR } from '../../i18n/game-texts.ts';
import { aboutGame, t } from '../../i18n/index.ts';
import { usualSeats } from '../../lib/last-set-up.ts';

/** A set-up whose number of seats and options are known. */
export type KnownSetUp = SetUpTable & { readonly seats: number; readonly options: OptionValues };

/** Reads a set-up that the group keeps; `null` if this page does not know its game, or not all of its settings. */
export function readSetUp(stored: unknown): KnownSetUp | null {
  const read = v.safeParse(newTableSchema, stored);
  const terms = read.success ? termsOf(read.output.game) : undefined;
  if (!read.success || terms === undefined) return null;
  const options = parseOptions(terms.options, read.output.options);
  return {
    ...read.output,
    seats: read.output.seats ?? usualSeats(terms),
    options: options.ok ? options.value : defaultOptions(terms.options),
  };
}

/** Returns a set-up in words: the game, the number of players, and what differs from the plain game. */
export function setUpText({ game, seats, options, pace = 'free' }: KnownSetUp): string {
  const differing = optionsThatDiffer(termsOf(game)?.options ?? {}, seats, options);
  const more = otherThanPlain({ game, seats, options: differing }, pace === 'free' ? '' : t.value.pace[pace]);
  const parts = [aboutGame(game).name, t.value.groups.seats(seats), more];
  return parts.filter((part) => part !== '').join(SUMMARY_SEPARATOR);
}
