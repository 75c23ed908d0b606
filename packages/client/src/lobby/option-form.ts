import type { OptionKind, OptionKinds, OptionValue, OptionValues } from '@hundredfold/shared/core/options.ts';
import type { AboutWords, OptionWords } from '../words/about.ts';

type Whole = Extract<OptionKind, { kind: 'whole' }>;

const MOST_BUTTONS = 3;
const NO_BREAK = '\u00a0';

/** Whether a choice is laid out as buttons; a longer one is a list that opens. */
export function laidOut(kind: Extract<OptionKind, { kind: 'choice' }>): boolean {
  return kind.of.length <= MOST_BUTTONS;
}

/** A number as typed, if the option takes it. */
export function readWhole(kind: Whole, typed: string): number | null {
  const text = typed.trim();
  const number = Number(text);
  const fits = Number.isInteger(number) && number >= kind.from && number <= kind.to && number % (kind.step ?? 1) === 0;
  return text !== '' && fits ? number : null;
}

/** The options in a few words, for a line in a list. */
export function summary(kinds: OptionKinds, words: AboutWords, options: OptionValues): string {
  const said = Object.entries(kinds).map(([name, kind]) => inWords(kind, words.options[name], options[name]));
  return said
    .filter((each) => each !== '')
    .map((each) => each.replaceAll(' ', NO_BREAK))
    .join(' · ');
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
