import { HINTS, type Hints } from '@hundredfold/shared/protocol/hints.ts';
import { t } from '../../i18n/index.ts';
import { Choice } from '../../ui/choice.tsx';

interface HintsFieldProps {
  readonly hints: Hints;
  readonly onChoose: (hints: Hints) => void;
}

/** The field in which the host chooses who may ask for hints. */
export function HintsField({ hints, onChoose }: HintsFieldProps) {
  const { title, choices, stated } = t.value.hints;
  return (
    <Choice label={title} of={HINTS} chosen={hints} onChoose={onChoose} say={(each) => choices[each]} about={stated[hints]} />
  );
}
