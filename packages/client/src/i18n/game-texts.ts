import {
  type OptionKind,
  type OptionKinds,
  type OptionValue,
  type OptionValues,
  optionsThatMatter,
} from '@hundredfold/shared/core/options.ts';
import { termsOf } from '@hundredfold/shared/games/terms.ts';
import type { LobbyRow } from '@hundredfold/shared/protocol/lobby-row.ts';
import type { PlayedGame } from '@hundredfold/shared/protocol/played-game.ts';
import { aboutGame, firstTexts as t } from './first.ts';
import type { AboutMessages, OptionMessages } from './game-messages.ts';

const NO_BREAK = '\u00a0';

/** The longest text without a line break, in characters. Longer text does not fit a line of large text on a phone. */
const MAX_UNBROKEN_CHARS = 16;

/** Stands between two parts of a summary: a line may break after its dot, not before it. */
export const SUMMARY_SEPARATOR = `${NO_BREAK}· `;

/** A short summary of the options, followed by `more`. The line breaks only between its parts. */
export function summary(kinds: OptionKinds, about: AboutMessages, options: OptionValues, more = ''): string {
  const parts = Object.entries(kinds).map(([name, kind]) => inWords(kind, about.options[name], options[name]));
  return [...parts, more]
    .filter((each) => each !== '')
    .map((each) => (each.length > MAX_UNBROKEN_CHARS ? each : each.replaceAll(' ', NO_BREAK)))
    .join(SUMMARY_SEPARATOR);
}

export function otherThanPlain(played: Pick<PlayedGame, 'game' | 'seats' | 'options'>, more = ''): string {
  const { game, seats, options } = played;
  const kinds = Object.entries(optionsThatMatter(termsOf(game)?.options ?? {}, seats)).filter(([name]) => name in options);
  return summary(Object.fromEntries(kinds), aboutGame(game), options, more);
}

export function differences({ game, seats, options, pace }: Pick<LobbyRow, 'game' | 'seats' | 'options' | 'pace'>): string {
  return otherThanPlain({ game, seats: seats.length, options }, pace === 'free' ? '' : t.value.pace[pace]);
}

function inWords(kind: OptionKind, option: OptionMessages | undefined, value: OptionValue | undefined): string {
  if (option === undefined || value === undefined) return '';
  switch (kind.kind) {
    case 'choice':
      return option.values?.[String(value)]?.label ?? String(value);
    case 'whole':
      return `${option.label} ${value}`;
    case 'flag':
      return value ? option.label : '';
  }
}
