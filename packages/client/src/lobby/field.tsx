import type { OptionKind, OptionValue } from '@hundredfold/shared/core/options.ts';
import type { OptionWords } from '../words/about.ts';
import { words } from '../words/index.ts';

export interface FieldProps<Kind extends OptionKind = OptionKind> {
  readonly kind: Kind;
  readonly said: OptionWords;
  readonly value: OptionValue;
  readonly onChoose: (value: OptionValue) => void;
}

/** The mark on the choice that plays the plain game. */
export function Usual() {
  return <small class="usual">{words.value.start.standard}</small>;
}
