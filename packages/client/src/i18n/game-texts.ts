import {
  type OptionKind,
  type OptionKinds,
  type OptionValue,
  type OptionValues,
  optionsThatMatter,
} from '@hundredfold/shared/core/options.ts';
import { termsOf } from '@hundredfold/shared/games/terms.ts';
import type { LobbyRow } from '@hundredfold/shared/protocol/lobby-row.ts';
import type { AboutWords, GameAbout, OptionWords } from './about.ts';
import { language, t } from './index.ts';

const found = import.meta.glob<GameAbout>('../games/*/about.ts', { eager: true, import: 'about' });

const abouts: ReadonlyMap<string, GameAbout> = new Map(
  Object.entries(found).map(([path, about]) => [path.split('/')[2] ?? '', about]),
);

const NO_BREAK = '\u00a0';

/** The longest text without a line break, in characters. Longer text does not fit a line of large text on a phone. */
const MAX_UNBROKEN_CHARS = 16;

/** The texts about a game in all languages. Every game has its folder in this app. */
export function aboutGame(game: string): GameAbout {
  const about = abouts.get(game);
  if (about === undefined) throw new Error(`nothing is written about ${game}`);
  return about;
}

/** The texts about a game in the current language. */
export function gameWords(game: string): AboutWords {
  return aboutGame(game).words[language.value];
}

/** A short summary of the options, followed by `more`. The line breaks only between its parts. */
export function summary(kinds: OptionKinds, t: AboutWords, options: OptionValues, more = ''): string {
  const parts = Object.entries(kinds).map(([name, kind]) => inWords(kind, t.options[name], options[name]));
  return [...parts, more]
    .filter((each) => each !== '')
    .map((each) => (each.length > MAX_UNBROKEN_CHARS ? each : each.replaceAll(' ', NO_BREAK)))
    .join(' · ');
}

/** A game with its settings; `options` are only those that differ from the plain game. */
interface SetUp {
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
}

/** A short summary of how a game differs from the plain one. */
export function otherThanPlain({ game, seats, options }: SetUp, more = ''): string {
  const kinds = Object.entries(optionsThatMatter(termsOf(game)?.options ?? {}, seats)).filter(([name]) => name in options);
  return summary(Object.fromEntries(kinds), gameWords(game), options, more);
}

/** A short summary of how a table differs from the plain game, with its pace. */
export function differences({ game, seats, options, pace }: Pick<LobbyRow, 'game' | 'seats' | 'options' | 'pace'>): string {
  return otherThanPlain({ game, seats: seats.length, options }, pace === 'free' ? '' : t.value.pace[pace]);
}

function inWords(kind: OptionKind, t: OptionWords | undefined, value: OptionValue | undefined): string {
  if (t === undefined || value === undefined) return '';
  switch (kind.kind) {
    case 'choice':
      return t.values?.[String(value)]?.label ?? String(value);
    case 'whole':
      return `${t.label} ${value}`;
    case 'flag':
      return value ? t.label : '';
  }
}
