import type { OptionKind } from '@hundredfold/shared/core/options.ts';

type Whole = Extract<OptionKind, { kind: 'whole' }>;

const MOST_BUTTONS = 3;

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
