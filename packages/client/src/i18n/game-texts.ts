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
import { language, words } from './index.ts';

const found = import.meta.glob<GameAbout>('../games/*/about.ts', { eager: true, import: 'about' });

const abouts: ReadonlyMap<string, GameAbout> = new Map(
  Object.entries(found).map(([path, about]) => [path.split('/')[2] ?? '', about]),
);

const NO_BREAK = '\u00a0';

/** Letters; what is longer does not fit into a line of large text on a phone. */
const LONGEST_UNBROKEN = 16;

/** What there is to say about a game. Every game has its folder here. */
export function aboutGame(game: string): GameAbout {
  const about = abouts.get(game);
  if (about === undefined) throw new Error(`nothing is written about ${game}`);
  return about;
}

/** The same in the language spoken now. */
export function gameWords(game: string): AboutWords {
  return aboutGame(game).words[language.value];
}

/** The options in a few words, and whatever else is to be said with them, for a line that breaks between them alone. */
export function summary(kinds: OptionKinds, words: AboutWords, options: OptionValues, more = ''): string {
  const said = Object.entries(kinds).map(([name, kind]) => inWords(kind, words.options[name], options[name]));
  return [...said, more]
    .filter((each) => each !== '')
    .map((each) => (each.length > LONGEST_UNBROKEN ? each : each.replaceAll(' ', NO_BREAK)))
    .join(' · ');
}

/** A game as it is set up: `options` are those alone that differ from the plain one. */
interface SetUp {
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
}

/** How it differs from the plain game, in a few words. */
export function otherThanPlain({ game, seats, options }: SetUp, more = ''): string {
  const kinds = Object.entries(optionsThatMatter(termsOf(game)?.options ?? {}, seats)).filter(([name]) => name in options);
  return summary(Object.fromEntries(kinds), gameWords(game), options, more);
}

/** The same of a table, with its pace. */
export function differences({ game, seats, options, pace }: Pick<LobbyRow, 'game' | 'seats' | 'options' | 'pace'>): string {
  return otherThanPlain({ game, seats: seats.length, options }, pace === 'free' ? '' : words.value.pace[pace]);
}

function inWords(kind: OptionKind, words: OptionWords | undefined, value: OptionValue | undefined): string {
  if (words === undefined || value === undefined) return '';
  switch (kind.kind) {
    case 'choice':
      return words.values?.[String(value)]?.label ?? String(value);
    case 'whole':
      return `${words.label} ${value}`;
    case 'flag':
      return value ? words.label : '';
  }
}
